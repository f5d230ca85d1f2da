import { BASICS, BREAD, GOLD, GRANITE, LIMESTONE, PAPYRUS, SCRIBE } from './content/goods.ts';
import { effectOf, T10, T22 } from './content/technologies.ts';
import { score } from './gains.ts';
import { payMove, type TekhenuMove } from './moves.ts';
import { type Player, playerOf } from './state.ts';
import { ANY_GOOD } from './tasks.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** A payment: tokens of the good itself, of its stone partner (T22), gold and scribes in its place. */
export interface Payment {
  readonly own: number;
  readonly swap: number;
  readonly gold: number;
  readonly scribes: number;
}

function basics(p: Player): number {
  const { goods } = p;
  return goods[PAPYRUS] + goods[BREAD] + goods[LIMESTONE] + goods[GRANITE];
}

function ownTokens(p: Player, what: number): number {
  return what === ANY_GOOD ? basics(p) : (p.goods[what] ?? 0);
}

/** SPEC 7.4.T22: limestone for granite and the other way round. */
function swapTokens(p: Player, what: number): number {
  if ((p.technologies & T22) === 0) return 0;
  return what === LIMESTONE ? p.goods[GRANITE] : what === GRANITE ? p.goods[LIMESTONE] : 0;
}

function goldTokens(p: Player, what: number): number {
  if (what === GOLD) return 0;
  return what !== SCRIBE || (p.technologies & T10) !== 0 ? p.goods[GOLD] : 0;
}

/** SPEC 7.4.T10: scribes for gold, hence for any resource. */
function scribeTokens(p: Player, what: number): number {
  return what !== SCRIBE && (p.technologies & T10) !== 0 ? p.goods[SCRIBE] : 0;
}

/** SPEC 5.4: the most that a player can pay of something. */
export function meansOf(p: Player, what: number): number {
  return ownTokens(p, what) + swapTokens(p, what) + goldTokens(p, what) + scribeTokens(p, what);
}

/**
 * Every way to pay that differs to the player, the default mix first (SPEC 5.4.4). Gold is spent on a good only when the
 * good itself has run out: gold does everything the good does, so another mix would only be worse.
 */
export function waysToPay(p: Player, what: number, amount: number): TekhenuMove[] {
  const ways: TekhenuMove[] = [];
  const have = Math.min(ownTokens(p, what), amount);
  const swaps = swapTokens(p, what);
  const gold = goldTokens(p, what);
  const scribes = scribeTokens(p, what);
  // A scribe's price in gold is T10's own exchange: there gold is no joker but a choice.
  const goldIsChoice = what === SCRIBE;
  for (let own = have; own >= 0; own--) {
    for (let swap = Math.min(swaps, amount - own); swap >= 0; swap--) {
      const rest = amount - own - swap;
      const mostGold = goldIsChoice || own === have ? Math.min(gold, rest) : 0;
      for (let coins = mostGold; coins >= 0; coins--) {
        if (rest - coins <= scribes) ways.push(payMove(own, swap, coins, rest - coins));
      }
    }
  }
  return ways;
}

function take(p: Player, good: number, n: number): void {
  p.goods[good] = (p.goods[good] ?? 0) - n;
}

/** Takes the tokens away and pays the points of T10 and T22 (once in each own turn, SPEC R29). */
export function spend(table: TekhenuTable, seat: number, what: number, { own, swap, gold, scribes }: Payment): void {
  const { state } = table;
  const p = playerOf(state, seat);
  const before = table.loud ? p.goods.slice() : null;
  if (what === ANY_GOOD) {
    let left = own;
    for (let good = 0; good < BASICS; good++) {
      const n = Math.min(left, p.goods[good] ?? 0);
      take(p, good, n);
      left -= n;
    }
  } else take(p, what, own);
  if (swap > 0) take(p, LIMESTONE + GRANITE - what, swap);
  take(p, GOLD, gold);
  take(p, SCRIBE, scribes);
  if (before !== null) table.tell({ kind: 'paid', seat, goods: before.map((n, good) => n - (p.goods[good] ?? 0)) });
  if (swap > 0) substituted(table, seat, T22);
  if (scribes > 0 || (what === SCRIBE && gold > 0)) substituted(table, seat, T10);
}

function substituted(table: TekhenuTable, seat: number, technology: number): void {
  const { state } = table;
  if (state.turn !== seat || (state.swapped & technology) !== 0) return;
  state.swapped |= technology;
  score(table, seat, effectOf(technology).vpOncePerTurn ?? 0, 'substitution');
}

/** Whether paying can leave a choice at all: only T10, T22 and a blessing in the player's hand make one. */
function hasChoice(p: Player, what: number, waivers: number): boolean {
  if ((p.blessings & waivers) !== 0 || (p.technologies & T10) !== 0) return true;
  return (p.technologies & T22) !== 0 && (what === LIMESTONE || what === GRANITE);
}

/**
 * Pays a cost that the player can pay. Where tokens may be chosen, a task asks; the caller goes on when it is done.
 * `waivers`: blessings that make this cost nothing.
 */
export function pay(
  table: TekhenuTable,
  seat: number,
  what: number,
  amount: number,
  waivers = 0,
  guarded = false,
): void {
  if (amount === 0) return;
  const p = playerOf(table.state, seat);
  if (hasChoice(p, what, waivers)) {
    table.begin({ do: 'pay', at: 0, seat, what, amount, waivers, guarded });
    return;
  }
  const own = Math.min(ownTokens(p, what), amount);
  spend(table, seat, what, { own, swap: 0, gold: amount - own, scribes: 0 });
}

/** Whether a cost can be paid, with some income of the same good that comes first. */
export function canPay(p: Player, what: number, amount: number, income = 0, waivers = 0): boolean {
  return (p.blessings & waivers) !== 0 || meansOf(p, what) + income >= amount;
}
