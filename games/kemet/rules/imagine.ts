import { copyAgenda, type FastRandom, fastChance, numberAt, type Seat } from '@naos/engine';
import { ATTACKER, DEFENDER, type Side, seatOf } from './battle-sums.ts';
import { BATTLE_KINDS, DIVERSION, KINDS, WHOLE_DECK } from './content/interventions.ts';
import { copy } from './copy.ts';
import { add, battleHandOf, prayerOf, take } from './counts.ts';
import { givenAway } from './given-away.ts';
import { cardCost } from './hands.ts';
import { type KemetState, NONE, STREAMS } from './state.ts';
import type { BattleTask, KemetTask } from './tasks.ts';
import { battleOf, type KemetView } from './view.ts';

/** A complete state that a view allows: hands, face-down discards, commitments and the deck are dealt at random. */
export function imagine(view: KemetView, random: FastRandom): KemetState {
  const state = knownPart(view, random);
  dealInterventions(state, view, random);
  for (let seat = 0; seat < view.seats; seat++) splitUnseen(state, view, seat, random);
  const battle = battleOf(view.agenda);
  if (battle !== null)
    for (const side of [ATTACKER, DEFENDER] as const) imagineCommitment(state, view, battle, side, random);
  return state;
}

/** What lies open, in a copy of its own and in the shape of every other state; nothing is dealt yet. */
function knownPart(view: KemetView, random: FastRandom): KemetState {
  return copy({
    ...view,
    agenda: copyAgenda<KemetTask>(view.agenda),
    chance: fastChance(random.next(), STREAMS.length),
    battleHand: new Array<number>(view.seats).fill(0),
    faceDown: new Array<number>(view.seats).fill(0),
    hand: view.known.slice(),
    deck: [],
    vision: new Array<number>(KINDS).fill(0),
    played: [...view.shown],
    dropped: [NONE, NONE],
    added: view.shownAdded.slice(),
  });
}

/** Deals the cards that this viewer has not seen to the other hands, to a foreign Vision and to the deck. */
function dealInterventions(state: KemetState, view: KemetView, random: FastRandom): void {
  const { own, viewer } = view;
  for (let seat = 0; seat < view.seats; seat++) state.hand[seat * KINDS + DIVERSION] = 1;
  if (own !== null && viewer !== null) {
    for (let kind = 0; kind < KINDS; kind++) state.hand[viewer * KINDS + kind] = own.hand[kind] ?? 0;
    state.vision = own.vision.slice();
  }
  const left = state.pile.slice();
  for (const [at, count] of state.hand.entries()) add(left, at % KINDS, count);
  for (const [kind, count] of state.vision.entries()) add(left, kind, count);
  const unknown: number[] = [];
  for (const kind of WHOLE_DECK) {
    if ((left[kind] ?? 0) > 0) take(left, kind, 1);
    else unknown.push(kind);
  }
  random.shuffle(unknown);
  dealGivenAway(state, view, unknown);
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === viewer) continue;
    for (let n = (view.cards[seat] ?? 0) - sizeOf(state, seat); n > 0; n--) {
      add(state.hand, seat * KINDS + topOf(unknown), 1);
    }
  }
  for (let n = view.visionSize - sum(state.vision); n > 0; n--) {
    add(state.vision, topOf(unknown), 1);
  }
  state.deck = unknown;
}

/** The mover of a Move under way holds what its way so far has given away. */
function dealGivenAway(state: KemetState, { agenda, viewer, cards }: KemetView, unknown: number[]): void {
  const task = agenda.at(-1);
  if (task?.do !== 'move' || task.seat === viewer) return;
  const { seat } = task;
  for (const kind of givenAway(state, (cards[seat] ?? 0) - sizeOf(state, seat), unknown)) {
    unknown.splice(unknown.indexOf(kind), 1);
    add(state.hand, seat * KINDS + kind, 1);
  }
}

/** Splits the unseen battle cards of a seat into hand and face-down discards. A card seen through Spy is in the hand. */
function splitUnseen(state: KemetState, view: KemetView, seat: Seat, random: FastRandom): void {
  if (seat === view.viewer && view.own !== null) {
    state.battleHand[seat] = view.own.battleHand;
    state.faceDown[seat] = view.own.faceDown;
    return;
  }
  const unseen = view.unseen[seat] ?? 0;
  const sure = view.spied !== NONE && spiedSeat(view) === seat ? 1 << view.spied : 0;
  const cards: number[] = [];
  for (let card = 0; unseen >>> card !== 0; card++) if ((unseen & ~sure & (1 << card)) !== 0) cards.push(card);
  random.shuffle(cards);
  let hand = sure;
  for (let n = (view.battleCards[seat] ?? 0) - (sure === 0 ? 0 : 1); n > 0; n--) hand |= 1 << topOf(cards);
  state.battleHand[seat] = hand;
  state.faceDown[seat] = unseen & ~hand;
}

/** The seat whose card the viewer has seen: the other one of the battle. */
function spiedSeat(view: KemetView): Seat {
  const battle = battleOf(view.agenda);
  if (battle === null) return NONE;
  return battle.attacker === view.viewer ? battle.defender : battle.attacker;
}

/** A side that is ready has committed something; what, only its owner knows (R54). After the clash all lies open. */
function imagineCommitment(
  state: KemetState,
  view: KemetView,
  battle: BattleTask,
  side: Side,
  random: FastRandom,
): void {
  const seat = seatOf(battle, side);
  if (seat === view.viewer && view.own !== null) {
    state.played[side] = view.own.played;
    state.dropped[side] = view.own.dropped;
    for (let kind = 0; kind < KINDS; kind++) state.added[side * KINDS + kind] = view.own.added[kind] ?? 0;
    return;
  }
  if (view.revealed) {
    // The discard lies face down by now; which of the face-down cards it was no longer matters.
    return;
  }
  if (view.ready[side] === 0) return;
  const hand = battleHandOf(state, seat);
  const sure = spiedSeat(view) === seat ? view.spied : NONE;
  state.played[side] = sure === NONE ? pick(hand, random) : sure;
  state.dropped[side] = pick(hand & ~(1 << state.played[side]), random);
  let purse = prayerOf(state, seat);
  for (const kind of BATTLE_KINDS) {
    const cost = cardCost(state, seat, kind);
    for (let n = state.hand[seat * KINDS + kind] ?? 0; n > 0 && cost <= purse; n--) {
      if (random.below(2) === 0) continue;
      purse -= cost;
      add(state.added, side * KINDS + kind, 1);
    }
  }
}

/** One card of a mask, at random. */
function pick(mask: number, random: FastRandom): number {
  const cards: number[] = [];
  for (let card = 0; mask >>> card !== 0; card++) if ((mask & (1 << card)) !== 0) cards.push(card);
  return numberAt(cards, random.below(cards.length));
}

/** Draws the top card; a view that counts more cards than there are is none of this game. */
function topOf(cards: number[]): number {
  const card = cards.pop();
  if (card === undefined) throw new RangeError('The view counts more cards than there are.');
  return card;
}

function sizeOf(state: KemetState, seat: Seat): number {
  return sum(state.hand.slice(seat * KINDS, (seat + 1) * KINDS));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
