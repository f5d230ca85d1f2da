import type { TableCard } from '@naos/protocol';
import { ChevronRight, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { othersAt, seatNames } from '../online/table/seat-name.ts';
import { useMyTables } from '../online/waiting.ts';
import { allTables, type SavedTable } from '../store/tables.ts';
import { type T, useLanguage, useT } from '../words/index.ts';
import { Chip } from './Chip.tsx';

/** Rows that are shown; of those where it is my turn, all. */
const MOST_TABLES = 3;

/** A table to go on with, wherever it stands. */
interface Row {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly title: string;
  readonly below: string;
  readonly mine: boolean;
  readonly over: boolean;
}

/** Tables on this device and, for whoever has sat down there, on this server: one's own turn first, then the newest. */
export function Continue(): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const here = allTables().map((table) => localRow(table, titleOf(table.game, language), t));
  const { me, tables } = useMyTables();
  const there = tables.map((card) =>
    onlineRow(card, me, seatNames(card, t, language), titleOf(card.game, language), t),
  );
  const all = [...there, ...here].sort((a, b) => Number(b.mine) - Number(a.mine));
  const rows = all.slice(0, Math.max(MOST_TABLES, there.filter(({ mine }) => mine).length));
  if (rows.length === 0) return null;
  return (
    <section className="strip">
      <h2>{t('home.continue')}</h2>
      <ul>
        {rows.map(({ id, href, game, title, below, mine, over }) => (
          <li key={id}>
            <Link className={mine ? 'cont mine' : 'cont'} href={href}>
              <Chip game={game} />
              <span>
                <b>{title}</b>
                {below}
              </span>
              {over ? (
                <Play size={16} fill="currentColor" aria-hidden="true" />
              ) : (
                <ChevronRight size={18} aria-hidden="true" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Aton with Nefer": everybody but the person whose device it is. */
export function headline({ chairs }: SavedTable, game: string, t: T): string {
  const own = chairs.findIndex(({ kind }) => kind === 'person');
  const others = chairs.flatMap(({ name }, seat) => (seat === own ? [] : [name]));
  return others.length === 0 ? game : t('home.with', { game, names: others.join(', ') });
}

/** Whose turn it is, or how it ended. With several people at the table nobody is told that they won. */
export function standing({ outcome, moves, yours, chairs }: SavedTable, t: T): string {
  if (outcome === null) return t(yours ? 'home.your-turn' : 'home.their-turn', { n: moves });
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own, ...others] = people;
  const isOne = own !== undefined && others.length === 0;
  // Whose game it is reads their own points first, wherever they sat.
  const ranged = isOne ? [outcome.points[own], ...outcome.points.toSpliced(own, 1)] : outcome.points;
  const points = ranged.join('\u00a0:\u00a0');
  if (!isOne) return t('home.ended', { points });
  if (outcome.places[own] !== 1) return t('home.lost', { points });
  return t(outcome.places.filter((place) => place === 1).length > 1 ? 'home.drew' : 'home.won', { points });
}

function localRow(table: SavedTable, game: string, t: T): Row {
  const over = table.outcome !== null;
  return {
    id: table.id,
    href: over ? `/replay/${table.id}` : `/play/${table.id}`,
    game: table.game,
    title: headline(table, game, t),
    below: over ? `${standing(table, t)}. ${t('home.watch')}` : standing(table, t),
    mine: !over && table.yours,
    over,
  };
}

function onlineRow(card: TableCard, own: string, names: readonly string[], title: string, t: T): Row {
  const { id, game, seats, waiting, status, version } = card;
  const others = othersAt(card, names, own);
  const mine = seats.some(({ player, seat }) => player === own && waiting.includes(seat));
  const below = status === 'open' ? t('home.waiting') : t(mine ? 'home.your-turn' : 'home.their-turn', { n: version });
  return {
    id,
    href: `/t/${id}`,
    game,
    title: others === '' ? title : t('home.with', { game: title, names: others }),
    below,
    mine,
    over: false,
  };
}
