import { goldenGames } from '@naos/laws';
import { aton } from '../rules/index.ts';

goldenGames(aton, new URL('./golden/', import.meta.url), [
  { name: 'standard', seats: 2 },
  { name: 'highest-replacement', seats: 2, options: { highestReplacement: true, removalsFirst: false } },
  { name: 'removals-first', seats: 2, options: { highestReplacement: false, removalsFirst: true } },
]);
