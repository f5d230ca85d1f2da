import { randomInt } from 'node:crypto';
import type { Language } from '@naos/words';

/** Neither he nor she, the same words in both languages. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ibis', 'Lotus', 'Papyrus', 'Scarab', 'Sphinx', 'Falcon', 'Obelisk', 'Jackal', 'Reed', 'Cobra', 'Heron', 'Ankh'],
  ru: [
    'Ибис',
    'Лотос',
    'Папирус',
    'Скарабей',
    'Сфинкс',
    'Сокол',
    'Обелиск',
    'Шакал',
    'Тростник',
    'Кобра',
    'Цапля',
    'Анх',
  ],
};

/** A name for somebody who has not said theirs, in the language that their browser asks for first. */
export function guestName(wanted: string | undefined): string {
  const names = NAMES[/^\s*ru\b/i.test(wanted ?? '') ? 'ru' : 'en'];
  return `${names[randomInt(names.length)]} ${randomInt(100, 1000)}`;
}
