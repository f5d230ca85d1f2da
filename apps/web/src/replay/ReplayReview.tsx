import { luckAndPlay, type Opinion, type Parts } from '@naos/bots/review';
import type { Seat, Viewer } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import { GitFork } from 'lucide-react';
import { type ReactElement, useEffect, useMemo } from 'react';
import { usePreferences } from '../table/preferences.ts';
import { useT } from '../words/index.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { BetterLine } from './Costliest.tsx';
import { LuckTable, signed } from './LuckTable.tsx';
import { costliest } from './review.ts';
import type { Reviewed } from './reviewed.ts';
import { usePatterns } from './use-patterns.ts';
import { useReview } from './use-review.ts';
import { Working } from './Verdict.tsx';
import { decisionsOf } from './verdict.ts';

/** Decisions that are listed, the costliest of the game. */
const SHOWN_TURNS = 4;

interface ReplayReviewProps extends Reviewed {
  /** The moment shown now. */
  readonly now: number;
}

/**
 * The decisions that cost most, in the order of the game, and where one is among them. It begins by itself: whoever
 * opens a game that is over wants to know why.
 */
export function ReplayReview(props: ReplayReviewProps & { readonly own: Viewer }): ReactElement {
  const { reel, outcome, names, whose, own, now } = props;
  const t = useT();
  const { opinions, done, of, start } = useReview(reel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each game
  useEffect(start, [reel]);
  const isReady = done >= of;
  const worst = useMemo(
    () => (isReady ? costliest(decisionsOf(opinions, whose), SHOWN_TURNS) : []),
    [isReady, opinions, whose],
  );
  const patterns = usePatterns(reel, worst);
  const here = isReady ? decisionsOf(opinions, whose).find(({ index }) => index === now) : undefined;
  const listed = here === undefined || worst.includes(here) ? worst : [...worst, here];
  const name = whose === null ? '' : nameOf(whose, own, names, t('review.you'));
  return (
    <section className="card review turns" aria-labelledby="replay-review">
      <h2 id="replay-review">
        {t('review.title')}{' '}
        {isReady && listed.length > 0 && (
          <small className="note">{t('review.given', { whose: whose === null ? 'all' : 'one', name })}</small>
        )}
      </h2>
      {!isReady && <Working done={done} of={of} />}
      {isReady && worst.length === 0 && (
        <p className="note">{t(opinions.length === 0 ? 'review.none' : 'review.flawless')}</p>
      )}
      {listed.length > 0 && (
        <ol>
          {listed
            .toSorted((a, b) => a.index - b.index)
            .map((one) => (
              <Turn key={one.index} {...props} opinion={one} isWorst={worst.includes(one)}>
                {patterns.get(one.index)}
              </Turn>
            ))}
        </ol>
      )}
      {isReady && whose !== null && opinions.length > 0 && (
        <Sums
          parts={luckAndPlay(opinions, { seats: names.length, places: outcome.places, learned: reel.learned })[whose]}
          isYou={whose === own}
          name={names[whose] ?? ''}
        />
      )}
    </section>
  );
}

const nameOf = (seat: Seat, own: Viewer, names: readonly string[], you: string): string =>
  seat === own ? you : (names[seat] ?? '');

interface TurnProps extends ReplayReviewProps {
  readonly own: Viewer;
  readonly opinion: Opinion;
  /** One of those that cost most; otherwise it is listed because the replay stands there. */
  readonly isWorst: boolean;
  /** What went wrong, in the game's own words. */
  readonly children: Parameters<ReturnType<typeof usePreferences>['say']>[0] | undefined;
}

/** A decision: pressed, the board goes there, and it says more. */
function Turn(props: TurnProps): ReactElement {
  const { loaded, reel, names, whose, own, now, opinion, isWorst, children, onGo, onPlayFrom } = props;
  const t = useT();
  const { say } = usePreferences(loaded);
  const { index, seat, played, better, cost } = opinion;
  const labels = useMemo(() => {
    const { view, moves } = reel.situation(index, seat);
    return new Map(moves.map((move) => [loaded.game.write(move), loaded.words.move(move, view)]));
  }, [loaded, reel, index, seat]);
  const label = (text: string): string => {
    const line = labels.get(text);
    return line === undefined ? text : say(line);
  };
  const isHere = index === now;
  const lost = Math.round(cost * 100);
  const below =
    played === better
      ? t('review.here.same')
      : lost === 0
        ? t('review.here.free')
        : t('review.better.short', { move: label(better) });
  const title = isWorst ? label(played) : t('review.here');
  return (
    <li data-here={isHere}>
      <button type="button" className="turn-row" aria-current={isHere ? 'step' : undefined} onClick={() => onGo(index)}>
        <span className="turn-number">{index + 1}</span>
        <span>
          <b>
            {whose === null && (
              <>
                <SeatMark seat={seat} size={12} /> {nameOf(seat, own, names, t('review.you'))}:{' '}
              </>
            )}
            {title}
          </b>
          <small>{below}</small>
        </span>
        <b data-cost={Math.sign(lost)}>{signed(-cost)}</b>
      </button>
      {isHere && isWorst && (
        <div className="turn-more">
          {children !== undefined && <p className="note">{say(children)}</p>}
          <BetterLine loaded={loaded} reel={reel} opinion={opinion} />
          <button type="button" className="btn" onClick={() => onPlayFrom(index, seat)}>
            <GitFork size={17} aria-hidden="true" />
            {t('review.play')}
          </button>
        </div>
      )}
    </li>
  );
}

interface SumsProps {
  readonly parts: Parts | undefined;
  readonly isYou: boolean;
  readonly name: string;
}

/** What luck, one's own moves and those of the others did, in games of a hundred. */
function Sums({ parts, isYou, name }: SumsProps): ReactElement | null {
  const t = useT();
  if (parts === undefined) return null;
  const { luck, own, others } = parts;
  return (
    <p className="turn-sums">
      <span>
        {t('luck.luck')} <b>{signed(luck)}</b>
      </span>
      <span>
        {t('review.moves', { you: isYou ? 'yes' : 'no', name })} <b>{signed(own)}</b>
      </span>
      <span>
        {t('luck.others')} <b>{signed(others)}</b>
      </span>
    </p>
  );
}

/** The chances move by move, luck and play apart, and how far all of it can be trusted. */
export function ReplayLuck({ reel, outcome, names, whose, now, onGo }: ReplayReviewProps): ReactElement | null {
  const { opinions, done, of } = useReview(reel);
  if (done < of || opinions.length < 2) return null;
  const parts = luckAndPlay(opinions, { seats: names.length, places: outcome.places, learned: reel.learned });
  return (
    <section className="card review">
      <ChanceChart
        opinions={opinions}
        last={reel.last}
        places={outcome.places}
        names={names}
        now={now}
        turns={[]}
        steps={whose === null ? [] : (parts[whose]?.steps ?? [])}
        onGo={onGo}
      />
      <LuckTable parts={parts} names={names} />
    </section>
  );
}
