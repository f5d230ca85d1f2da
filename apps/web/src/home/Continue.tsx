import { ChevronRight, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { chipOf, titleOf } from '../kit/doors.ts';
import { allTables, type SavedTable } from '../store/tables.ts';
import { type T, useLanguage, useT } from '../words/index.ts';

const MOST = 3;

/** Tables on this device, the newest first: go on, or watch how it ended. */
export function Continue(): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const tables = allTables().slice(0, MOST);
  if (tables.length === 0) return null;
  return (
    <section className="strip">
      <h2>{t('home.continue')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Link
              className={table.outcome === null && table.yours ? 'cont mine' : 'cont'}
              href={table.outcome === null ? `/play/${table.id}` : `/replay/${table.id}`}
            >
              <Chip game={table.game} />
              <span>
                <b>{headline(table, titleOf(table.game, language), t)}</b>
                {standing(table, t)}
              </span>
              {table.outcome === null ? (
                <ChevronRight size={18} aria-hidden="true" />
              ) : (
                <Play size={16} fill="currentColor" aria-hidden="true" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Chip({ game }: { readonly game: string }): ReactElement | null {
  const chip = chipOf(game);
  return chip === null ? null : <img className="chip" src={chip} alt="" width="46" height="46" />;
}

/** "Aton with Nefer". */
export function headline({ chairs }: SavedTable, game: string, t: T): string {
  const others = chairs.slice(1).map(({ name }) => name);
  return others.length === 0 ? game : t('home.with', { game, names: others.join(', ') });
}

/** Whose turn it is, or how it ended. */
export function standing({ outcome, moves, yours }: SavedTable, t: T): string {
  if (outcome === null) return t(yours ? 'home.your-turn' : 'home.their-turn', { n: moves });
  const points = outcome.points.join(' : ');
  const best = outcome.places.filter((place) => place === 1).length;
  if (outcome.places[0] !== 1) return t('home.lost', { points });
  return t(best > 1 ? 'home.drew' : 'home.won', { points });
}
