import { type GameBoard, SeatFact, SeatScore } from '@naos/table-ui';
import { line } from '@naos/words';
import type { StonePapyrusKnife } from '../rules/index.ts';
import { Board } from './Board.tsx';
import './board.css';

export const board: GameBoard<StonePapyrusKnife> = {
  Board,
  SeatFacts: ({ view, seat, say }) => (
    <>
      <SeatScore label={say(line('facts.points'))}>{view.points[seat]}</SeatScore>
      <SeatFact label={say(line('facts.cards'))}>{view.handSizes[seat]}</SeatFact>
    </>
  ),
  points: ({ points }) => points,
  panels: [],
};
