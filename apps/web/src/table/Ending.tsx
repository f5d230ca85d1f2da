import { readTranscript, type Vocabulary } from '@naos/engine';
import { type Preferences, type Scene, SeatMark, type Session, type Tab } from '@naos/table-ui';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { PointsChart } from '../replay/PointsChart.tsx';
import { Review } from '../replay/Review.tsx';
import { Reel } from '../replay/reel.ts';
import type { SavedTable } from '../store/tables.ts';
import { type T, useT } from '../words/index.ts';
import { beginAgain } from './begin.ts';
import { Statistics } from './Statistics.tsx';
import { useBegin } from './use-begin.ts';

interface EndingProps {
  readonly session: Session<Vocabulary>;
  readonly scene: Scene<Vocabulary>;
  readonly table: SavedTable;
  readonly preferences: Preferences;
}

/** How a game ended, beside its board: it comes by itself, nothing is asked any more. */
export const endingTab = (t: T, content: ReactNode): Tab => ({
  id: 'ending',
  title: t('end.title'),
  call: 'over',
  asked: true,
  content,
});

/** After the game: how it ended, the places, and what next. */
export function Ending({ session, scene, table, preferences }: EndingProps): ReactElement | null {
  const t = useT();
  const begin = useBegin();
  const { outcome } = scene.situation;
  if (outcome === null) return null;
  const rematch = () => begin(() => beginAgain(table));
  return (
    <section className="ending card">
      <Result session={session} scene={scene} preferences={preferences} />
      <div className="row">
        <button type="button" className="btn strong" onClick={rematch}>
          {t('end.rematch')}
        </button>
        <Link className="btn" href={`/replay/${table.id}`}>
          {t('end.replay')}
        </Link>
        <Link className="btn" href="/">
          {t('lost.home')}
        </Link>
      </div>
    </section>
  );
}

/** Points over the whole game, where the game shows nothing of its own, what it counts, and the bot's review. */
export function Course({
  session,
  table,
}: {
  readonly session: Session<Vocabulary>;
  readonly table: SavedTable;
}): ReactElement | null {
  const { loaded } = session;
  const { outcome } = session.scene().situation;
  const [, go] = useLocation();
  const reel = useMemo(() => new Reel(loaded.game, readTranscript(table.text), table.seeds), [loaded, table]);
  const names = table.chairs.map(({ name }) => name);
  if (outcome === null) return null;
  return (
    <section className="course card">
      {loaded.board?.Ending === undefined && <PointsChart reel={reel} board={loaded.board} names={names} />}
      <Statistics game={table.game} reel={reel} names={names}>
        <Review
          loaded={loaded}
          reel={reel}
          saved={table}
          outcome={outcome}
          now={reel.last}
          onGo={(index) => go(`/replay/${table.id}?at=${reel.frame(index).n}`)}
        />
      </Statistics>
    </section>
  );
}

interface ResultProps {
  readonly session: Session<Vocabulary>;
  readonly scene: Scene<Vocabulary>;
  readonly preferences: Preferences;
}

/** Sentence, places and points. */
export function Result({ session, scene, preferences }: ResultProps): ReactElement | null {
  const { outcome } = scene.situation;
  const { say } = preferences;
  if (outcome === null) return null;
  const name = (seat: number) => scene.seats[seat]?.name ?? `${seat + 1}`;
  const ranked = scene.seats
    .map(({ seat }) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  return (
    <>
      <h2>{session.loaded.words.outcome(outcome, name).map(say).join(' ')}</h2>
      <ol className="ending-places">
        {ranked.map((seat) => (
          <li key={seat} data-first={outcome.places[seat] === 1}>
            <span className="place">{outcome.places[seat]}</span>
            <SeatMark seat={seat} size={18} />
            <b>{name(seat)}</b>
            <span className="points">{outcome.points[seat]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
