import { luckAndPlay } from '@naos/bots/review';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { Costliest } from './Costliest.tsx';
import { LuckTable } from './LuckTable.tsx';
import { costliest } from './review.ts';
import type { Reviewed } from './reviewed.ts';
import { useReview } from './use-review.ts';
import { decisionsOf } from './verdict.ts';

const SHOWN_MOVES = 3;

interface ReviewProps extends Reviewed {
  /** The moment shown now. */
  readonly now: number;
}

/** What the strongest bot thinks of a finished game: chances to win over time, the costliest decisions, luck and play apart. */
export function Review(props: ReviewProps): ReactElement {
  const { reel, outcome, names, whose, now, onGo } = props;
  const t = useT();
  const { begun, opinions, done, of, start } = useReview(reel);
  const ready = begun && done >= of && opinions.length > 0;
  const parts = ready
    ? luckAndPlay(opinions, { seats: names.length, places: outcome.places, learned: reel.learned })
    : [];
  const worst = ready ? costliest(decisionsOf(opinions, whose), SHOWN_MOVES) : [];
  return (
    <section className="card review">
      <h2>{t('review.title')}</h2>
      <p className="note">{t('review.why')}</p>
      {!begun && (
        <button type="button" className="btn" onClick={start}>
          {t('review.start')}
        </button>
      )}
      {opinions.length > 1 && (
        <ChanceChart
          opinions={opinions}
          last={reel.last}
          places={ready ? outcome.places : null}
          names={names}
          now={now}
          turns={worst}
          steps={whose === null ? [] : (parts[whose]?.steps ?? [])}
          onGo={onGo}
        />
      )}
      {ready && (
        <>
          <Costliest {...props} worst={worst} />
          <LuckTable parts={parts} names={names} />
        </>
      )}
    </section>
  );
}
