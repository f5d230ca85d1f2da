import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { words } from '../../texts/index.ts';
import { DRAWN } from '../input/groups.ts';
import { balanceAhead, letGo, usePointed } from '../input/pointing.ts';
import { isOnBoard, Uses } from '../input/Uses.tsx';
import { useNarrow, useSideways } from '../input/use-narrow.ts';
import { Glyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { figure } from '../scene/figures.ts';
import { useOwn } from '../scene/own.ts';

/** Beside the prompt: the coming balance; on a phone all answers, and the button that makes the pointed move. */
export function PromptExtras(given: BoardProps<Tekhenu>): ReactElement | null {
  const props = useOwn(given);
  const { view, seat, say, choose, preview, held, ask } = props;
  const narrow = useNarrow();
  const sideways = useSideways();
  const move = usePointed(props);
  if (seat === null) return null;
  if (!narrow) {
    const now = balanceAhead(view, seat);
    const after = move === null ? null : preview(move);
    const then = after === null ? now : balanceAhead(after, seat);
    return (
      <span
        className="tekhenu-ahead"
        role="img"
        aria-label={say(line('ui.balance.is', { balance: figure(then) }))}
        data-bad={then < 0}
        {...told(say, line('ui.balance.about'), '8.1.1')}
      >
        <Glyph name="scales" />
        {then === now ? figure(now) : `${figure(now)} → ${figure(then)}`}
      </span>
    );
  }
  // Answers on the board are pointed at and then confirmed.
  const onBoard = isOnBoard(ask?.choice);
  const drawn = move !== null && DRAWN.has(move.do) && !('spot' in move);
  return (
    <div className={`tekhenu-extras ${onBoard ? 'prompt-flow' : ''}`}>
      {(!sideways || ask?.choice === 'draft') && <Uses {...props} />}
      {drawn && (held === null || held === undefined) && (
        <button
          type="button"
          className="btn go ends tekhenu-confirm"
          onClick={() => {
            letGo();
            choose(move, true);
          }}
        >
          {say(words.move(move, view))}
        </button>
      )}
    </div>
  );
}
