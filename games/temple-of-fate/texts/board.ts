import { at } from '@naos/engine';
import { type Line, line, type SeatNamer, type Value } from '@naos/words';
import { leaderOn, NO_LEADER } from '../rules/cards.ts';
import { type Chain, chainsOf } from '../rules/chains.ts';
import { CARDS, MOST_CELLS } from '../rules/content/cards.ts';
import { BLOCKED, CONTENT, colourOf, hasPriest, levelOf, UNCOVERED } from '../rules/content/cells.ts';
import { COLOURS, GODS } from '../rules/content/colours.ts';
import { LEVEL_OF_ROUND, ROUNDS, SIZE } from '../rules/content/geometry.ts';
import { GOALS } from '../rules/content/goals.ts';
import { goalState, pointsOf } from '../rules/scoring.ts';
import { HIDDEN, type PlayerView, type TempleView } from '../rules/view.ts';
import { cardName, cellName, listed, ofColour, roman, specialName, stripName, tileName } from './terms.ts';

/** The cells of a card: number, symbol, and who stands there. */
function cellLines(number: number, ownerOf: (cell: number) => number, name: SeatNamer): Line {
  const { cells = [], symbols = [] } = CARDS[number] ?? {};
  return listed(
    cells.map((value, cell) => {
      const seat = ownerOf(cell);
      const values = { value, symbol: symbols[cell] ?? 0 };
      return seat < 0 ? line('text.cell.free', values) : line('text.cell.taken', { ...values, name: name(seat) });
    }),
  );
}

/** An open card: its cells with who stands on them, and who leads. */
function cardLine(view: TempleView, god: number, name: SeatNamer): Line {
  const number = view.open[god] ?? HIDDEN;
  const card = CARDS[number];
  if (card === undefined) return line('text.card.none', { god: line(`god.${GODS[god]}`) });
  const leader = leaderOn(view.stands, god);
  return line('text.card', {
    card: cardName(number),
    large: card.large,
    small: card.small,
    cells: cellLines(number, (cell) => view.stands[god * MOST_CELLS + cell] ?? HIDDEN, name),
    lead: leader === NO_LEADER ? line('text.card.nobody') : line('text.card.leads', { name: name(leader) }),
    deck: view.decks[god] ?? 0,
  });
}

/** A private card, which its owner alone may occupy (9.2.9). */
function privateLines({ privateCard, privateCells }: PlayerView, seat: number, name: SeatNamer): readonly Line[] {
  const card = CARDS[privateCard];
  if (card === undefined) return [];
  const cells = cellLines(privateCard, (cell) => ((privateCells >> cell) % 2 === 1 ? seat : HIDDEN), name);
  return [line('text.private', { card: cardName(privateCard), large: card.large, small: card.small, cells })];
}

function chainLine({ colour, length, marked, cells }: Chain): Line {
  return line(marked ? 'text.chain.marked' : 'text.chain', {
    of: ofColour(colour),
    length,
    cell: cellName(cells[0] ?? 0),
  });
}

/** One cell of a row of the pyramid: what lies there, and on which level, which a bonus ornament may not leave (8.2.5). */
function cellWord(cell: number): Line {
  if ((cell & CONTENT) === UNCOVERED) return line('text.uncovered');
  const level = levelOf(cell);
  return level === 0 ? contentWord(cell) : line('text.level', { what: contentWord(cell), level: roman(level) });
}

function contentWord(cell: number): Line {
  if ((cell & CONTENT) === BLOCKED) return line('text.blocked');
  const colour = colourOf(cell);
  if (colour < 0) return line('text.empty');
  const word = line(`colour.${COLOURS[colour]}`);
  return hasPriest(cell) ? line('text.priest', { colour: word }) : word;
}

function rows({ temple }: PlayerView): readonly Line[] {
  return Array.from({ length: SIZE }, (_, row) =>
    line('text.row', { row: row + 1, cells: listed(temple.cells.slice(row * SIZE, row * SIZE + SIZE).map(cellWord)) }),
  );
}

/** Tiles of the viewer: drawn ones in the exchange, then those to be built. */
function tilesLine(view: TempleView, own: PlayerView): readonly Line[] {
  const name = view.round === ROUNDS ? specialName : tileName;
  const word = (tile: number): Line => (tile === HIDDEN ? line('text.tile.hidden') : name(tile));
  const left = own.slots.filter((_, slot) => (own.used >> slot) % 2 === 0);
  const tiles = own.drawn.length > 0 ? own.drawn : left;
  return tiles.length === 0 ? [] : [line('text.tiles', { tiles: listed(tiles.map(word)) })];
}

function goalLines(view: TempleView, seat: number): readonly Line[] {
  return (GOALS[view.players[seat]?.side ?? HIDDEN] ?? []).map((goal) => {
    const { have, met } = goalState(view, seat, goal);
    return line('text.goal', { goal: line(`goal.${goal.id}`), have, met: met ? 'yes' : 'no', points: goal.points });
  });
}

function playerLines(view: TempleView, seat: number, name: SeatNamer): readonly Line[] {
  const player = at(view.players, seat);
  const { temple, won } = player;
  const values: Record<string, Value> = {
    name: name(seat),
    points: pointsOf(view, seat).total,
    reserve: temple.reserve,
    won: won.length === 0 ? line('text.none') : listed(won.map(cardName)),
    strips: temple.held.length === 0 ? line('text.none') : listed(temple.held.map(stripName)),
  };
  const chains = chainsOf(temple.cells);
  return [
    line('text.player', values),
    ...privateLines(player, seat, name),
    ...goalLines(view, seat),
    line('text.chains', { chains: chains.length === 0 ? line('text.none') : listed(chains.map(chainLine)) }),
    ...rows(player),
  ];
}

/** The whole table in sentences: the cards, then each player with chains and pyramid, the viewer first. */
export function board(view: TempleView, name: SeatNamer): readonly Line[] {
  if (view.round === 0 && view.players.some(({ board: dealt }) => dealt < 0)) return [];
  const own = view.viewer ?? 0;
  const order = view.players.map((_, step) => (own + step) % view.seats);
  return [
    line('text.round', { round: view.round, level: roman(LEVEL_OF_ROUND[view.round] ?? 0), first: name(view.first) }),
    ...GODS.map((_, god) => cardLine(view, god, name)),
    line('text.piles', { short: view.piles[0] ?? 0, long: view.piles[1] ?? 0 }),
    ...(view.viewer === null ? [] : tilesLine(view, at(view.players, own))),
    ...order.flatMap((seat) => playerLines(view, seat, name)),
  ];
}
