export * from './advice.ts';
export * from './door.ts';
export * from './puzzle.ts';
export * from './puzzle-check.ts';
export * from './statistics.ts';
export * from './tutorial.ts';
