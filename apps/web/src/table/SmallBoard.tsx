import type { Outcome, Viewer, Vocabulary } from '@naos/engine';
import { type PlanMark, PlanMarks, type SeatInfo } from '@naos/table-ui';
import { type ReactElement, useRef } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useSettings } from '../store/settings.ts';
import { usePreferences } from './preferences.ts';
import '../styles/small-board.css';

interface SmallBoardProps {
  readonly loaded: AnyLoadedGame;
  readonly view: Vocabulary['view'];
  /** Whose eyes the view is of. */
  readonly seat: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  /** A plan to draw on it. */
  readonly marks?: readonly PlanMark[];
}

const nothing = (): null => null;
const NO_MARKS: readonly PlanMark[] = [];

/** A board as a picture: nothing on it can be pressed, and words stand beside it. */
export function SmallBoard({
  loaded,
  view,
  seat,
  seats,
  outcome,
  marks = NO_MARKS,
}: SmallBoardProps): ReactElement | null {
  const preferences = usePreferences(loaded);
  const textMode = useSettings((settings) => settings.textMode);
  const frame = useRef<HTMLDivElement>(null);
  if (loaded.board === null || textMode) return null;
  const { Board } = loaded.board;
  return (
    <div className="small-board" inert aria-hidden="true" ref={frame}>
      <div>
        <div className="stage">
          <Board
            view={view}
            seat={seat}
            seats={seats}
            ask={null}
            moves={[]}
            choose={nothing}
            preview={nothing}
            whyNot={nothing}
            explain={nothing}
            fresh={[]}
            outcome={outcome}
            say={preferences.say}
            language={preferences.language}
            still
          />
        </div>
      </div>
      <PlanMarks stage={frame} marks={marks} />
    </div>
  );
}
