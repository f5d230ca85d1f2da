import type { Seat, Vocabulary } from '@naos/engine';
import type { PlannedMove } from '@naos/protocol';
import { type Preferences, type Scene, TableScreen, useScene } from '@naos/table-ui';
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
  /** Leaves one's own moves of the line to the table, where that can be done. */
  readonly onQueue?: ((moves: readonly PlannedMove[]) => void) | undefined;
  readonly onDone: () => void;
}

/** The planning board, until the person goes back to the table. */
export function Planning({ loaded, scene, own, preferences, textMode, onQueue, onDone }: PlanningProps): ReactElement {
  const t = useT();
  const [session] = useState(() => new PlanSession(loaded, scene.situation.view, own, scene.seats));
  useScene(session);
  const planned = session.planned();
  const queue = (): void => {
    onQueue?.(planned);
    onDone();
  };
  return (
    <div className="planning">
      <TableScreen
        session={session}
        preferences={{ ...preferences, confirm: false, autoSkip: false }}
        textMode={textMode}
        buttons={
          <>
            {onQueue !== undefined && planned.length > 0 && (
              <button type="button" className="btn go" onClick={queue}>
                {t('orders.plan.queue', { n: planned.length })}
              </button>
            )}
            <button type="button" className="btn strong" onClick={onDone}>
              {t('plan.done')}
            </button>
          </>
        }
      />
    </div>
  );
}
