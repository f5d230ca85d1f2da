export { LawBroken } from './broken.ts';
export { goldenGames } from './golden.ts';
export type { LawSpec, Occurs, Turn } from './ground.ts';
export { laws } from './laws.ts';
export { type PlayedOut, playedOut } from './played-out.ts';
