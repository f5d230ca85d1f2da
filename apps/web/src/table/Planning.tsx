import type { Seat, Vocabulary } from '@naos/engine';
import { type Preferences, type Scene, TableScreen } from '@naos/table-ui';
import { type ReactElement, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useT } from '../words/index.ts';
import { PlanSession } from './plan-session.ts';

interface PlanningProps {
  readonly loaded: AnyLoadedGame;
  readonly scene: Scene<Vocabulary>;
  readonly own: Seat;
  readonly preferences: Preferences;
  readonly textMode: boolean;
  readonly onDone: () => void;
}

/** The planning board, until the person goes back to the table. */
export function Planning({ loaded, scene, own, preferences, textMode, onDone }: PlanningProps): ReactElement {
  const t = useT();
  const [session] = useState(() => new PlanSession(loaded, scene.situation.view, own, scene.seats));
  return (
    <div className="planning">
      <TableScreen
        session={session}
        preferences={{ ...preferences, confirm: false, autoSkip: false }}
        textMode={textMode}
        buttons={
          <button type="button" className="btn strong" onClick={onDone}>
            {t('plan.done')}
          </button>
        }
      />
    </div>
  );
}
