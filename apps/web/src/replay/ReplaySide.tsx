import type { Viewer } from '@naos/engine';
import { useScene } from '@naos/table-ui';
import type { Say } from '@naos/words';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Places, Sentence } from '../ending/Result.tsx';
import type { SavedTable } from '../store/tables.ts';
import { Statistics } from '../table/Statistics.tsx';
import { useBegin } from '../table/use-begin.ts';
import { useT } from '../words/index.ts';
import { EyesChoice } from './EyesChoice.tsx';
import { forkTable } from './fork.ts';
import { OpenHands } from './OpenHands.tsx';
import { PointsChart } from './PointsChart.tsx';
import { ReplayActs } from './ReplayActs.tsx';
import { ReplayAdvice } from './ReplayAdvice.tsx';
import { ReplayLuck, ReplayReview } from './ReplayReview.tsx';
import type { RecordedGame } from './replay-session.ts';

interface ReplaySideProps {
  readonly session: RecordedGame;
  readonly saved: SavedTable;
  readonly names: readonly string[];
  /** The seat of whoever keeps the game; null for a game that others may open by its link. */
  readonly own: Viewer;
  readonly say: Say;
}

/** Beside a replayed board: the result once it is reached, whose eyes, what to do with the game, its review and figures. */
export function ReplaySide({ session, saved, names, own, say }: ReplaySideProps): ReactElement {
  const t = useT();
  const begin = useBegin();
  const scene = useScene(session);
  const { loaded, reel, at, eyes } = session;
  const { outcome } = saved;
  const reached = scene.situation.outcome;
  const points = <PointsChart reel={reel} board={loaded.board} names={names} now={at} />;
  if (outcome === null)
    return (
      <div className="replay-side">
        {saved.ended === true ? (
          <>
            <EyesChoice session={session} saved={saved} own={own} />
            {eyes === 'open' && <OpenHands session={session} names={names} say={say} />}
          </>
        ) : (
          <section className="card">
            <p className="soft">{t('replay.running')}</p>
            <Link className="btn strong" href={`/play/${saved.id}`}>
              {t('replays.go-on')}
            </Link>
          </section>
        )}
        <ReplayActs session={session} saved={saved} />
        {points}
      </div>
    );
  const reviewed = {
    loaded,
    reel,
    outcome,
    names,
    // Through somebody's eyes one reads of their decisions; the others' would tell what they hid.
    whose: typeof eyes === 'number' ? eyes : null,
    onGo: session.go,
    onPlayFrom: (index: number, seat: number) => begin(() => forkTable(saved, reel, index, seat, t('bot.names'))),
  };
  return (
    <div className="replay-side">
      {reached !== null && (
        <section className="ending card">
          <Sentence loaded={loaded} outcome={reached} names={names} own={own} say={say} />
          <Places outcome={reached} names={names} />
        </section>
      )}
      <EyesChoice session={session} saved={saved} own={own} />
      {eyes === 'open' && <OpenHands session={session} names={names} say={say} />}
      <ReplayReview {...reviewed} own={own} now={at} />
      <ReplayActs session={session} saved={saved} />
      <ReplayLuck {...reviewed} now={at} />
      <ReplayAdvice session={session} say={say} />
      {points}
      <Statistics game={saved.game} reel={reel} names={names} />
    </div>
  );
}
