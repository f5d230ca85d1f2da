import { FastRandom, type Game, Play, type Vocabulary } from '@naos/engine';
import { freshPlay, playOut } from './random-game.ts';
import { perSecond } from './stopwatch.ts';

/** The figures of one game at one number of seats. */
export interface Figures {
  readonly randomGamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly copyMicroseconds: number;
  /** Listing the moves of one decision, 99th percentile over whole random games. */
  readonly list99Microseconds: number;
}

/** Milliseconds that each of a game's own drills takes, by its name. */
export type DrillFigures = Readonly<Record<string, number>>;

const SAMPLES = 64;

/** States from all over some random games: a copy costs more late than early. */
function sampleStates<V extends Vocabulary>(game: Game<V>, seats: number): V['state'][] {
  const states: V['state'][] = [];
  const random = new FastRandom(1);
  for (let seed = 1; states.length < SAMPLES && seed <= SAMPLES; seed++) {
    playOut(freshPlay(game, seats, seed), random, (play) => {
      if (states.length < SAMPLES && random.below(10) === 0) states.push(game.copy(play.state));
    });
  }
  return states;
}

/** Listings that a percentile is taken from. */
const LISTINGS = 20_000;

/** How long listing the moves of a decision takes at most in 99 of 100 cases, in microseconds. */
function listing99<V extends Vocabulary>(game: Game<V>, seats: number): number {
  const random = new FastRandom(3);
  const times: number[] = [];
  while (times.length < LISTINGS) {
    playOut(freshPlay(game, seats, random.next()), random, (play) => {
      // A play keeps its list: another one from the same state has to make it anew.
      const state = game.copy(play.state);
      const begun = performance.now();
      new Play(game, state).moves();
      times.push((performance.now() - begun) * 1000);
    });
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function measureGame<V extends Vocabulary>(game: Game<V>, seats: number, seconds: number): Figures {
  const random = new FastRandom(2);
  let decisions = 0;
  let games = 0;
  const gamesPerSecond = perSecond(() => {
    decisions += playOut(freshPlay(game, seats, random.next()), random);
    games++;
    return 1;
  }, seconds);
  const states = sampleStates(game, seats);
  // The copies are kept for a moment: work whose result nobody sees may be left out by the compiler.
  const copies: V['state'][] = states.slice();
  const copiesPerSecond = perSecond(() => {
    let i = 0;
    for (const state of states) copies[i++] = game.copy(state);
    return copies.length;
  }, seconds / 4);
  return {
    randomGamesPerSecond: rounded(gamesPerSecond),
    movesPerSecond: rounded((gamesPerSecond * decisions) / games),
    copyMicroseconds: rounded(1e6 / copiesPerSecond),
    list99Microseconds: rounded(listing99(game, seats)),
  };
}

export function measureDrills(drills: Readonly<Record<string, () => unknown>>, seconds: number): DrillFigures {
  const milliseconds = (drill: () => unknown): number =>
    1000 /
    perSecond(() => {
      drill();
      return 1;
    }, seconds);
  return Object.fromEntries(Object.entries(drills).map(([name, drill]) => [name, rounded(milliseconds(drill))]));
}
