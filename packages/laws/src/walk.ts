import { FastRandom, type Game, keyedChance, Play, type Vocabulary } from '@naos/engine';
import { demand } from './broken.ts';
import type { Ground, Start, Turn } from './ground.ts';

/** Where the moves of a walk come from: chance, or a list of picks that ends the walk when it runs out. */
export type Picks = 'chance' | readonly number[];

/** A new game, loud, standing at its first question. */
export function startPlay<V extends Vocabulary>(
  game: Game<V>,
  { seats, options, seed }: Omit<Start<V>, 'crowded'>,
): Play<V> {
  return new Play(game, game.setup(seats, options, keyedChance(seed, game.streams.length)), true);
}

/**
 * The game as a start plays it. From a crowded position it is the same game with another set-up, so that plays, matches
 * and transcripts of it need to know nothing of this.
 */
export function gameOf<V extends Vocabulary>({ game, spec }: Ground<V>, { crowded }: Start<V>): Game<V> {
  const generator = spec.crowded;
  if (!crowded || generator === undefined) return game;
  return {
    ...game,
    setup: (seats, options, chance) => {
      const state = generator(seats, options, new FastRandom(Number.parseInt(chance.seed.slice(-8), 16)));
      state.chance = chance;
      return state;
    },
  };
}

/** Everything that may be done now, by whom. */
export function turnsOf<V extends Vocabulary>(play: Play<V>): Turn<V>[] {
  return play.seats().flatMap((seat) => play.moves(seat).map((move) => ({ seat, move })));
}

/** One random game under way. Each pick, modulo the number of moves, names a move: so shorter and smaller picks are games too. */
export class Walk<V extends Vocabulary> {
  readonly ground: Ground<V>;
  readonly start: Start<V>;
  readonly game: Game<V>;
  readonly play: Play<V>;
  readonly random: FastRandom;
  readonly made: Turn<V>[] = [];
  readonly picked: number[] = [];
  /** Positions that a costly law has looked at closely. */
  looked = 0;
  private readonly picks: Picks;
  private readonly pace: number;

  /** `pace`: every how many positions, on average, a costly law looks closely. */
  constructor(ground: Ground<V>, start: Start<V>, picks: Picks = 'chance', pace = 1) {
    this.ground = ground;
    this.start = start;
    this.picks = picks;
    this.pace = pace;
    this.random = new FastRandom(Number.parseInt(start.seed.slice(0, 8), 16));
    this.game = gameOf(ground, start);
    this.play = startPlay(this.game, start);
  }

  /** The next move of this walk, not yet made; null when the game is over or the picks have run out. */
  next(): Turn<V> | null {
    const turns = turnsOf(this.play);
    if (turns.length === 0) return null;
    const pick = this.picks === 'chance' ? this.steered(turns) : this.picks[this.picked.length];
    if (pick === undefined) return null;
    const index = pick % turns.length;
    this.picked.push(index);
    return turns[index] ?? null;
  }

  make(turn: Turn<V>): void {
    // Law 1 says it at the stated length; the others only must not run for ever.
    demand(this.made.length <= 2 * this.game.longest, () => 'the game does not come to an end');
    this.made.push(turn);
    this.play.make(turn.move, turn.seat);
  }

  /** Plays on to the end, looking at each move before it is made. */
  each(look: (turn: Turn<V>) => void): void {
    for (let turn = this.next(); turn !== null; turn = this.next()) {
      look(turn);
      this.make(turn);
    }
  }

  /** Whether a costly law looks closely at this position. A walk that is being shortened is looked at everywhere. */
  looks(): boolean {
    if (this.picks === 'chance' && this.random.below(this.pace) > 0) return false;
    this.looked++;
    return true;
  }

  private steered(turns: readonly Turn<V>[]): number {
    const wanted = this.ground.spec.steer?.(this.play, turns, (n) => this.random.below(n)) ?? -1;
    return wanted >= 0 ? wanted : this.random.below(turns.length);
  }
}
