import type { BoardProps, GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { Move, StonePapyrusKnife } from '../rules/index.ts';

const label = (move: Move) =>
  move.do === 'keep' ? line('move.keep') : line(`move.${move.do}`, { card: line(`card.${move.card}`) });

/** Every legal move is a button; that is all a board has to be. Drawings come on top. */
function Board({ view, moves, choose, say }: BoardProps<StonePapyrusKnife>) {
  return (
    <section>
      <p>{say(line('board.deck', { n: view.deck }))}</p>
      <p>{view.pile.map((card) => say(line(`card.${card}`))).join(', ')}</p>
      {moves.map((move) => (
        <button key={say(label(move))} type="button" onClick={() => choose(move)}>
          {say(label(move))}
        </button>
      ))}
    </section>
  );
}

export const board: GameBoard<StonePapyrusKnife> = {
  Board,
  SeatFacts: ({ view, seat }) => <span>{view.points[seat]}</span>,
  panels: [],
};
