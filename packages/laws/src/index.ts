export { LawBroken } from './broken.ts';
export { goldenGames } from './golden.ts';
export type { Holdings, LawSpec, Occurs, Posting, Turn } from './ground.ts';
export { gainOf } from './information.ts';
export { laws } from './laws.ts';
export { type PlayedOut, playedOut } from './played-out.ts';
