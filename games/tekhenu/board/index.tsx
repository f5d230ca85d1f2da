import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import type { Tekhenu } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { hand } from './input/HandOnly.tsx';
import { CardsPanel } from './panels/CardsPanel.tsx';
import { Ending } from './panels/Ending.tsx';
import { Market } from './panels/Market.tsx';
import { PromptExtras } from './panels/PromptExtras.tsx';
import { tables } from './panels/rules-tables.tsx';
import { ScoringPanel } from './panels/ScoringPanel.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { STAY } from './scene/Moment.tsx';
import { momentOf } from './scene/moment.ts';
import { targets } from './scene/targets.ts';
import './look/board.css';
import './look/hand-only.css';
import './look/layout.css';
import './look/panels.css';

export const board: GameBoard<Tekhenu> = {
  Board,
  SeatFacts,
  PromptExtras,
  hand,
  targets,
  staged: (fresh, view) => (momentOf(fresh, view.players.length) === null ? 0 : STAY),
  Ending,
  tables,
  points: ({ players, seats }) => players.slice(0, seats).map(({ vp }) => vp),
  panels: [
    { id: 'market', title: line('ui.market'), Panel: Market },
    { id: 'cards', title: line('ui.cards'), Panel: CardsPanel },
    { id: 'scoring', title: line('ui.scoring'), Panel: ScoringPanel },
  ],
};
