import type { BoardProps, GameBoard } from '@naos/table-ui';
import type { Aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';

function Board({ view, moves, choose, say }: BoardProps<Aton>) {
  return (
    <ul>
      {moves.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" onClick={() => choose(move)}>
            {say(words.move(move, view))}
          </button>
        </li>
      ))}
    </ul>
  );
}

export const board: GameBoard<Aton> = {
  Board,
  SeatFacts: ({ view, seat }) => <span>{view.sides[seat]?.score}</span>,
  panels: [],
};
