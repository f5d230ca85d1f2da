import { goldenGames, laws } from '../src/index.ts';
import { offerings } from './toy/offerings.ts';
import { toySpec } from './toy/spec.ts';

laws(offerings, toySpec);
goldenGames(offerings, new URL('./golden/', import.meta.url), [
  { name: 'two', seats: 2 },
  { name: 'three', seats: 3 },
]);
