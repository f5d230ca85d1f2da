import type { Opinion } from '@naos/bots/review';
import { SeatMark } from '@naos/table-ui';
import { GitFork } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePreferences } from '../table/preferences.ts';
import { useT } from '../words/index.ts';
import type { Reviewed } from './reviewed.ts';
import { usePatterns } from './use-patterns.ts';

/** The decisions that cost most, each with the better move, numbered as on the curve. */
export function Costliest(props: Reviewed & { readonly worst: readonly Opinion[] }): ReactElement {
  const { loaded, reel, names, whose, onGo, onPlayFrom, worst } = props;
  const t = useT();
  const { say } = usePreferences(loaded);
  const patterns = usePatterns(reel, worst);
  return (
    <>
      <h3>{t(whose === null ? 'review.costliest' : 'review.costliest.yours')}</h3>
      {worst.length === 0 && <p className="note">{t('review.flawless')}</p>}
      <ol className="costliest">
        {worst.map(({ index, seat, played, better, cost }, i) => {
          const pattern = patterns.get(index);
          const { view, moves } = reel.situation(index, seat);
          const label = (text: string) => {
            const move = moves.find((one) => loaded.game.write(one) === text);
            return move === undefined ? text : say(loaded.words.move(move, view));
          };
          return (
            <li key={index}>
              <p>
                <span className="turn-mark">{i + 1}</span> <SeatMark seat={seat} />{' '}
                <b>{seat === whose ? t('review.you') : names[seat]}</b>: {label(played)}
              </p>
              <p className="note">{t('review.better', { move: label(better), percent: Math.round(cost * 100) })}</p>
              {pattern !== undefined && <p className="note">{say(pattern)}</p>}
              <div className="row">
                <button
                  type="button"
                  className="btn"
                  aria-label={t('review.go', { n: index + 1 })}
                  onClick={() => onGo(index)}
                >
                  {t('verdict.look')}
                </button>
                <button type="button" className="btn" onClick={() => onPlayFrom(index, seat)}>
                  <GitFork size={17} aria-hidden="true" />
                  {t('review.play')}
                </button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
