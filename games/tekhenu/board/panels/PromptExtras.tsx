import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { words } from '../../texts/index.ts';
import { balanceAhead, pointed, usePointed } from '../input/pointing.ts';
import { Glyph } from '../look/Glyph.tsx';
import { figure } from '../scene/figures.ts';
import { useOwn } from '../scene/own.ts';
import { Die } from '../scene/Pieces.tsx';

/** Beside the prompt: the die in hand, the coming balance, and on a phone the button that makes the pointed move. */
export function PromptExtras(given: BoardProps<Tekhenu>): ReactElement | null {
  const props = useOwn(given);
  const { view, seat, say, choose, preview, held } = props;
  const move = usePointed(props);
  if (seat === null) return null;
  const turn = view.agenda.find((task) => task.do === 'turn');
  const now = balanceAhead(view, seat);
  const after = move === null ? null : preview(move);
  const then = after === null ? now : balanceAhead(after, seat);
  return (
    <div className="tekhenu-extras">
      {turn?.do === 'turn' && turn.held && turn.seat === seat && (
        <svg viewBox="-20 -20 40 42" width="40" height="42" aria-hidden="true">
          <Die die={turn.die} x={0} y={0} size={36} />
        </svg>
      )}
      <span
        className="tekhenu-ahead"
        role="img"
        aria-label={say(line('ui.balance.is', { balance: then }))}
        data-explain={say(line('ui.balance.about'))}
      >
        <Glyph name="scales" />
        {then === now ? figure(now) : `${figure(now)} → ${figure(then)}`}
      </span>
      {move !== null && (held === null || held === undefined) && (
        <button
          type="button"
          className="btn go tekhenu-confirm"
          onClick={() => {
            pointed.set(null);
            choose(move, true);
          }}
        >
          {say(words.move(move, view))}
        </button>
      )}
    </div>
  );
}
