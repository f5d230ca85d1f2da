import type { GameBoard } from '@naos/table-ui';
import { line } from '@naos/words';
import { fame } from '../rules/control.ts';
import type { Kemet } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { PromptExtras } from './input/Actions.tsx';
import { hand } from './input/HandOnly.tsx';
import { Market } from './market/Market.tsx';
import { CardsPanel, PlayersPanel } from './panels/Panels.tsx';
import { tables } from './panels/rules-tables.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { CLASH_BEATS } from './scene/ClashMoment.tsx';
import { clashIn } from './scene/clash-facts.ts';
import { targets } from './scene/targets.ts';
import './look/layout.css';
import './look/battle.css';
import './look/board.css';
import './look/cards.css';
import './look/clash.css';
import './look/hand-only.css';
import './look/map.css';
import './look/market.css';
import './look/panels.css';
import './look/pyramid.css';

export const board: GameBoard<Kemet> = {
  Board,
  SeatFacts,
  PromptExtras,
  hand,
  targets,
  staged: (fresh) => (clashIn(fresh) === null ? 0 : CLASH_BEATS),
  tables,
  points: (view) => view.city.map((_, seat) => fame(view, seat)),
  panels: [
    { id: 'market', title: line('market.title'), Panel: Market, narrowOnly: true },
    { id: 'players', title: line('players.title'), Panel: PlayersPanel },
    { id: 'cards', title: line('cards.title'), Panel: CardsPanel },
  ],
};
