import { type Line, line } from '@naos/words';
import { survey } from '../rules/chains.ts';
import { COUNT, costOf } from '../rules/content/cards.ts';
import { colourOf } from '../rules/content/cells.ts';
import { SIDES } from '../rules/content/goals.ts';
import { STRIP_PLACES, stripOf } from '../rules/content/strips.ts';
import { type Exchange, type Mark, type Occupy, PRIVATE, type TempleMove } from '../rules/moves.ts';
import type { TempleView } from '../rules/view.ts';
import {
  areaName,
  cardName,
  cellList,
  cellName,
  ofColour,
  ofGod,
  rowName,
  specialName,
  stripName,
  tileName,
} from './terms.ts';

function exchangeLine({ keep, left, right }: Exchange, { seats }: TempleView): Line {
  const values = { keep: tileName(keep), left: tileName(left) };
  if (right < 0) return line(seats === 2 ? 'move.exchange.level2' : 'move.exchange.level2.left', values);
  return line(seats === 2 ? 'move.exchange.two' : 'move.exchange.three', { ...values, right: tileName(right) });
}

const ROUTES = ['keep', 'left', 'right'] as const;

function assignLine(to: number, { seats }: TempleView): Line {
  return line(to > 0 && seats === 2 ? 'move.assign.give' : `move.assign.${ROUTES[to]}`);
}

/** A slot by where its tile came from. */
export function slotName(slot: number, { seats, round }: Pick<TempleView, 'seats' | 'round'>): Line {
  if (slot === 0) return line('slot.kept');
  if (round > 3) return line('slot.given');
  if (seats === 2) return line(slot === 1 ? 'slot.first' : 'slot.second');
  return line(slot === 1 ? 'slot.left' : 'slot.right');
}

function markLine({ cell }: Mark, view: TempleView): Line {
  const cells = view.players[view.viewer ?? 0]?.temple.cells ?? [];
  const chains = survey(cells);
  const length = chains.length[chains.first[cell] ?? 0] ?? 0;
  return line('move.mark', { of: ofColour(colourOf(cells[cell] ?? 0)), length, cell: cellName(cell) });
}

function occupyLine({ card, cells }: Occupy, view: TempleView): Line {
  const task = view.agenda.at(-1);
  const number = card === PRIVATE ? (view.players[view.viewer ?? 0]?.privateCard ?? 0) : (view.open[card] ?? 0);
  const name = cardName(number);
  return line('move.occupy', {
    card: card === PRIVATE ? line('card.private', name.values) : name,
    cells: COUNT[cells] ?? 0,
    list: cellList(number, cells),
    sum: costOf(number, cells),
    length: task?.do === 'use' ? task.length : 0,
  });
}

/** A move as the label of a button. */
export function move(made: TempleMove, view: TempleView): Line {
  switch (made.do) {
    case 'goals':
      return line('move.goals', { side: made.side === 0 ? 'A' : 'B', name: line(`side.${SIDES[made.side]}`) });
    case 'exchange':
      return exchangeLine(made, view);
    case 'assign':
      return assignLine(made.to, view);
    case 'turn-up':
      return line('move.turn-up', { slot: slotName(made.slot, view) });
    case 'place':
      return line('move.place', {
        tile: tileName(made.face),
        area: areaName(made.area),
        turn: line(`turn.${made.turn}`),
      });
    case 'summit':
      return line(made.up ? 'move.summit.up' : 'move.summit.down', { special: specialName(made.special) });
    case 'strip': {
      const length = STRIP_PLACES[made.place]?.length ?? 2;
      return line('move.strip', { strip: stripName(stripOf(length, made.colour)), cells: rowName(made.place) });
    }
    case 'deck':
      return line('move.deck', { god: ofGod(made.god) });
    case 'mark':
      return markLine(made, view);
    case 'occupy':
      return occupyLine(made, view);
    default:
      return line(`move.${made.do}`);
  }
}
