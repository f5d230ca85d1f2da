import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Line, Say } from '@naos/words';
import { type ReactElement, useMemo, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { changeSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Plan } from './Hints.tsx';
import type { PlannedStep } from './plan-marks.ts';
import { type OpenMove, useBotReasons } from './use-bot-reasons.ts';
import { useCounsel } from './use-counsel.ts';

interface CoachProps {
  readonly loaded: AnyLoadedGame;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  /** What a bot has just done before everybody's eyes. */
  readonly made: readonly OpenMove[];
  readonly onChoose: (move: Vocabulary['move']) => void;
  readonly onPlan: (steps: readonly PlannedStep[]) => void;
}

/** The coach: what this question is about and what counts at it, a plan on demand, and why a bot has moved as it did. */
export function Coach({ made, ...shown }: CoachProps): ReactElement {
  const t = useT();
  const { loaded, scene, say } = shown;
  const mine = scene.situation.moves.length > 0;
  // Whoever asked for a plan has it until the turn is over.
  const [planned, plan] = useState(false);
  if (planned && !mine) plan(false);
  const about = aboutQuestion(scene, loaded);
  const why = useBotReasons(loaded, made);
  return (
    <section className="recap card" aria-live="polite">
      <h2>{t('coach.title')}</h2>
      {about !== null && <p>{say(about)}</p>}
      {mine ? <Counselled {...shown} planned={planned} onShow={() => plan(true)} /> : <p>{t('coach.wait')}</p>}
      {why !== null && (
        <p>
          {t('coach.why', {
            name: scene.seats[why.seat]?.name ?? '',
            move: say(why.move),
            list: why.reasons.map(say).join(', '),
          })}
        </p>
      )}
      <div className="row">
        <button type="button" className="btn quiet" onClick={() => changeSettings({ coach: 'off' })}>
          {t('coach.off')}
        </button>
      </div>
    </section>
  );
}

/** What the person is asked about; null where nothing is asked. */
function aboutQuestion({ situation, seat }: Scene<Vocabulary>, { words }: AnyLoadedGame): Line | null {
  const { asked, facts, view, moves } = situation;
  if (asked === null || seat === null || moves.length === 0) return null;
  return words.about({ ...asked, seat, facts }, view);
}

interface CounselledProps extends Omit<CoachProps, 'made'> {
  readonly planned: boolean;
  readonly onShow: () => void;
}

function Counselled({ planned, onShow, ...shown }: CounselledProps): ReactElement {
  const t = useT();
  const counsel = useCounsel(shown.loaded, shown.scene);
  const { reply, plan, settled } = counsel;
  // What speaks for it has been said already.
  const unsaid = useMemo(() => ({ ...counsel, plan: counsel.plan && { ...counsel.plan, reasons: [] } }), [counsel]);
  const reasons = plan?.reasons ?? [];
  if (reply === null) return <p className="soft">{t('coach.thinking')}</p>;
  if (reply === 'failed') return <p className="soft">{t('hint.failed')}</p>;
  return (
    <>
      {reasons.length > 0 ? (
        <p>{t('coach.look', { list: reasons.map(shown.say).join(', ') })}</p>
      ) : (
        // What the comparison takes back a moment later is not said, nor read aloud.
        <p className={settled ? undefined : 'soft'}>{t(settled ? 'coach.free' : 'coach.thinking')}</p>
      )}
      {planned ? (
        <Plan {...shown} counsel={unsaid} />
      ) : (
        <div className="row">
          <button type="button" className="btn" onClick={onShow}>
            {t('coach.show')}
          </button>
        </div>
      )}
    </>
  );
}
