import { type Evaluate, worthOf } from '@naos/bots';
import { FastRandom, Play, type Seat } from '@naos/engine';
import { ATTACKER, against, DEFENDER, seatOf, sideOf } from '../rules/battle-sums.ts';
import { BATTLE_CARDS, battleCardAt } from '../rules/content/battle-cards.ts';
import { copy } from '../rules/copy.ts';
import { kemet } from '../rules/index.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { BattleTask } from '../rules/tasks.ts';
import { battleOf } from '../rules/view.ts';
import type { Kemet } from '../rules/vocabulary.ts';

/** The battle whose cards do not lie open yet, or null. */
function councilOf(state: KemetState): BattleTask | null {
  const battle = battleOf(state.agenda);
  return battle === null || state.revealed ? null : battle;
}

/** Battle cards of a mask. */
export function cardsIn(mask: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < BATTLE_CARDS.length; card++) if ((mask & (1 << card)) !== 0) cards.push(card);
  return cards;
}

/** What a battle card is worth keeping: strength first. */
export function keeping(card: number): number {
  const { strength, damage, protection, guaranteed } = battleCardAt(card);
  return strength + 0.6 * Math.max(0, damage) + 0.5 * protection + 0.6 * guaranteed;
}

/** The card that is missed least when it is discarded. */
export function leastOf(mask: number, played: number): number {
  let least: number = NONE;
  for (const card of cardsIn(mask)) {
    if (card !== played && (least === NONE || keeping(card) < keeping(least))) least = card;
  }
  return least;
}

/** A number that any number of cards in hand divides. */
const CARD_PAIRS = 840;

/** Fills in what a side has not committed yet. */
function commit(state: KemetState, battle: BattleTask, side: typeof ATTACKER | typeof DEFENDER, luck: number): void {
  const hand = state.battleHand[seatOf(battle, side)] ?? 0;
  if (state.played[side] === NONE) {
    const cards = cardsIn(hand & ~(state.dropped[side] === NONE ? 0 : 1 << (state.dropped[side] ?? 0)));
    state.played[side] = cards[luck % cards.length] ?? 0;
  }
  if (state.dropped[side] === NONE) state.dropped[side] = leastOf(hand, state.played[side] ?? 0);
  state.ready[side] = 1;
}

/** Runs a battle with committed cards to its end, or to the next one's: losers retreat if they can, winners stay. */
export function resolved(state: KemetState): Play<Kemet> {
  const play = new Play(kemet, state);
  while (!play.over && play.state.revealed && battleOf(play.state.agenda) !== null) {
    const moves = play.moves();
    const wanted = moves.find(({ do: what }) => what === 'retreat' || what === 'stay' || what === 'done') ?? moves[0];
    if (wanted === undefined) break;
    play.make(wanted);
  }
  return play;
}

/** The same once the seat has ended its turn, where nothing but ending it is left to decide; the win is looked at then (15.1). */
export function afterTurn(play: Play<Kemet>, seat: Seat): Play<Kemet> {
  const task = play.state.agenda.at(-1);
  if (play.over || play.seat !== seat || task?.do !== 'turn' || !task.placed) return play;
  const end = play.moves(seat).find((move) => move.do === 'end-turn');
  if (end === undefined) return play;
  const there = play.copy();
  there.make(end, seat);
  return there;
}

/** An evaluation that sees who wins at the start of the next turn. */
export function seeingTheEnd(evaluate: Evaluate<Kemet>): Evaluate<Kemet> {
  return (state, seat) => worthOf(afterTurn(new Play(kemet, copy(state)), seat), seat, evaluate);
}

/**
 * Whether a seat comes through what is about to be decided here: by some card of its own against every card of the other, as
 * far as cards in hand go (nobody adds anything).
 */
export function comesThrough(play: Play<Kemet>, seat: Seat): boolean {
  const lives = (there: Play<Kemet>): boolean => {
    const { over, state } = afterTurn(there, seat);
    return !over || state.winner === seat;
  };
  const battle = councilOf(play.state);
  if (battle === null) return lives(play);
  const side = sideOf(battle, seat);
  const their = against(side);
  const mine = cardsIn(play.state.battleHand[seat] ?? 0);
  const theirs = cardsIn(play.state.battleHand[seatOf(battle, their)] ?? 0);
  return mine.some((card) =>
    theirs.every((other) => {
      const there = copy(play.state);
      there.played[side] = card;
      there.played[their] = other;
      commit(there, battle, side, 0);
      commit(there, battle, their, 0);
      return lives(resolved(there));
    }),
  );
}

/** A battle about to be decided, decided by any cards of both: nobody's choice is known to the other. Null without a battle. */
export function settled(play: Play<Kemet>, luck: number): Play<Kemet> | null {
  const battle = councilOf(play.state);
  if (battle === null) return null;
  const random = new FastRandom(luck);
  const there = copy(play.state);
  commit(there, battle, ATTACKER, random.below(CARD_PAIRS));
  commit(there, battle, DEFENDER, random.below(CARD_PAIRS));
  return resolved(there);
}

/** How many pairs of cards an open battle is judged by, the same ones in every position. */
const PAIRS: readonly (readonly [number, number])[] = (() => {
  const random = new FastRandom(7);
  return Array.from({ length: 8 }, () => [random.below(CARD_PAIRS), random.below(CARD_PAIRS)] as const);
})();

/**
 * An evaluation that also takes positions in which a battle is about to be decided: the mean over a few pairs of cards of
 * what the battle would leave.
 */
export function seeingBattles(evaluate: Evaluate<Kemet>): Evaluate<Kemet> {
  return (state, seat: Seat) => {
    const battle = councilOf(state);
    if (battle === null) return evaluate(state, seat);
    let sum = 0;
    for (const [attack, defence] of PAIRS) {
      const there = copy(state);
      commit(there, battle, ATTACKER, attack);
      commit(there, battle, DEFENDER, defence);
      sum += worthOf(resolved(there), seat, evaluate);
    }
    return sum / PAIRS.length;
  };
}
