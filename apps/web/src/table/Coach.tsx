import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Say } from '@naos/words';
import { type ReactElement, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { changeSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Plan } from './Hints.tsx';
import { type OpenMove, useBotReasons } from './use-bot-reasons.ts';
import { useCounsel } from './use-counsel.ts';

interface CoachProps {
  readonly loaded: AnyLoadedGame;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  /** The last move of a bot that everybody saw. */
  readonly made: OpenMove | null;
  readonly onChoose: (move: Vocabulary['move']) => void;
}

/** The coach: what counts at this question, a plan on demand, and why a bot has moved as it did. */
export function Coach({ loaded, scene, say, made, onChoose }: CoachProps): ReactElement {
  const t = useT();
  const mine = scene.situation.moves.length > 0;
  const [shown, show] = useState(-1);
  const why = useBotReasons(loaded, made);
  return (
    <section className="recap card" aria-live="polite">
      <h2>{t('coach.title')}</h2>
      {mine ? (
        <Counselled
          loaded={loaded}
          scene={scene}
          say={say}
          onChoose={onChoose}
          planned={shown === scene.version}
          onShow={() => show(scene.version)}
        />
      ) : (
        <p>{t('coach.wait')}</p>
      )}
      {made !== null && why.length > 0 && (
        <p>{t('coach.why', { name: scene.seats[made.seat]?.name ?? '', list: why.map(say).join(', ') })}</p>
      )}
      <div className="row">
        <button type="button" className="btn quiet" onClick={() => changeSettings({ coach: 'off' })}>
          {t('coach.off')}
        </button>
      </div>
    </section>
  );
}

interface CounselledProps extends Omit<CoachProps, 'made'> {
  readonly planned: boolean;
  readonly onShow: () => void;
}

function Counselled({ loaded, scene, say, onChoose, planned, onShow }: CounselledProps): ReactElement {
  const t = useT();
  const counsel = useCounsel(loaded, scene);
  const { reply, reasons } = counsel;
  if (reply === null) return <p className="soft">{t('coach.thinking')}</p>;
  if (reply === 'failed') return <p className="soft">{t('hint.failed')}</p>;
  return (
    <>
      <p>{reasons.length > 0 ? t('coach.look', { list: reasons.map(say).join(', ') }) : t('coach.free')}</p>
      {planned ? (
        <Plan loaded={loaded} scene={scene} say={say} onChoose={onChoose} counsel={counsel} />
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
