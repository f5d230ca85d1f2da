import { goldenGames } from '@naos/laws';
import { templeOfFate } from '../rules/index.ts';

goldenGames(templeOfFate, new URL('./golden/', import.meta.url), [
  { name: 'two-players', seats: 2 },
  { name: 'three-players-effects-goals', seats: 3, options: { specials: 'effect', goals: true, hummingbird: false } },
  { name: 'four-players-mixed', seats: 4, options: { specials: 'mixed', goals: false, hummingbird: false } },
  { name: 'two-players-hummingbird', seats: 2, options: { specials: 'mono', goals: false, hummingbird: true } },
  { name: 'three-players-hummingbird', seats: 3, options: { specials: 'effect', goals: true, hummingbird: true } },
]);
