import type { Catalogs } from '@naos/words';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** The texts of the shared parts; a page's speaker needs them beside its own. */
export const tableWords: Catalogs = { en, ru };
