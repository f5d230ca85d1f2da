import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { Tekhenu } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { Ending } from './Ending.tsx';
import { Market } from './Market.tsx';
import { PromptExtras } from './PromptExtras.tsx';
import { ScoringPanel } from './ScoringPanel.tsx';
import { SeatFacts } from './SeatFacts.tsx';
import './board.css';
import './panels.css';

export const board: GameBoard<Tekhenu> = {
  Board,
  SeatFacts,
  PromptExtras,
  Ending,
  points: ({ players, seats }) => players.slice(0, seats).map(({ vp }) => vp),
  panels: [
    { id: 'market', title: line('ui.market'), Panel: Market },
    { id: 'cards', title: line('ui.cards'), Panel: CardsPanel },
    { id: 'scoring', title: line('ui.scoring'), Panel: ScoringPanel },
  ],
};
