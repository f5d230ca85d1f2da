import type { AnyGameModule } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import type { Language } from '@naos/words';

const covers = pictures(
  import.meta.glob<string>('../../../../games/*/cover.svg', { eager: true, query: '?no-inline', import: 'default' }),
);
const chips = pictures(
  import.meta.glob<string>('../../../../games/*/chip.svg', { eager: true, query: '?no-inline', import: 'default' }),
);

/** Pictures by the name of the folder they lie in, which is the game's id. */
function pictures(found: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(found).map(([path, address]) => [path.split('/').at(-2) ?? '', address]));
}

/** All games, in the registry's order. */
export const allGameModules: readonly AnyGameModule[] = gameModules;

/** The module of a game, or null when nobody has heard of it. */
export function gameModuleOf(id: string): AnyGameModule | null {
  return gameModules.find((gameModule) => gameModule.id === id) ?? null;
}

export const coverOf = (id: string): string | null => covers.get(id) ?? null;
export const chipOf = (id: string): string | null => chips.get(id) ?? null;

/** The game's name, or its id when the game is not known here. */
export function titleOf(id: string, language: Language): string {
  return gameModuleOf(id)?.title[language] ?? id;
}

/** The colour token of a game. */
export function accentOf(id: string): string {
  return `var(--${gameModuleOf(id)?.face?.accent ?? 'lapis'})`;
}
