import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { Aton } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { Ending } from './Ending.tsx';
import { PromptExtras } from './PromptExtras.tsx';
import { ScoringPanel } from './ScoringPanel.tsx';
import { SeatFacts } from './SeatFacts.tsx';
import './board.css';
import './hand.css';
import './panels.css';

export const board: GameBoard<Aton> = {
  Board,
  SeatFacts,
  PromptExtras,
  Ending,
  points: ({ sides }) => sides.map(({ score }) => score),
  // R25: even four equal cards are committed by their player; an instant commit would betray them.
  byHand: (move) => move.do === 'commit',
  panels: [
    { id: 'scoring', title: line('preview.title'), Panel: ScoringPanel },
    { id: 'cards', title: line('cards.title'), Panel: CardsPanel },
  ],
};
