import { type Line, line, type SeatNamer } from '@naos/words';
import { balanceOf } from '../rules/balance.ts';
import { OPENINGS } from '../rules/content/board.ts';
import { SCRIBE } from '../rules/content/goods.ts';
import {
  BLESSING,
  CARDS_OF_KIND,
  DECREE,
  KIND_OF_SLOT,
  OPEN_AT_SETUP,
  SECTIONS,
  TECHNOLOGY,
} from '../rules/content/market.ts';
import { CELL_REWARD, LINE_CELLS, SIDE } from '../rules/content/temple.ts';
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
import { OPPONENT } from '../rules/state.ts';
import type { PlayerView, TekhenuView } from '../rules/view.ts';
import {
  about,
  amountsLine,
  cardWords,
  colourName,
  dieName,
  edgesLine,
  godName,
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
  const { limestone } = TILES[tile] ?? { limestone: 0 };
  return tile === -1
    ? line('text.tile.none')
    : line('text.tile', { code: tileWords(tile).code, limestone, edges: edgesLine(tile, 0) });
}

function cellLine(view: TekhenuView, cell: number, name: SeatNamer): Line {
  const laid = view.tiles[cell] ?? -1;
  if (laid === -1) return line('text.cell.empty', { reward: amountsLine(CELL_REWARD[cell] ?? []) });
  const { code } = tileWords(laid >> 2);
  const owner = view.pillars[cell] ?? -1;
  return owner === -1
    ? line('text.cell.tile', { code })
    : line('text.cell.pillar', { code, name: nameOf(view, owner, name) });
}

function ownedList(view: TekhenuView, owners: readonly number[], name: SeatNamer, place: (i: number) => Line): Line[] {
  return owners.flatMap((owner, i) =>
    owner === -1 ? [] : [line('text.owned', { name: nameOf(view, owner, name), space: place(i) })],
  );
}

function listOr(key: string, list: readonly Line[]): Line {
  return list.length === 0 ? line(`${key}.none`) : line(key, { list: joined(list) });
}

function statueLines(view: TekhenuView, name: SeatNamer): Line[] {
  const gods = view.godStatues.flatMap((owner, i) =>
    owner === -1 ? [] : [line('text.statue', { name: nameOf(view, owner, name), god: godName(Math.floor(i / 3)) })],
  );
  return [...gods, ...ownedList(view, view.peopleStatues, name, peopleSpaceName)];
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

function cardsOf(mask: number, kind: number): Line[] {
  return Array.from({ length: CARDS_OF_KIND }, (_, card) => card)
    .filter((card) => (mask & (1 << card)) !== 0)
    .map((card) => cardWords(kind, card).code);
}

function openCards(p: PlayerView): Line {
  const list = [...cardsOf(p.blessings, BLESSING), ...cardsOf(p.technologies, TECHNOLOGY)];
  return list.length === 0 ? line('text.none') : joined(list);
}

function playerLine(view: TekhenuView, p: PlayerView, player: number, name: SeatNamer): Line {
  const { vp, happiness, population, buildings, pillars, statues } = p;
  const common = { vp, happiness, population, buildings, pillars, statues, cards: openCards(p) };
  if (player >= view.seats) return line('text.opponent', { ...common, scribes: p.goods[SCRIBE] ?? 0 });
  return line('text.player', {
    ...common,
    name: name(player),
    goods: amountsLine(p.goods),
    production: amountsLine(p.production),
    balance: balanceOf({ ...p, decrees: 0 }),
    decrees: p.decreeCount,
  });
}

function ownLines({ viewer, players, agenda }: TekhenuView): Line[] {
  const lines: Line[] = [];
  const mine = viewer === null ? undefined : players[viewer];
  const decrees = cardsOf(mine?.decrees ?? 0, DECREE);
  if (decrees.length > 0) lines.push(line('text.decrees', { list: joined(decrees) }));
  const turn = agenda.find((task) => task.do === 'turn');
  if (turn?.do === 'turn' && turn.held) {
    lines.push(line('text.held', { die: dieName(turn.die), god: godName(turn.sector), value: turn.value }));
  }
  return lines;
}

/** The board in text mode. */
export function board(view: TekhenuView, name: SeatNamer): readonly Line[] {
  const [left = -1, middle = -1, right = -1] = view.raSlots;
  const bag = COLOURS.map((_, colour) =>
    line('text.bag.colour', { n: view.bag[colour] ?? 0, colour: colourName(colour) }),
  );
  return [
    line('text.round', { round: view.round, names: joined(view.order.map((player) => nameOf(view, player, name))) }),
    ...ownLines(view),
    ...GODS.map((_, sector) => sectorLine(view, sector)),
    line('text.bag', { dice: joined(bag) }),
    line('text.tiles', { left: tileLine(left), middle: tileLine(middle), right: tileLine(right) }),
    line('text.tokens', { gods: joined(view.tokens.map(godName)) }),
    ...Array.from({ length: SIDE }, (_, row) =>
      line('text.temple', {
        row: row + 1,
        cells: joined((LINE_CELLS[row] ?? []).map((cell) => cellLine(view, cell, name))),
      }),
    ),
    listOr('text.spaces', ownedList(view, view.spaces, name, spaceName)),
    listOr('text.statues', statueLines(view, name)),
    listOr('text.osiris', ownedList(view, view.osiris, name, slotName)),
    ...SECTIONS.map((_, section) => marketLine(view, section)),
    ...view.players.map((p, player) => playerLine(view, p, player, name)),
  ];
}
