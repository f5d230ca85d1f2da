export { botName } from './bot-name.ts';
export { declined } from './cases.ts';
export { problemsIn } from './catalog-check.ts';
export type { AskedSeat, GameWords, RulesSection, SeatNamer } from './game-words.ts';
export { type Catalog, type Catalogs, LANGUAGES, type Language, type Line, line, type Value } from './line.ts';
export { rulesSection } from './rules-section.ts';
export { type Say, speaker } from './say.ts';
export { faultsOfText, type Namings, textFaults } from './text-faults.ts';
