import { goldenGames } from '@naos/laws';
import { tekhenu } from '../rules/index.ts';

const solo = { printed: false, difficulty: 'hard', randomStart: false, dearDecrees: false } as const;

goldenGames(tekhenu, new URL('./golden/', import.meta.url), [
  { name: 'two-seats', seats: 2 },
  { name: 'three-seats', seats: 3 },
  { name: 'four-seats', seats: 4 },
  { name: 'solo-hard', seats: 1, options: solo },
]);
