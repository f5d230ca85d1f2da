import type { Opinion } from '@naos/bots/review';
import { SeatMark } from '@naos/table-ui';
import { GitFork } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { stepsOf } from '../table/plan-marks.ts';
import { usePreferences } from '../table/preferences.ts';
import { useT } from '../words/index.ts';
import type { Reviewed } from './reviewed.ts';
import { useLine } from './use-line.ts';
import { usePatterns } from './use-patterns.ts';

interface BetterLineProps extends Pick<Reviewed, 'loaded' | 'reel'> {
  readonly opinion: Opinion;
}

/** How the better turn goes on, and what speaks for it; nothing where the better move is the whole turn and needs no word. */
export function BetterLine({ loaded, reel, opinion }: BetterLineProps): ReactElement | null {
  const t = useT();
  const { say } = usePreferences(loaded);
  const plan = useLine(reel, opinion);
  const steps = useMemo(() => stepsOf(loaded, plan), [loaded, plan]);
  if (plan === null || (steps.length < 2 && plan.reasons.length === 0)) return null;
  return (
    <div className="better-line">
      {steps.length > 1 && (
        <ol>
          {steps.map(({ move, view }, n) => (
            <li key={n}>{say(loaded.words.move(move, view))}</li>
          ))}
        </ol>
      )}
      {plan.reasons.length > 0 && (
        <p className="note">{t('hint.because', { list: plan.reasons.map(say).join(', ') })}</p>
      )}
    </div>
  );
}

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
        {worst.map((one, i) => {
          const { index, seat, played, better, cost } = one;
          const pattern = patterns.get(index);
          const { view, moves } = reel.situation(index, seat);
          const label = (text: string) => {
            const move = moves.find((legal) => loaded.game.write(legal) === text);
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
              <BetterLine loaded={loaded} reel={reel} opinion={one} />
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
