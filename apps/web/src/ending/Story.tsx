import { type ReactElement, type ReactNode, useEffect } from 'react';
import { PointsChart } from '../replay/PointsChart.tsx';
import { Review } from '../replay/Review.tsx';
import type { Reel } from '../replay/reel.ts';
import type { Reviewed } from '../replay/reviewed.ts';
import { useReview } from '../replay/use-review.ts';
import { Verdict } from '../replay/Verdict.tsx';
import { Statistics } from '../table/Statistics.tsx';
import { Places, type ResultProps, Sentence } from './Result.tsx';
import '../styles/ending.css';

/** The review of one's own game begins by itself, and goes on whichever tab is in front. */
export function useOwnReview(reel: Reel | null, own: boolean): void {
  const { start } = useReview(reel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each game
  useEffect(() => {
    if (own) start();
  }, [reel, own]);
}

interface StoryProps extends ResultProps, Pick<Reviewed, 'onGo' | 'onPlayFrom'> {
  /** The whole game; undefined while it is on its way, null when it can't be had. */
  readonly reel: Reel | null | undefined;
  /** What it did to one's rating. */
  readonly rating?: ReactNode;
  /** What next. */
  readonly children: ReactNode;
}

/** After the game: how it ended for the reader and what decided it, what next, the review, and what the game counts. */
export function Story(props: StoryProps): ReactElement {
  const { loaded, outcome, names, own, reel, rating, children, onGo, onPlayFrom } = props;
  const reviewed = reel ? { loaded, reel, outcome, names, whose: own, onGo, onPlayFrom } : null;
  return (
    <section className="ending card">
      <Sentence {...props} />
      {reviewed !== null && <Verdict {...reviewed} />}
      {rating}
      {children}
      {reviewed !== null && <Review {...reviewed} now={reviewed.reel.last} />}
      <Places outcome={outcome} names={names} />
      {reel !== null && (
        <div className="course">
          {loaded.board?.Ending === undefined && <PointsChart reel={reel} board={loaded.board} names={names} />}
          <Statistics game={loaded.game.id} reel={reel} names={names} />
        </div>
      )}
    </section>
  );
}
