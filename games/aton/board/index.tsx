import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { Aton } from '../rules/index.ts';
import { Board, staged } from './Board.tsx';
import { hand } from './input/HandOnly.tsx';
import { CardsPanel } from './panels/CardsPanel.tsx';
import { Ending } from './panels/Ending.tsx';
import { PromptExtras } from './panels/PromptExtras.tsx';
import { tables } from './panels/rules-tables.tsx';
import { ScoringPanel } from './panels/ScoringPanel.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { targets } from './scene/targets.ts';
import './look/board.css';
import './look/hand.css';
import './look/hand-only.css';
import './look/panels.css';

export const board: GameBoard<Aton> = {
  Board,
  SeatFacts,
  PromptExtras,
  hand,
  targets,
  staged,
  Ending,
  tables,
  points: ({ sides }) => sides.map(({ score }) => score),
  // R25: even four equal cards are committed by their player; an instant commit would betray them.
  byHand: (move) => move.do === 'commit',
  panels: [
    { id: 'scoring', title: line('preview.title'), Panel: ScoringPanel },
    { id: 'cards', title: line('cards.title'), Panel: CardsPanel },
  ],
};
