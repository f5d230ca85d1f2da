import type { Vocabulary } from '@naos/engine';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { BoardProps, HandOnly } from '../board.ts';
import { MoveList } from './TextMode.tsx';

interface HandTableProps<V extends Vocabulary> {
  readonly hand: HandOnly<V>;
  readonly board: BoardProps<V>;
  readonly label: (move: V['move']) => string;
  readonly write: (move: V['move']) => string;
}

/** What a phone holds while the board is on the big screen: the answers that no card gives, and what is one's own. */
export function HandTable<V extends Vocabulary>({ hand, board, label, write }: HandTableProps<V>): ReactElement {
  const { Hand, Sign, listed } = hand;
  const { view, say, moves, choose } = board;
  const answers = moves.filter((move) => listed(move, board));
  return (
    <div className="hand-table">
      {answers.length > 0 && (
        <section className="hand-answers" aria-label={say(line('table.text.moves'))}>
          <MoveList<V>
            moves={answers}
            label={label}
            write={write}
            choose={choose}
            say={say}
            {...(Sign && { sign: (move: V['move']) => <Sign move={move} view={view} /> })}
          />
        </section>
      )}
      <h2 className="unseen">{say(line('table.hand'))}</h2>
      <Hand {...board} />
    </div>
  );
}
