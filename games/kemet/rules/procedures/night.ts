import { NOBODY, numberAt, type Procedure, type Seat, type Table } from '@naos/engine';
import { areaAt, boardOf, DELTA, SANCTUARY } from '../content/areas.ts';
import { LAST_ROUND, RULES } from '../content/constants.ts';
import { HAND_OF_GOD, NIGHT_CEREMONY, NIGHT_PRAYER, REINFORCEMENTS } from '../content/powers.ts';
import { fame, templesOf } from '../control.ts';
import { holderOf, unitsAt, veteransOf } from '../counts.ts';
import { DONE, type KemetMove, OFFER, SLOT, spend } from '../moves.ts';
import { owns, total } from '../ownership.ts';
import { gainFame, gainPrayer, spendVeterans } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { NightTask } from '../tasks.ts';
import { toSupply, withdraw } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks, does } from './steps.ts';
import { allFame } from './turn.ts';

/** The player whose part of the step it is, or NOBODY when all have had theirs. */
function current(state: KemetState, task: NightTask): Seat {
  return state.order[task.slot] ?? NOBODY;
}

function giveUp(table: Table<Kemet>, area: number, units: number): Seat {
  const seat = holderOf(table.state, area);
  table.tell({ kind: 'offered', seat, area, units });
  withdraw(table, area, units);
  toSupply(table, seat, units);
  return seat;
}

function holderWith(state: KemetState, area: number, units: number): Seat {
  return unitsAt(state, area) >= units ? holderOf(state, area) : NOBODY;
}

/** 14.3.1, 14.4.1. */
function honourTemples(table: Table<Kemet>): void {
  for (const seat of table.state.order) {
    if (templesOf(table.state, seat) >= RULES.templesForFame) gainFame(table, seat, RULES.templesFame, 'temples');
  }
}

function worship(table: Table<Kemet>): void {
  const { state } = table;
  for (const seat of state.order) {
    let points = 0;
    for (const temple of boardOf(state.seats).temples)
      if (state.holder[temple] === seat) points += areaAt(temple).income;
    gainPrayer(table, seat, points, 'worship');
  }
}

function nightPrayer(table: Table<Kemet>, task: NightTask): void {
  const { state } = table;
  const seat = current(state, task);
  if (seat === NOBODY) return;
  gainPrayer(table, seat, RULES.nightPrayer + total(state, seat, NIGHT_PRAYER), 'night');
}

/** 14.8; R49: the guard ends a game here. */
function awaken(table: Table<Kemet>): void {
  const { state } = table;
  for (let seat = 0; seat < state.seats; seat++) {
    spendVeterans(table, seat, veteransOf(state, seat));
    state.tokens[seat] = RULES.actionTokensPerDay;
    state.spaces[seat] = 0;
    state.silverAt[seat] = NONE;
    state.goldOn[seat] = NONE;
    state.bought[seat] = 0;
  }
  if (state.round < LAST_ROUND) return;
  if (table.loud) table.tell({ kind: 'ended', how: 'guard', winner: NONE, fame: allFame(state) });
  table.finish();
}

/** 14.9: fewest fame first; equal fame: further left in the ended round first. Nobody waits twice. */
export function choosers(state: KemetState): readonly Seat[] {
  const points = state.city.map((_, seat) => fame(state, seat));
  const ranked: Seat[] = [];
  // Put in one by one: a few seats, and every slot of every night asks, so a call of the library's sort would show.
  for (const seat of state.order) {
    let at = ranked.length;
    for (; at > 0 && numberAt(points, numberAt(ranked, at - 1)) > numberAt(points, seat); at--) {
      ranked[at] = numberAt(ranked, at - 1);
    }
    ranked[at] = seat;
  }
  return ranked;
}

function chooser(state: KemetState, { slot }: NightTask): Seat {
  return slot < state.seats ? (choosers(state)[slot] ?? NOBODY) : NOBODY;
}

const whyNotOffer = explained<NightTask>((_, __, move) =>
  move.do === 'offer' || move.do === 'done' ? null : misplaced(move),
);

/** What forbids a slot of the next day (14.9.1). */
function whyNotSlot({ nextOrder }: KemetState, slot: number): Reason | null {
  if (slot >= nextOrder.length) return 'no-such-slot';
  return nextOrder[slot] === NONE ? null : 'slot-taken';
}

/** Chapter 14, step by step; inside a step in the turn order of the ended day. */
export const night: Procedure<Kemet, NightTask> = [
  does('dusk', (table) => {
    table.state.phase = 'night';
    table.tell({ kind: 'night', round: table.state.round });
  }),
  asks('offering', {
    who: (state) => holderWith(state, SANCTUARY, RULES.sanctuaryUnits),
    moves: () => [OFFER, DONE],
    whyNot: whyNotOffer,
    chosen: (table, _, move) => {
      if (move.do === 'offer')
        gainFame(table, giveUp(table, SANCTUARY, RULES.sanctuaryUnits), RULES.sanctuaryFame, 'offering');
    },
  }),
  asks('delta temple', {
    who: (state) => holderWith(state, DELTA, RULES.deltaUnits),
    moves: () => [OFFER, DONE],
    whyNot: whyNotOffer,
    chosen: (table, _, move) => {
      if (move.do === 'offer') gainPrayer(table, giveUp(table, DELTA, RULES.deltaUnits), RULES.deltaPrayer, 'delta');
    },
  }),
  does('temples', honourTemples),
  does('worship', worship),
  does('prayers', nightPrayer),
  asks('veterans for prayer', {
    who: current,
    moves: (state, task) => {
      const moves: KemetMove[] = [];
      const tokens = veteransOf(state, current(state, task));
      for (let n = 0; n <= tokens; n++) moves.push(spend(n));
      return moves;
    },
    facts: (state, task) => ({ veterans: veteransOf(state, current(state, task)) }),
    whyNot: explained(
      (state, _, move, seat) => {
        if (move.do !== 'spend') return misplaced(move);
        return move.veterans > veteransOf(state, seat) ? 'not-so-many-veterans' : null;
      },
      (state, _, __, seat) => ({ veterans: veteransOf(state, seat) }),
    ),
    chosen: (table, task, move, seat) => {
      if (move.do === 'spend') {
        spendVeterans(table, seat, move.veterans);
        gainPrayer(table, seat, move.veterans, 'veterans');
      }
      task.slot++;
      table.goTo('prayers');
    },
  }),
  does('divine intervention', (_, task) => {
    task.slot = 0;
  }),
  does('draw', (table, task) => {
    const seat = current(table.state, task);
    if (seat === NOBODY) return;
    task.slot++;
    table.again();
    table.begin({ do: 'draw', at: 0, seat });
  }),
  does('recruits', (_, task) => {
    task.slot = 0;
  }),
  does('muster', (table, task) => {
    const { state } = table;
    const seat = current(state, task);
    if (seat === NOBODY) return;
    task.slot++;
    table.again();
    // 14.7.3: tiles bought in this step wait a night.
    table.begin({
      do: 'muster',
      at: 0,
      seat,
      veterans: true,
      reinforcements: owns(state, seat, REINFORCEMENTS),
      handOfGod: owns(state, seat, HAND_OF_GOD),
      nightCeremony: owns(state, seat, NIGHT_CEREMONY),
    });
  }),
  does('awakening', (table, task) => {
    awaken(table);
    task.slot = 0;
    table.state.nextOrder.fill(NONE);
  }),
  asks('destiny', {
    who: chooser,
    moves: (state) => SLOT.filter((_, slot) => whyNotSlot(state, slot) === null),
    whyNot: explained((state, _, move) => (move.do === 'slot' ? whyNotSlot(state, move.slot) : misplaced(move))),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'slot') return;
      table.state.nextOrder[move.slot] = seat;
      table.tell({ kind: 'slot', seat, slot: move.slot });
      task.slot++;
      table.again();
    },
  }),
  does('dawn', ({ state }) => {
    state.order = state.nextOrder.slice();
    state.nextOrder.fill(NONE);
    state.round++;
  }),
];
