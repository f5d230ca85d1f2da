import { type FastRandom, fastChance, Play } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { DICE_PER_SECTOR, LENGTH, OPENINGS, REWARD_SPACES } from '../rules/content/board.ts';
import { OPEN_AT_SETUP } from '../rules/content/market.ts';
import { COLOURS, DICE_BY_COLOUR, diceLeftOut, dieOf, GODS, spotOf } from '../rules/content/wheel.ts';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { isBot, type Player, type TekhenuState } from '../rules/state.ts';
import { STREAMS } from '../rules/streams.ts';
import { NOT_TAKEN, type TurnTask } from '../rules/tasks.ts';
import { loadCards } from './crowded-cards.ts';
import { loadMarkers, loadPieces } from './crowded-pieces.ts';

const FACES = 6;
const ROUNDS_OF_A_CYCLE = 4;

function shuffled(length: number, random: FastRandom): number[] {
  const list = Array.from({ length }, (_, i) => i);
  random.shuffle(list);
  return list;
}

/** Few or many of everything; 0 and 1 as often as all the rest. */
function loadGoods(p: Player, random: FastRandom): void {
  p.goods.forEach((_, good) => {
    p.goods[good] = random.below(2) === 0 ? random.below(2) : random.below(7);
  });
  p.production = p.production.map(() => 2 + random.below(5));
  p.excess = random.below(5);
  p.vp = random.below(4) === 0 ? random.below(3) : random.below(60);
}

/** SPEC 5: so many dice have been taken by the time this player of this round moves. */
function loadDice(state: TekhenuState, moved: number, random: FastRandom): void {
  const out = diceLeftOut(state.players.length);
  const colours = COLOURS.flatMap((_, colour) =>
    Array.from({ length: (DICE_BY_COLOUR[colour] ?? 0) - (out[colour] ?? 0) }, () => colour),
  );
  random.shuffle(colours);
  const draw = (): number => dieOf(colours.pop() ?? 0, 1 + random.below(FACES));
  const rounds = (state.round - 1) % ROUNDS_OF_A_CYCLE;
  for (const [place, player] of state.order.entries()) {
    const p = state.players[player];
    for (let n = rounds + (place < moved ? 1 : 0); n > 0; n--) {
      if (p !== undefined) (isBot(state, player) ? p.under : [p.left, p.right, p.under][random.below(3)])?.push(draw());
    }
  }
  const wheel = GODS.length * DICE_PER_SECTOR - (rounds % 2) * state.order.length - moved;
  for (let n = wheel; n > 0; n--) state.dice.push(spotOf(random.below(GODS.length), draw()));
  state.bag = COLOURS.map((_, colour) => colours.filter((left) => left === colour).length);
}

/** SPEC 9.2.1: the marker has gone up or right once for each turn of the opponent after its first. */
function loadPyramid(state: TekhenuState, moved: number, random: FastRandom): void {
  if (state.solo === null) return;
  state.solo.pyramid = shuffled(10, random);
  const turns = ((state.round - 1) % ROUNDS_OF_A_CYCLE) + (state.order.indexOf(1) < moved ? 1 : 0);
  state.solo.row = turns === 0 ? -1 : random.below(turns);
  state.solo.index = turns === 0 ? 0 : turns - 1 - state.solo.row;
}

function turnOf(seat: number): TurnTask {
  return {
    do: 'turn',
    at: 0,
    seat,
    mode: NOT_TAKEN,
    freeAnubis: false,
    sector: -1,
    die: -1,
    held: false,
    colour: -1,
    value: 0,
    valued: false,
    pan: 0,
    extras: 0,
    acted: false,
  };
}

/** The game at a player's turn, or after the last turn of the round. */
function beginAt(state: TekhenuState, moved: number): void {
  const step = (name: string): number => tekhenu.procedures.game.findIndex((one) => one.name === name);
  const player = state.order[moved];
  if (player === undefined) {
    state.agenda = [{ do: 'game', at: step('rotation'), index: moved }];
    return;
  }
  state.agenda = [
    { do: 'game', at: step('turns'), index: moved + 1 },
    isBot(state, player) ? { do: 'bot', at: 0, sector: -1, die: -1 } : turnOf(player),
  ];
}

/** A loaded table in the middle of a game: hands full of cards, boards full of pieces, tokens near nothing. */
export const crowded: NonNullable<LawSpec<Tekhenu>['crowded']> = (seats, options, random) => {
  const state = tekhenu.setup(seats, options, fastChance(random.next(), STREAMS.length));
  const count = state.players.length;
  state.wheel = random.below(GODS.length);
  state.tokens = shuffled(GODS.length, random);
  state.order = shuffled(count, random);
  // The ends of cycles, with their weighings and scorings, turn up as often as anything else.
  state.round = random.below(3) === 0 ? ROUNDS_OF_A_CYCLE * (1 + random.below(4)) : 1 + random.below(LENGTH.rounds);
  const moved = random.below(count + 1);
  for (const p of state.players) {
    loadMarkers(p, random);
    loadGoods(p, random);
    p.rewards = REWARD_SPACES.filter((space) => space <= p.happiness).length;
  }
  const destinies = shuffled(4, random);
  for (const p of state.players) p.destiny = destinies.pop() ?? -1;
  state.destinies = destinies;
  const highest = Math.max(...state.players.map(({ population }) => population));
  state.open = OPEN_AT_SETUP + OPENINGS.filter((space) => space <= highest).length;
  loadPieces(state, random);
  loadCards(state, random);
  loadDice(state, moved, random);
  loadPyramid(state, moved, random);
  beginAt(state, moved);
  return new Play(tekhenu, state).state;
};
