import {
  anyMove,
  type Calibrator,
  LessonBook,
  type Lessons,
  loadWeights,
  type SelfPlay,
  type Trainer,
} from '@naos/bots';
import { FastRandom, fastChance, Play, type Seat } from '@naos/engine';
import { KINGDOM_SIZE } from '../rules/content/constants.ts';
import { type Aton, aton } from '../rules/index.ts';
import { type AtonState, sideOf } from '../rules/state.ts';
import { topOf } from './levels.ts';
import { player } from './player.ts';
import { Position } from './position.ts';
import { stageOf } from './stage.ts';
import { fullStyle, type Style } from './style.ts';
import { drawRow, twoHands } from './two-hands.ts';
import { handWeights, TERMS, terms, topicOf } from './worth.ts';

export const STANDARD: Aton['options'] = { highestReplacement: false, removalsFirst: false };

/** Weight of the end of the game in a lesson; the rest is what the next rounds were thought to be worth. */
const LAMBDA = 0.8;
const MEAN_CARD = 2.5;
const CARDS = 36;

/** Self-play is quicker when it places one priest after the other and does not look at answers. */
const quick = (style: Style): Style => ({ ...style, seesReply: false, wholePlacements: false });

/** What weights say of a position: the terms of the sum, as one row of numbers. */
export function fillTerms(position: Position, into: Float32Array): void {
  terms(position, (term, value) => {
    into[term] = (into[term] ?? 0) + value;
  });
}

/** The position between two rounds, with the decks that the next hands come from. */
function between(state: AtonState): Position {
  const position = Position.of(state);
  for (const [seat, { deck, hand }] of state.sides.entries()) {
    const cards = [...deck, ...hand];
    const sum = cards.reduce((total, card) => total + card, 0);
    position.deck[seat] = cards.length === 0 || cards.length === CARDS ? 0 : sum / cards.length - MEAN_CARD;
  }
  return position;
}

/** Both hands' rows by the equilibrium between just these two; red's chance as it was thought then. */
function commitBoth(play: Play<Aton>, weights: Float32Array, random: FastRandom): number {
  const { rows, solution } = twoHands(play.state, weights);
  play.make(drawRow(rows[0], solution.rowMixes[0], random), 0);
  play.make(drawRow(rows[1], solution.columnMixes[0], random), 1);
  return (solution.value + 1) / 2;
}

interface Seen {
  readonly position: Position;
  /** Red's win chance as it was thought then. */
  readonly thought: number;
}

/** Half of the games begin with rounds at random: positions that good play never reaches, which search asks about. */
const STRAY_ROUNDS = 6;

/** One game of weights against themselves: the positions between rounds played in earnest, and red's share of the victory. */
function selfPlay(weights: Float32Array, seed: number): { readonly seen: readonly Seen[]; readonly share: number } {
  const random = new FastRandom(seed);
  const mover = player('self', quick(fullStyle(weights)));
  const play = new Play(aton, aton.setup(2, STANDARD, fastChance(random.next(), aton.streams.length)));
  const stray = random.below(2) === 0 ? 0 : 1 + random.below(STRAY_ROUNDS);
  const seen: Seen[] = [];
  while (!play.over) {
    const { seat } = play;
    if (play.state.round <= stray) {
      play.make(anyMove(play, seat, random), seat);
      continue;
    }
    const task = play.state.agenda.at(-1);
    if (task?.do === 'round') {
      const position = between(play.state);
      seen.push({ position, thought: commitBoth(play, weights, random) });
      continue;
    }
    if (task?.do === 'cull' && isFirstCull(play.state, seat)) {
      seen.push({ position: Position.of(play.state), thought: Number.NaN });
    }
    const question = {
      view: aton.view(play.state, seat),
      seat,
      seed: random.next(),
      budget: UNBOUNDED,
      cancelled: NEVER,
    };
    play.make(mover.decide(question).move, seat);
  }
  const winner = play.state.ending?.winner ?? -1;
  return { seen, share: winner === 0 ? 1 : winner === 1 ? 0 : 0.5 };
}

const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
const NEVER = (): boolean => false;

/** The board is still as the scoring found it: nobody has culled yet. */
function isFirstCull(state: AtonState, seat: Seat): boolean {
  const onBoard = (player: Seat): number => state.board.filter((owner) => owner === player).length;
  const task = state.agenda.at(-1);
  const other = 1 - seat;
  const { supply, dead } = sideOf(state, other);
  const whole = 29 - supply - dead;
  const untouched = task?.do === 'cull' && task.taken.every((taken) => taken === 0) && onBoard(other) === whole;
  const scoring = state.agenda.find((one) => one.do === 'scoring');
  return untouched && scoring?.at === 3 && Position.of(state).kingdom === KINGDOM_SIZE;
}

/** What blue's row holds: terms are red's lead over blue. */
const NOTHING = new Float32Array(TERMS);

/** Lessons of many games. */
function lessonsOf(weights: Float32Array, { games, seed }: SelfPlay): Lessons {
  const random = new FastRandom(seed);
  const book = new LessonBook();
  for (let game = 0; game < games; game++) {
    const { seen, share } = selfPlay(weights, random.next());
    let target = share;
    for (const { position, thought } of seen.toReversed()) {
      const row = new Float32Array(TERMS);
      fillTerms(position, row);
      book.add([row, NOTHING], [target, 1 - target]);
      if (!Number.isNaN(thought)) target = LAMBDA * target + (1 - LAMBDA) * thought;
    }
  }
  return book.lessons();
}

export const trainer: Trainer<Aton> = {
  seats: [2],
  options: STANDARD,
  file: new URL('./weights/two.bin', import.meta.url),
  names: Array.from({ length: TERMS }, (_, term) => `${topicOf(term)} ${term}`),
  fresh: handWeights,
  lessons: lessonsOf,
  player: (weights, name) => player(name, fullStyle(weights)),
  top: topOf,
};

export const calibrator: Calibrator<Aton> = {
  file: new URL('./weights/calibration.json', import.meta.url),
  raw: async () => player('level-5', fullStyle(await loadWeights(trainer.file))),
  stage: stageOf,
};
