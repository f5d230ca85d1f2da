import { type Answer, bestOf, type Evaluate, type Ranked, solveMatrix, worthOf } from '@naos/bots';
import { FastRandom, type Play, type Seat } from '@naos/engine';
import { against, type Side, seatOf, sideOf } from '../rules/battle-sums.ts';
import { DIVERSION, KINDS } from '../rules/content/interventions.ts';
import { copy } from '../rules/copy.ts';
import { FIGHT, type KemetMove } from '../rules/moves.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { BattleTask } from '../rules/tasks.ts';
import type { KemetView } from '../rules/view.ts';
import type { Kemet } from '../rules/vocabulary.ts';
import { cardsIn, keeping, leastOf, resolved } from './battle.ts';

/** The war council of one seat: everything it needs to judge its choices. */
interface Council {
  readonly state: KemetState;
  readonly seat: Seat;
  readonly side: Side;
  /** Cards that the other side may play: those not seen, or the one that Spy has shown. */
  readonly theirs: readonly number[];
  readonly evaluate: Evaluate<Kemet>;
}

/** What the battle leaves to the seat when it plays one card, with what it has added, and the other side another. */
function outcomeOf({ state, seat, side, evaluate }: Council, battle: BattleTask, card: number, other: number): number {
  const there = copy(state);
  const enemy = seatOf(battle, against(side));
  const their = against(side);
  // The hidden hand is imagined with the card in it, in the place of the least one.
  const hand = there.battleHand[enemy] ?? 0;
  if ((hand & (1 << other)) === 0) {
    const swapped = 1 << leastOf(hand, NONE);
    there.battleHand[enemy] = (hand & ~swapped) | (1 << other);
    there.faceDown[enemy] = ((there.faceDown[enemy] ?? 0) & ~(1 << other)) | swapped;
  }
  there.played[side] = card;
  if (there.dropped[side] === NONE || there.dropped[side] === card) {
    there.dropped[side] = leastOf(there.battleHand[seat] ?? 0, card);
  }
  there.played[their] = other;
  there.dropped[their] = leastOf(there.battleHand[enemy] ?? 0, other);
  for (let kind = 0; kind < KINDS; kind++) there.added[their * KINDS + kind] = 0;
  there.ready[side] = 1;
  there.ready[their] = 1;
  return worthOf(resolved(there), seat, evaluate);
}

/** The secret choice of a card, solved: cards and mixes of both sides, and what each own card is worth against their mix. */
export interface SolvedCards {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly mix: Float64Array;
  readonly theirMix: Float64Array;
  readonly values: readonly number[];
}

/** The secret choice as the game of two that it is. */
function solveCards(council: Council, battle: BattleTask): SolvedCards {
  const { state, seat, theirs } = council;
  const mine = cardsIn(state.battleHand[seat] ?? 0);
  const payoff = new Float64Array(mine.length * theirs.length);
  for (const [r, card] of mine.entries()) {
    for (const [c, other] of theirs.entries()) payoff[r * theirs.length + c] = outcomeOf(council, battle, card, other);
  }
  const all = (n: number) => [{ weight: 1, actions: Array.from({ length: n }, (_, i) => i) }];
  const { rowMixes, columnMixes } = solveMatrix(
    { payoff, rows: mine.length, columns: theirs.length, rowTypes: all(mine.length), columnTypes: all(theirs.length) },
    { iterations: 300 },
  );
  const [mix = new Float64Array(mine.length)] = rowMixes;
  const [theirMix = new Float64Array(theirs.length)] = columnMixes;
  const values = mine.map((_, r) =>
    theirs.reduce((sum, __, c) => sum + (theirMix[c] ?? 0) * (payoff[r * theirs.length + c] ?? 0), 0),
  );
  return { mine, theirs, mix, theirMix, values };
}

/** A card drawn from the mix. */
function chooseCard(council: Council, battle: BattleTask, seed: number): Answer<Kemet> {
  const { mine, mix, values } = solveCards(council, battle);
  const ranked = mine.flatMap((card, r): Ranked<Kemet>[] => {
    const move = FIGHT[card];
    return move === undefined ? [] : [{ move, value: values[r] ?? 0 }];
  });
  const answer = bestOf(ranked);
  const drawn = ranked[drawFrom(mix, new FastRandom(seed))];
  return drawn === undefined ? answer : { ...answer, move: drawn.move, winChance: drawn.value };
}

/** A place drawn from a mix. */
function drawFrom(mix: Float64Array, random: FastRandom): number {
  let left = random.next() / 0x1_0000_0000;
  for (let i = 0; i < mix.length; i++) {
    left -= mix[i] ?? 0;
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}

/** Interventions are added while the battle is better with them; what they cost is part of what is left. */
function rateAdditions(council: Council, battle: BattleTask, moves: readonly KemetMove[]): Ranked<Kemet>[] {
  const { state, side, theirs } = council;
  const card = state.played[side] ?? 0;
  const mean = (): number =>
    theirs.reduce((sum, other) => sum + outcomeOf(council, battle, card, other), 0) / theirs.length;
  const now = mean();
  return moves.map((move) => {
    if (move.do !== 'invoke') return { move, value: now };
    // Diversion does nothing here but hide that nothing else was added.
    if (move.card === DIVERSION) return { move, value: now - 0.01 };
    const at = side * KINDS + move.card;
    state.added[at] = (state.added[at] ?? 0) + 1;
    const value = mean();
    state.added[at] = (state.added[at] ?? 0) - 1;
    return { move, value };
  });
}

/** The war council as a seat sees it, in a state imagined from its view. */
function councilOf(
  state: KemetState,
  view: KemetView,
  battle: BattleTask,
  seat: Seat,
  evaluate: Evaluate<Kemet>,
): Council {
  const side = sideOf(battle, seat);
  const unseen = cardsIn(view.unseen[seatOf(battle, against(side))] ?? 0);
  return { state, seat, side, evaluate, theirs: view.spied === NONE ? unseen : [view.spied] };
}

/** The choice of a card that awaits a seat in a battle, solved from what the seat knows. */
export function cardMixes(
  state: KemetState,
  view: KemetView,
  battle: BattleTask,
  seat: Seat,
  evaluate: Evaluate<Kemet>,
): SolvedCards {
  return solveCards(councilOf(state, view, battle, seat, evaluate), battle);
}

/** A decision of the war council; null when the question is another one. */
export function decideCouncil(
  play: Play<Kemet>,
  view: KemetView,
  seat: Seat,
  seed: number,
  evaluate: Evaluate<Kemet>,
): Answer<Kemet> | null {
  const battle = play.state.agenda.at(-1);
  if (battle?.do !== 'battle' || play.question?.step.name !== 'war council') return null;
  const moves = play.moves(seat);
  const council = councilOf(play.state, view, battle, seat, evaluate);
  switch (moves[0]?.do) {
    case 'fight':
      return chooseCard(council, battle, seed);
    case 'drop': {
      // The battle hardly depends on it: the chance as it is, and a little for each card by what it is worth keeping.
      const now = evaluate(play.state, seat);
      return bestOf(
        moves.map((move) => ({ move, value: move.do === 'drop' ? now * (1 - keeping(move.card) / 1000) : 0 })),
      );
    }
    default:
      return bestOf(rateAdditions(council, battle, moves));
  }
}
