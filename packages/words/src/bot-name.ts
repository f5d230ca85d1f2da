import type { Language } from './line.ts';

/** Egyptian names that no game of ours gives to a piece, alike in both languages. */
const NAMES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Tiye', ru: 'Тия' },
  { en: 'Senmut', ru: 'Сенмут' },
  { en: 'Merit', ru: 'Мерит' },
  { en: 'Ahmose', ru: 'Яхмос' },
  { en: 'Nofret', ru: 'Нофрет' },
  { en: 'Ineni', ru: 'Инени' },
  { en: 'Henut', ru: 'Хенут' },
  { en: 'Rekhmire', ru: 'Рехмира' },
  { en: 'Mutemwia', ru: 'Мутемуйя' },
  { en: 'Pentu', ru: 'Пенту' },
  { en: 'Sitra', ru: 'Ситра' },
  { en: 'Useramen', ru: 'Усерамон' },
  { en: 'Takhat', ru: 'Тахат' },
  { en: 'Menna', ru: 'Менна' },
  { en: 'Iset', ru: 'Исет' },
  { en: 'Hapuseneb', ru: 'Хапусенеб' },
  { en: 'Baketra', ru: 'Бакетра' },
  { en: 'Djehuty', ru: 'Джехути' },
  { en: 'Neferu', ru: 'Неферу' },
  { en: 'Khaemhat', ru: 'Хаемхет' },
];

/** What a house bot is called on a seat of a table: always the same there, and no two alike at one table. */
export function botName(table: string, seat: number, language: Language): string {
  let hash = 7;
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return NAMES[(hash + seat) % NAMES.length]?.[language] ?? '';
}
