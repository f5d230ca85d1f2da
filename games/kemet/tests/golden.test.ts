import { goldenGames } from '@naos/laws';
import { kemet } from '../rules/index.ts';

goldenGames(kemet, new URL('./golden/', import.meta.url), [
  { name: 'two', seats: 2, options: {} },
  { name: 'three-picked-cities', seats: 3, options: { 'city-1': 'w3', 'city-2': 'w1' } },
  { name: 'five', seats: 5, options: {} },
]);
