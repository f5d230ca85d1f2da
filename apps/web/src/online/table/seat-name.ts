import { MIRROR } from '@naos/bots/mirror';
import { ORACLE } from '@naos/bots/oracle';
import type { SeatCard, TableCard } from '@naos/protocol';
import { botName, type Language } from '@naos/words';
import { styleIn } from '../../bots/levels.ts';
import { type T, useLanguage, useT } from '../../words/index.ts';

/** The server calls a bot by its level; all games have the same ones. */
const LEVELS = {
  'level-1': 'level.1',
  'level-2': 'level.2',
  'level-3': 'level.3',
  'level-4': 'level.4',
  'level-5': 'level.5',
  [ORACLE]: 'oracle.name',
  [MIRROR]: 'mirror.name',
} as const;

const isLevel = (name: string): name is keyof typeof LEVELS => Object.hasOwn(LEVELS, name);

/** What a level of the house bots is called. */
export function levelText(name: string, t: T): string {
  const styled = styleIn(name, t);
  if (styled !== null) return t('level.style', { ...styled, level: levelText(styled.level, t) });
  return isLevel(name) ? t(LEVELS[name]) : name;
}

/** What is said of a bot beside its name: its level, and for whom it plays on. */
export function botText({ name, keptFor = '' }: Pick<SeatCard, 'name' | 'keptFor'>, t: T): string {
  const level = levelText(name, t);
  return keptFor === '' ? t('room.bot.level', { level }) : t('room.bot.for', { level, name: keptFor });
}

/** What the seats of a table on the server are called: people by their own names, bots by theirs, no two alike. */
export function seatNames({ id, seats }: Pick<TableCard, 'id' | 'seats'>, t: T, language: Language): readonly string[] {
  const names: string[] = [];
  for (const { kind, seat, name } of seats) {
    const own = kind === 'bot' ? botName(id, seat, language) : name;
    if (kind === 'open' || own === '') names.push(t('room.free'));
    else names.push(apart(own, new Set(names)));
  }
  return names;
}

/** Who else sits there, by name; a free seat has none. */
export function othersAt({ seats }: Pick<TableCard, 'seats'>, names: readonly string[], me: string): string {
  return names.filter((_, seat) => seats[seat]?.kind !== 'open' && seats[seat]?.player !== me).join(', ');
}

/** A name that nobody before has: the second Anna is Anna 2. */
export function apart(name: string, before: ReadonlySet<string>): string {
  let shown = name;
  for (let n = 2; before.has(shown); n++) shown = `${name} ${n}`;
  return shown;
}

/** The same for a component. */
export function useSeatNames(card: Pick<TableCard, 'id' | 'seats'>): readonly string[] {
  return seatNames(card, useT(), useLanguage());
}
