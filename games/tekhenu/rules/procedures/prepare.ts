import { numberAt } from '@naos/engine';
import { byCount, DICE_PER_SECTOR, PRINTED_GODS, START } from '../content/board.ts';
import { BLESSING, CARDS_OF_KIND, DECREE, OPEN_AT_SETUP, TECHNOLOGY } from '../content/market.ts';
import { BOT_DESTINY, BOT_PIECES, HUMAN } from '../content/solo.ts';
import { ANKH, INITIATIVE } from '../content/starting.ts';
import { TILES } from '../content/tiles.ts';
import { DICE_BY_COLOUR, diceLeftOut, GODS } from '../content/wheel.ts';
import { fillSectors } from '../dice.ts';
import { freeGodSlot } from '../legality.ts';
import { drawCard, openSection } from '../market.ts';
import { OPPONENT, playerOf } from '../state.ts';
import {
  BOT_STREAM,
  DECK_STREAMS,
  FIRST_STREAM,
  PYRAMID_STREAM,
  STARTING_STREAM,
  TILE_STREAM,
  TOKEN_STREAM,
  WHEEL_STREAM,
} from '../streams.ts';
import type { TekhenuTable } from '../vocabulary.ts';

function numbers(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(i);
  return list;
}

/** SPEC 4.1. */
export function setWheel(table: TekhenuTable): void {
  table.state.wheel = table.roll(WHEEL_STREAM, GODS.length);
  table.tell({ kind: 'wheel', wheel: table.state.wheel });
}

/** SPEC 4.2. */
export function setTiles(table: TekhenuTable): void {
  const stack = numbers(TILES.length);
  table.shuffle(TILE_STREAM, stack);
  table.state.stack = stack;
  for (let slot = 0; slot < 3; slot++) table.state.raSlots[slot] = stack.pop() ?? -1;
  table.learned();
}

/** SPEC 4.3. */
export function setTokens(table: TekhenuTable): void {
  if (table.state.printed) {
    table.state.tokens = PRINTED_GODS.slice();
    return;
  }
  table.state.tokens = numbers(GODS.length);
  table.shuffle(TOKEN_STREAM, table.state.tokens);
  table.learned();
}

/** SPEC 4.4. */
export function setGold(table: TekhenuTable): void {
  table.state.gold = [1, 1, 1, 1, 1];
}

/** SPEC 4.5, 4.6. */
export function setDice(table: TekhenuTable): void {
  const { state } = table;
  const out = diceLeftOut(state.players.length);
  state.bag = DICE_BY_COLOUR.map((n, colour) => n - (out[colour] ?? 0));
  fillSectors(table, numbers(GODS.length), DICE_PER_SECTOR);
}

const PREFIX = ['blessing-', 'tech-', 'decree-3'] as const;

/** SPEC 4.8: cards that stay in the box, such as `tech-16` and `decree-320`, as indices. */
function removed(players: number, kind: number): readonly number[] {
  const prefix = PREFIX[kind] ?? '';
  return byCount(players)
    .removedCards.filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)) - 1);
}

/** Cards of each kind that are in the game, by number of players. */
const IN_GAME: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  PREFIX.map((_, kind) => {
    const out = removed(players, kind);
    return numbers(CARDS_OF_KIND).filter((card) => !out.includes(card));
  }),
);

/** Cards of a kind that are in the game with this many players. */
export function cardsInGame(players: number, kind: number): number[] {
  return (IN_GAME[players]?.[kind] ?? []).slice();
}

/** SPEC 4.8. */
export function setMarket(table: TekhenuTable): void {
  const { state } = table;
  for (const kind of [BLESSING, TECHNOLOGY, DECREE] as const) {
    const deck = cardsInGame(state.players.length, kind);
    table.shuffle(DECK_STREAMS[kind], deck);
    state.decks[kind] = deck;
  }
  for (let section = 0; section < OPEN_AT_SETUP; section++) openSection(table);
}

/** SPEC 4.9. */
export function dealDecrees(table: TekhenuTable): void {
  const { state } = table;
  for (let seat = 0; seat < state.seats; seat++) {
    const decrees = [drawCard(table, DECREE), drawCard(table, DECREE)];
    state.dealt[seat] = decrees;
    table.tellOnly(seat, { kind: 'dealt decrees', decrees: decrees.slice() });
  }
}

/** SPEC 4.9, R45: the other decrees go under the deck, one below the other in seat order. */
export function returnDecrees(table: TekhenuTable): void {
  const { state } = table;
  const deck = state.decks[DECREE];
  for (let seat = 0; seat < state.seats; seat++) {
    const kept = numberAt(state.kept, seat);
    const [one, other] = state.dealt[seat] ?? [];
    const back = (one === kept ? other : one) ?? -1;
    playerOf(state, seat).decrees = 1 << kept;
    state.returned[seat] = back;
    deck.unshift(back);
    state.dealt[seat] = [];
    state.kept[seat] = -1;
  }
}

/** SPEC 4.10, 9.1.3. */
export function showStartingCards(table: TekhenuTable): void {
  const { state } = table;
  const cards = numbers(INITIATIVE.length);
  table.shuffle(STARTING_STREAM, cards);
  const shown = state.solo === null ? byCount(state.players.length).startingCardsShown : HUMAN.startingCardsShown;
  state.shown = cards.slice(0, shown).sort((a, b) => a - b);
  state.destinies = numbers(ANKH.length);
  table.learned();
  if (state.solo === null) {
    const first = table.roll(FIRST_STREAM, state.seats);
    state.order = numbers(state.seats).map((i) => (first + i) % state.seats);
  } else {
    state.order = [1, 0];
    if (state.solo.randomStart) {
      playerOf(state, 0).starting = cards.slice(0, START.startingCards);
      state.shown = [];
    }
  }
}

/** SPEC 9.1.2, 9.1.4-9.1.6: the solo opponent's pieces, destiny card and tokens. */
export function setOpponent(table: TekhenuTable): void {
  const { state } = table;
  if (state.solo === null) return;
  const bot = 1;
  const p = playerOf(state, bot);
  const { buildings, pillars, statuePositions } = BOT_PIECES[state.solo.difficulty];
  for (const position of statuePositions) {
    state.godStatues[freeGodSlot(state, numberAt(state.tokens, position))] = bot;
    p.statues++;
  }
  for (const slot of buildings) {
    state.osiris[slot] = bot;
    p.buildings++;
  }
  for (const cell of pillars) {
    state.tiles[cell] = (state.stack.pop() ?? 0) * 4;
    state.pillars[cell] = bot;
    p.pillars++;
    table.learned();
  }
  buildPyramid(table);
}

/** SPEC 9.1.6, 9.4.3. */
export function buildPyramid(table: TekhenuTable): void {
  const { solo } = table.state;
  if (solo === null) return;
  solo.pyramid = numbers(10);
  table.shuffle(PYRAMID_STREAM, solo.pyramid);
  solo.row = -1;
  solo.index = 0;
  table.learned();
}

/** SPEC 9.1.2, 9.4.2: the opponent takes the gold or the scribe card at random, without the reward. */
export function botTakesDestiny(table: TekhenuTable): void {
  const { state } = table;
  const card = numberAt(BOT_DESTINY, table.roll(BOT_STREAM, BOT_DESTINY.length));
  playerOf(state, 1).destiny = card;
  state.destinies = state.destinies.filter((left) => left !== card);
  table.tell({ kind: 'destiny card', seat: OPPONENT, card });
}
