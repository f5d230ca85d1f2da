import { MIRROR } from '@naos/bots/mirror';
import type { SeatCard } from '@naos/protocol';
import type { T } from '../../words/index.ts';

/** The server calls a bot by its level; all games have the same five. */
const LEVELS = {
  'level-1': 'level.1',
  'level-2': 'level.2',
  'level-3': 'level.3',
  'level-4': 'level.4',
  'level-5': 'level.5',
  [MIRROR]: 'mirror.name',
} as const;

const isLevel = (name: string): name is keyof typeof LEVELS => Object.hasOwn(LEVELS, name);

/** What a seat of a table on the server is called: a person's own name, a bot's in the reader's language. */
export function seatName({ kind, name }: Pick<SeatCard, 'kind' | 'name'>, t: T): string {
  if (kind === 'bot' && isLevel(name)) return t(LEVELS[name]);
  return kind === 'open' || name === '' ? t('room.free') : name;
}
