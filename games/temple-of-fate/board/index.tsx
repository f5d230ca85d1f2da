import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { TempleOfFate } from '../rules/index.ts';
import { pointsOf } from '../rules/scoring.ts';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { madeByHand, PromptExtras } from './PromptExtras.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { SeatFacts } from './SeatFacts.tsx';
import './colours.css';
import './board.css';
import './cards.css';
import './hand.css';

export const board: GameBoard<TempleOfFate> = {
  Board,
  SeatFacts,
  PromptExtras,
  Ending,
  panels: [{ id: 'score', title: line('score.title'), Panel: ScorePanel }],
  points: (view) => view.players.map((_, seat) => pointsOf(view, seat).total),
  byHand: madeByHand,
};
