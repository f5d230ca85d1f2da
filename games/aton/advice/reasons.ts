import { compareMoves, loadWeights, solveMatrix, strongestOf } from '@naos/bots';
import type { FastRandom, Play, Seat } from '@naos/engine';
import type { Explain } from '@naos/game-module';
import { commitTheirs } from '../bot/ahead.ts';
import { roundGame } from '../bot/allocate.ts';
import { evaluation } from '../bot/evaluate.ts';
import { HANDS, handIndex } from '../bot/hands.ts';
import { shelf } from '../bot/index.ts';
import { player } from '../bot/player.ts';
import { Position } from '../bot/position.ts';
import { fullStyle } from '../bot/style.ts';
import { drawRow } from '../bot/two-hands.ts';
import { terms, topicOf } from '../bot/worth.ts';
import { type Aton, aton } from '../rules/index.ts';
import { allocates } from './allocates.ts';

/** Thoughts for the other's mix of rows. */
const MIXING = { iterations: 200, enough: 0.003 };

/** What each topic is worth to a seat, as a logit. Terms are red's view: blue's is the opposite. */
function topicsOf(state: Aton['state'], seat: Seat, weights: Float32Array): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  terms(Position.of(state), (term, value) => {
    const worth = (seat === 0 ? 1 : -1) * value * (weights[term] ?? 0);
    sums.set(topicOf(term), (sums.get(topicOf(term)) ?? 0) + worth);
  });
  return sums;
}

/** Compares moves by looks at the next round, in the terms of the evaluation; the other's hidden row is drawn from its mix. */
export async function reasons(): Promise<Explain<Aton>> {
  const weights = await loadWeights(new URL('../bot/weights/two.bin', import.meta.url));
  const full = fullStyle(weights);
  const settle = (view: Aton['view'], seat: Seat) => {
    if (!allocates(view, seat)) return () => {};
    const { rowMixes, columnMixes } = solveMatrix(roundGame(view, full), MIXING);
    const mixes = seat === 0 ? columnMixes : rowMixes;
    return (play: Play<Aton>, random: FastRandom) => {
      const drawn = (cards: readonly number[]) => {
        const hand = handIndex(cards);
        return drawRow(HANDS[hand]?.rows ?? [], mixes[hand], random);
      };
      commitTheirs(play, 1 - seat, drawn, random);
    };
  };
  const lore = {
    game: aton,
    judge: await strongestOf(shelf),
    quick: player('quick', { ...full, mixes: false, seesReply: false, wholePlacements: false }),
    evaluate: evaluation(weights),
    topics: (state: Aton['state'], seat: Seat) => topicsOf(state, seat, weights),
    // A full Kingdom counts as scored: what the terms do not hold are the points of that scoring.
    rest: 'score',
    turn: ({ round }: Aton['state']) => round,
    settle,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
