import { type Line, line, type SeatNamer } from '@naos/words';
import { HORUS_BONUS, OPENINGS } from '../rules/content/board.ts';
import { BREAD, LIMESTONE } from '../rules/content/goods.ts';
import { KIND_OF_SLOT, OPEN_AT_SETUP, SECTIONS } from '../rules/content/market.ts';
import { DISTRICTS } from '../rules/content/osiris.ts';
import { BUILDING_SPACES, CELL_REWARD, EDGE_COLOURS, LINE_CELLS, OUTER_EDGE, SIDE } from '../rules/content/temple.ts';
import { TILES } from '../rules/content/tiles.ts';
import {
  COLOURS,
  CONDITIONS,
  colourOf,
  conditionOf,
  dieAt,
  GODS,
  PURITIES,
  purityOf,
  sectorOf,
} from '../rules/content/wheel.ts';
import { leaderOf } from '../rules/districts.ts';
import { OPPONENT } from '../rules/state.ts';
import type { TekhenuView } from '../rules/view.ts';
import { ownLines, playerLines } from './board-players.ts';
import { soloLines } from './board-solo.ts';
import {
  about,
  amountLine,
  amountsLine,
  cardWords,
  colourName,
  dieName,
  edgesLine,
  godName,
  goodName,
  joined,
  peopleSpaceName,
  slotName,
  spaceName,
  tileWords,
} from './terms.ts';

/** A player's name; the opponent of a solo game has no seat. */
function nameOf(view: TekhenuView, player: number, name: SeatNamer): Line {
  const { name: said } = about(player >= view.seats ? OPPONENT : player, name, null);
  return typeof said === 'string' ? line('name', { name: said }) : said;
}

function listOr(key: string, list: readonly Line[]): Line {
  return list.length === 0 ? line(`${key}.none`) : line(key, { list: joined(list) });
}

function sectorLine(view: TekhenuView, sector: number): Line {
  const condition = conditionOf(view.wheel, sector);
  const light = line(`light.${CONDITIONS[condition]}`);
  const dice = view.dice.filter((spot) => sectorOf(spot) === sector).map(dieAt);
  if (dice.length === 0) return line('text.sector.empty', { god: godName(sector), light });
  const said = dice.map((die) =>
    line('text.die', { die: dieName(die), purity: line(`purity.${PURITIES[purityOf(colourOf(die), condition)]}`) }),
  );
  return line('text.sector', { god: godName(sector), light, dice: joined(said) });
}

function tileLine(tile: number): Line {
  const { limestone = 0, background = -1 } = TILES[tile] ?? {};
  if (tile === -1) return line('text.tile.none');
  const { code, text } = tileWords(tile);
  const light = CONDITIONS[background];
  const ability = light === undefined ? text : line('text.tile.light', { text, light: line(`light.${light}`) });
  return line('text.tile', { code, ability, cost: amountLine(LIMESTONE, limestone), edges: edgesLine(tile, 0) });
}

function cellLine(view: TekhenuView, cell: number, name: SeatNamer): Line {
  const laid = view.tiles[cell] ?? -1;
  if (laid === -1) return line('text.cell.empty', { reward: amountsLine(CELL_REWARD[cell] ?? []) });
  const { code } = tileWords(laid >> 2);
  const edges = edgesLine(laid >> 2, laid & 3);
  const owner = view.pillars[cell] ?? -1;
  return owner === -1
    ? line('text.cell.tile', { code, edges })
    : line('text.cell.pillar', { code, edges, name: nameOf(view, owner, name) });
}

/** The colours of the frame, side by side. */
function borderLine(): Line {
  const along = (cells: readonly number[], direction: number): Line =>
    joined(cells.map((cell) => line(`edge.${EDGE_COLOURS[OUTER_EDGE[cell * 4 + direction] ?? 0]}`)));
  const row = (n: number): number[] => Array.from({ length: SIDE }, (_, i) => n * SIDE + i);
  const column = (n: number): number[] => Array.from({ length: SIDE }, (_, i) => i * SIDE + n);
  return line('text.border', {
    north: along(row(0), 0),
    east: along(column(SIDE - 1), 1),
    south: along(row(SIDE - 1), 2),
    west: along(column(0), 3),
  });
}

function ownedList(view: TekhenuView, owners: readonly number[], name: SeatNamer, place: (i: number) => Line): Line[] {
  return owners.flatMap((owner, i) =>
    owner === -1 ? [] : [line('text.owned', { name: nameOf(view, owner, name), space: place(i) })],
  );
}

function freeSpaces({ spaces, players }: TekhenuView): Line[] {
  return BUILDING_SPACES.flatMap(({ bread, fromPlayers }, space) =>
    spaces[space] === -1 && fromPlayers <= players.length
      ? [line('text.free.space', { space: spaceName(space), cost: amountLine(BREAD, bread) })]
      : [],
  );
}

function freePeopleSpaces({ peopleStatues, gold }: TekhenuView): Line[] {
  return peopleStatues.flatMap((owner, space) => {
    const more = (gold[space] ?? 0) > 0 ? line('text.people.gold') : line('nothing');
    return owner === -1 ? [line('text.people.space', { space: peopleSpaceName(space), more })] : [];
  });
}

function statueLines(view: TekhenuView, name: SeatNamer): Line[] {
  const gods = view.godStatues.flatMap((owner, i) =>
    owner === -1 ? [] : [line('text.statue', { name: nameOf(view, owner, name), god: godName(Math.floor(i / 3)) })],
  );
  return [...gods, ...ownedList(view, view.peopleStatues, name, peopleSpaceName)];
}

/** SPEC 8.2.1: who would win each district now. */
function leaderLines(view: TekhenuView, name: SeatNamer): Line[] {
  const leaders = DISTRICTS.flatMap((_, district) => {
    const leader = leaderOf(view, district);
    return leader === -1 ? [] : [line('text.leader', { good: goodName(district), name: nameOf(view, leader, name) })];
  });
  return leaders.length === 0 ? [] : [line('text.leaders', { list: joined(leaders) })];
}

function marketLine(view: TekhenuView, section: number): Line {
  const { happiness = 0, slots = [] } = SECTIONS[section] ?? {};
  if (section >= view.open) {
    return line('text.market.closed', { section: section + 1, population: OPENINGS[section - OPEN_AT_SETUP] ?? 0 });
  }
  const cards = slots.flatMap((slot) => {
    const card = view.market[slot] ?? -1;
    return card === -1 ? [] : [line('text.card', cardWords(KIND_OF_SLOT[slot] ?? 0, card))];
  });
  return line('text.market', {
    section: section + 1,
    happiness,
    cards: cards.length === 0 ? line('text.none') : joined(cards),
  });
}

/** The board in text mode. */
export function board(view: TekhenuView, name: SeatNamer): readonly Line[] {
  const [left = -1, middle = -1, right = -1] = view.raSlots;
  const bag = COLOURS.map((_, colour) =>
    line('text.bag.colour', { n: view.bag[colour] ?? 0, colour: colourName(colour) }),
  );
  const tokens = view.tokens.map((god, i) =>
    line('text.token', { value: i + 1, god: godName(god), bonus: amountsLine(HORUS_BONUS[i] ?? []) }),
  );
  return [
    line('text.round', { round: view.round, names: joined(view.order.map((player) => nameOf(view, player, name))) }),
    ...ownLines(view),
    ...GODS.map((_, sector) => sectorLine(view, sector)),
    line('text.bag', { dice: joined(bag) }),
    line('text.tiles', { left: tileLine(left), middle: tileLine(middle), right: tileLine(right) }),
    line('text.tokens', { gods: joined(tokens) }),
    ...Array.from({ length: SIDE }, (_, row) =>
      line('text.temple', {
        row: row + 1,
        cells: joined((LINE_CELLS[row] ?? []).map((cell) => cellLine(view, cell, name))),
      }),
    ),
    borderLine(),
    listOr('text.spaces', ownedList(view, view.spaces, name, spaceName)),
    listOr('text.free', freeSpaces(view)),
    listOr('text.statues', statueLines(view, name)),
    listOr('text.people', freePeopleSpaces(view)),
    listOr('text.osiris', ownedList(view, view.osiris, name, slotName)),
    ...leaderLines(view, name),
    ...SECTIONS.map((_, section) => marketLine(view, section)),
    ...view.players.flatMap((p, player) => playerLines(view, p, player, name)),
    ...soloLines(view),
  ];
}
