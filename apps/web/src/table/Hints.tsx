import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Say } from '@naos/words';
import { type ReactElement, useEffect, useMemo } from 'react';
import type { BotReply, Plan as TurnPlan } from '../bots/bot-desk.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useT } from '../words/index.ts';
import { type PlannedStep, stepsOf } from './plan-marks.ts';
import { type Counsel, MOST_MOVES, useCounsel } from './use-counsel.ts';

interface HintsProps {
  readonly loaded: AnyLoadedGame;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  readonly onChoose: (move: Vocabulary['move']) => void;
  /** Draws the steps of a turn on the board, for as long as they are followed. */
  readonly onPlan: (steps: readonly PlannedStep[]) => void;
  readonly onClose: () => void;
}

/** What the strongest bot would do in this seat, from what this seat knows. */
export function Hints({ onClose, ...shown }: HintsProps): ReactElement {
  const t = useT();
  const counsel = useCounsel(shown.loaded, shown.scene);
  return (
    <section className="recap card" aria-live="polite">
      <h2>{t('hint.title')}</h2>
      {counsel.reply === null && <p className="soft">{t('hint.thinking')}</p>}
      {counsel.reply === 'failed' && <p className="soft">{t('hint.failed')}</p>}
      <Plan {...shown} counsel={counsel} />
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {t('site.close')}
        </button>
      </div>
    </section>
  );
}

/** The best move as the plan of a turn, what speaks for it and against it, and the moves that come next. */
export function Plan({
  loaded,
  scene,
  say,
  onChoose,
  onPlan,
  counsel: { reply, plan },
}: Omit<HintsProps, 'onClose'> & { readonly counsel: Counsel }): ReactElement {
  const t = useT();
  const { moves, view } = scene.situation;
  const ranked = reply === null || reply === 'failed' ? [] : advised(reply, plan);
  const rows = ranked.flatMap(({ move: text, value }) => {
    const move = moves.find((one) => loaded.game.write(one) === text);
    return move === undefined ? [] : [{ move, text, value }];
  });
  const steps = useMemo(() => stepsOf(loaded, plan), [loaded, plan]);
  // It stays on the board when this is put away: on a phone it lies over the board.
  useEffect(() => {
    if (steps.length > 0) onPlan(steps);
  }, [steps, onPlan]);
  return (
    <ol className="hints">
      {rows.slice(0, MOST_MOVES).map(({ move, text, value }, i) => (
        <li key={text}>
          <span>{say(loaded.words.move(move, view))}</span>
          {value !== null && <span className="note">{t('hint.value', { percent: Math.round(value * 100) })}</span>}
          <button type="button" className="btn" onClick={() => onChoose(move)}>
            {t('hint.do')}
          </button>
          {i === 0 && plan !== null && (
            <div className="plan">
              {steps.length > 1 && (
                <>
                  <p className="note">{t('hint.plan')}</p>
                  <ol>
                    {steps.map((step, n) => (
                      <li key={n}>{say(loaded.words.move(step.move, step.view))}</li>
                    ))}
                  </ol>
                </>
              )}
              {plan.reasons.length > 0 && (
                <p className="note">{t('hint.because', { list: plan.reasons.map(say).join(', ') })}</p>
              )}
              {plan.cost !== null && <p className="note">{t('hint.cost', { what: say(plan.cost) })}</p>}
              {plan.fear !== null && <p className="note">{t('hint.fear', { what: say(plan.fear) })}</p>}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * Moves with their win chance where the bot gives one between 0 and 1. Once they are compared by equal looks, the best has
 * the position's chance, and the others what they give away against it less.
 */
function advised(
  { move, ranked, winChance }: BotReply,
  plan: TurnPlan | null,
): { readonly move: string; readonly value: number | null }[] {
  if (ranked.length === 0) return [{ move, value: winChance }];
  const chance = ranked[0]?.value ?? 0;
  if (plan !== null && plan.moves.length > 0 && chance >= 0 && chance <= 1)
    return plan.moves.map((row) => ({ move: row.move, value: Math.max(0, chance - row.loss) }));
  return ranked.map((row) => ({ move: row.move, value: row.value >= 0 && row.value <= 1 ? row.value : null }));
}
