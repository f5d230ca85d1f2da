import { NOBODY, type Procedure, type Seat, type Table } from '@naos/engine';
import {
  ATTACKER,
  against,
  type Blows,
  blowsOf,
  type Commitment,
  DEFENDER,
  fighters,
  lossesOf,
  type Side,
  seatOf,
  sideOf,
  strengthOf,
} from '../battle-sums.ts';
import { areaAt } from '../content/areas.ts';
import { DIVERSION, KINDS } from '../content/interventions.ts';
import { DIVINE_WOUND, HONOR, HONOR_PRAYER, WOUND_STRENGTH } from '../content/powers.ts';
import { add, battleHandOf, mark, prayerOf, take } from '../counts.ts';
import { unleash } from '../creatures.ts';
import { held, holdsSecrets, leaveHand } from '../hands.ts';
import { DISCARD, DONE } from '../moves.ts';
import { owns } from '../ownership.ts';
import { gainPrayer, pay } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { BattleTask } from '../tasks.ts';
import { toSupply } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { aftermath, occupy } from './aftermath.ts';
import { reward } from './rewards.ts';
import { asks, asksTogether, does } from './steps.ts';
import { takeCardsBack } from './taken.ts';
import { addedCost, committed, councillors, councilMoves, whyNotCommit } from './war-council.ts';

const SIDES: readonly Side[] = [ATTACKER, DEFENDER];

function open(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  for (const side of SIDES) {
    state.played[side] = NONE;
    state.dropped[side] = NONE;
    state.ready[side] = 0;
  }
  state.added.fill(0);
  state.revealed = false;
  table.tell({ kind: 'battle', area: task.area, attacker: task.attacker, defender: task.defender });
}

/** 11.2.1, R26: both sides show and pay; Diversion returns to the hand, the rest goes to the pile. */
function clash(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  state.revealed = true;
  table.learned();
  for (const side of SIDES) {
    const seat = seatOf(task, side);
    const cost = addedCost(state, seat, side);
    const cards: number[] = [];
    pay(table, seat, cost);
    for (let kind = 0; kind < KINDS; kind++) {
      for (let n = state.added[side * KINDS + kind] ?? 0; n > 0; n--) {
        cards.push(kind);
        if (kind === DIVERSION) continue;
        leaveHand(state, seat, kind);
        add(state.pile, kind, 1);
      }
    }
    const [card, dropped] = [state.played[side], state.dropped[side]];
    state.battleHand[seat] = battleHandOf(state, seat) & ~((1 << card) | (1 << dropped));
    mark(state.faceDown, seat, 1 << dropped);
    if (table.loud) table.tell({ kind: 'revealed', seat, card, added: cards, cost });
  }
}

/** 13.1.8: only one player can own the tile; a hand of Diversion alone, which all can see, is not asked. */
function wounder(state: KemetState, task: BattleTask): Seat {
  for (const side of SIDES) {
    const seat = seatOf(task, side);
    if (owns(state, seat, DIVINE_WOUND) && holdsSecrets(state, seat)) return seat;
  }
  return NOBODY;
}

/** What keeps a card from Divine Wound (13.1.8, 12.8). */
function whyNotDiscard(state: KemetState, seat: Seat, card: number): Reason | null {
  if (card === DIVERSION) return 'diversion-stays';
  return held(state, seat, card) > 0 ? null : 'not-in-hand';
}

/** What a side has laid on the table. */
function commitmentOf({ played, added }: KemetState, side: Side): Commitment {
  return { card: played[side], added, at: side * KINDS };
}

function compare(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  const strength = (side: Side): number => {
    const wound = owns(state, seatOf(task, side), DIVINE_WOUND) ? task.wound : 0;
    return strengthOf(state, task, side, commitmentOf(state, side), wound);
  };
  task.attack = strength(ATTACKER);
  task.defence = strength(DEFENDER);
  task.winner = task.attack > task.defence ? task.attacker : task.defender;
  const { area, attacker, defender, attack, defence, winner } = task;
  table.tell({ kind: 'outcome', area, attacker, defender, attack, defence, winner });
}

/** 11.4, 13.4.6: both sides' blows are fixed before anybody falls. */
function takeLosses(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  const { area } = task;
  const blowsBy = (side: Side): Blows => blowsOf(state, task, side, commitmentOf(state, side));
  const blows = [blowsBy(ATTACKER), blowsBy(DEFENDER)] as const;
  for (const side of SIDES) {
    const seat = seatOf(task, side);
    const { all, byEnemy } = lossesOf(fighters(state, task, side), blows[side], blows[against(side)]);
    if (side === ATTACKER) {
      take(state.raiders, area, all);
      task.attackerLost = all;
    } else {
      take(state.units, area, all);
      task.defenderLost = all;
    }
    toSupply(table, seat, all);
    if (all > 0) table.tell({ kind: 'lost', seat, units: all });
    if (owns(state, seat, HONOR)) gainPrayer(table, seat, byEnemy * HONOR_PRAYER, 'honor');
  }
}

/** 10.5: the creatures of troops that are gone return to the supply. */
function releaseCreatures(table: Table<Kemet>, task: BattleTask): void {
  for (const side of SIDES) {
    if (fighters(table.state, task, side) === 0) unleash(table, seatOf(task, side), task.area);
  }
}

/** 11.8: played cards face up; an empty hand takes all eight back. */
function tidyUp(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  occupy(state, task);
  for (const side of SIDES) {
    const seat = seatOf(task, side);
    mark(state.faceUp, seat, 1 << state.played[side]);
    state.played[side] = NONE;
    state.dropped[side] = NONE;
    state.ready[side] = 0;
    if (state.battleHand[seat] !== 0) continue;
    takeCardsBack(state, seat);
    table.tell({ kind: 'refreshed', seat });
  }
  state.added.fill(0);
  state.revealed = false;
}

/** Chapter 11. */
export const battle: Procedure<Kemet, BattleTask> = [
  does('open', open),
  asksTogether('war council', {
    who: councillors,
    moves: councilMoves,
    chosen: committed,
    whyNot: whyNotCommit,
    facts: (state, task, seat) => ({
      stage: state.played[sideOf(task, seat)] === NONE ? 0 : state.dropped[sideOf(task, seat)] === NONE ? 1 : 2,
      prayer: prayerOf(state, seat) - addedCost(state, seat, sideOf(task, seat)),
      area: areaAt(task.area).id,
    }),
  }),
  does('clash', clash),
  asks('divine wound', {
    who: wounder,
    always: true,
    moves: (state, task) => {
      const seat = wounder(state, task);
      return [...DISCARD.filter((_, card) => whyNotDiscard(state, seat, card) === null), DONE];
    },
    whyNot: explained((state, _, move, seat) => {
      if (move.do === 'done') return null;
      return move.do === 'discard' ? whyNotDiscard(state, seat, move.card) : misplaced(move);
    }),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'discard') return;
      const { state } = table;
      leaveHand(state, seat, move.card);
      add(state.pile, move.card, 1);
      task.wound += WOUND_STRENGTH;
      table.learned();
      table.tell({ kind: 'wounded', seat, card: move.card });
      table.again();
    },
  }),
  does('outcome', compare),
  does('losses', takeLosses),
  does('rewards', reward),
  does('creatures of lost troops', releaseCreatures),
  ...aftermath,
  does('end', tidyUp),
];
