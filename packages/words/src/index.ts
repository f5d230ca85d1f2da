export * from './cases.ts';
export * from './catalog-check.ts';
export * from './game-words.ts';
export * from './line.ts';
export * from './rules-section.ts';
export * from './say.ts';
export * from './text-faults.ts';
