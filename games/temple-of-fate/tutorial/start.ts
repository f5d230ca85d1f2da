import { fastChance, Play } from '@naos/engine';
import { BOARDS, bareCells } from '../rules/content/boards.ts';
import { CARDS, wholeDeck } from '../rules/content/cards.ts';
import { GODS } from '../rules/content/colours.ts';
import { allStrips, STRIP_IDS } from '../rules/content/strips.ts';
import { allTiles, FACES } from '../rules/content/tiles.ts';
import { templeOfFate } from '../rules/index.ts';
import { newState } from '../rules/setup.ts';
import { playerAt, type TempleOptions, type TempleState } from '../rules/state.ts';
import { STREAMS } from '../rules/vocabulary.ts';

export const OPTIONS: TempleOptions = { specials: 'mono', goals: false, hummingbird: false };

const HANDS = [
  { board: 'board-jaguar', drawn: ['tile-4-fire-hunt', 'tile-1-water', 'tile-1-hunt'] },
  { board: 'board-eagle', drawn: ['tile-2-adjacent-fire-fire', 'tile-1-fertility', 'tile-4-water-hunt'] },
] as const;

/** Open cards, and the Fire card that follows. */
const OPEN = [
  'blessing-fire-02',
  'blessing-hunt-01',
  'blessing-water-06',
  'blessing-fertility-07',
  'blessing-supreme-05',
];
const NEXT_FIRE = 'blessing-fire-06';
const FIRST_STRIP = 'bonus-2-water';

const face = (id: string): number => FACES.findIndex((item) => item.id === id);
const card = (id: string): number => CARDS.findIndex((item) => item.id === id);

/** A list without some things, and one of the rest on top. */
function without(list: readonly number[], gone: readonly number[], top: number): number[] {
  const left = list.slice();
  for (const thing of [...gone, ...(top < 0 ? [] : [top])]) left.splice(left.indexOf(thing), 1);
  return top < 0 ? left : [...left, top];
}

/** The lesson's position: round 1 of a game for two, the tiles just drawn. */
export function start(): TempleState {
  const { state } = new Play(templeOfFate, newState(2, OPTIONS, fastChance(1, STREAMS.length)));
  const drawn = HANDS.map((hand) => hand.drawn.map(face));
  HANDS.forEach(({ board }, seat) => {
    const player = playerAt(state, seat);
    player.board = BOARDS.indexOf(board);
    player.temple.cells = bareCells(player.board);
    player.drawn = (drawn[seat] ?? []).slice();
  });
  state.first = 0;
  state.stock = without(allTiles(), drawn.flat(), -1);
  state.open = OPEN.map(card);
  state.decks = GODS.map((name, god) =>
    without(wholeDeck(god), [state.open[god] ?? 0], name === 'fire' ? card(NEXT_FIRE) : -1),
  );
  state.piles = [without(allStrips(2), [], STRIP_IDS.indexOf(FIRST_STRIP)), allStrips(3)];
  return state;
}
