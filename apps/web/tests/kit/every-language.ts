import { LANGUAGES } from '@naos/words';
import { fetchAllWords } from '../../src/words/catalogs.ts';

/** Tests speak both languages at once. */
await Promise.all(LANGUAGES.map(fetchAllWords));
