export * from './door.ts';
export * from './tutorial.ts';
