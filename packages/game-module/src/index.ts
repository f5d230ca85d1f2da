export * from './advice.ts';
export * from './game-module.ts';
export * from './puzzle.ts';
export * from './puzzle-check.ts';
export * from './statistics.ts';
export * from './tutorial.ts';
