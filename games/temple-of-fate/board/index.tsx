import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { TempleOfFate } from '../rules/index.ts';
import { pointsOf } from '../rules/scoring.ts';
import { Board } from './Board.tsx';
import { hand } from './input/HandOnly.tsx';
import { Ending } from './panels/Ending.tsx';
import { madeByHand, PromptExtras } from './panels/PromptExtras.tsx';
import { PyramidsPanel } from './panels/PyramidsPanel.tsx';
import { tables } from './panels/rules-tables.tsx';
import { ScorePanel } from './panels/ScorePanel.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { CARD_BEATS, wonIn } from './scene/CardWon.tsx';
import { targets } from './scene/targets.ts';
import './look/colours.css';
import './look/board.css';
import './look/cards.css';
import './look/hand.css';
import './look/hand-only.css';
import './look/moment.css';

export const board: GameBoard<TempleOfFate> = {
  Board,
  SeatFacts,
  PromptExtras,
  hand,
  targets,
  staged: (fresh) => (wonIn(fresh) === null ? 0 : CARD_BEATS),
  Ending,
  tables,
  panels: [
    { id: 'score', title: line('score.title'), Panel: ScorePanel },
    { id: 'pyramids', title: line('neighbours.pyramids'), Panel: PyramidsPanel },
  ],
  points: (view) => view.players.map((_, seat) => pointsOf(view, seat).total),
  byHand: madeByHand,
};
