import type { Evaluate } from '@naos/bots';
import { imagined, type Seat } from '@naos/engine';
import { cardMixes } from '../bot/council.ts';
import {
  ATTACKER,
  against,
  blowsOf,
  fighters,
  lossesOf,
  type Side,
  seatOf,
  sideOf,
  strengthOf,
} from '../rules/battle-sums.ts';
import { KINDS } from '../rules/content/interventions.ts';
import { unitsAt } from '../rules/counts.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { BattleTask } from '../rules/tasks.ts';
import { battleOf, type KemetView } from '../rules/view.ts';

/** How a battle may end: the chance to win it, and the units that each side loses on average. */
export interface Odds {
  readonly win: number;
  readonly lost: number;
  readonly theirs: number;
}

export interface CardOdds extends Odds {
  readonly card: number;
  /** How often to play it, so that it can't be foreseen. */
  readonly share: number;
}

export interface BattleOdds {
  readonly battle: BattleTask;
  /** One for each card that may still be played. */
  readonly cards: readonly CardOdds[];
  /** With the whole mix. */
  readonly mixed: Odds;
  /** Divine intervention cards in the other side's hand, which are not counted in. */
  readonly hidden: number;
}

/** The seed of the imagined table: the odds follow from open things and the own hand, so any will do. */
const GUESS = 1;
const NOTHING_ADDED: readonly number[] = new Array<number>(KINDS).fill(0);

/** The odds of the battle in whose council a seat sits, from its view alone; null when there is none. */
export function battleOdds(view: KemetView, seat: Seat, evaluate: Evaluate<Kemet>): BattleOdds | null {
  const battle = battleOf(view.agenda);
  if (battle === null || view.revealed || (battle.attacker !== seat && battle.defender !== seat)) return null;
  const { state } = imagined(kemet, view, GUESS);
  const solved = cardMixes(state, view, battle, seat, evaluate);
  const { theirs, theirMix } = solved;
  const played = view.own?.played ?? NONE;
  const dropped = view.own?.dropped ?? NONE;
  const open = solved.mine.flatMap((card, i) => {
    if (card === dropped || (played !== NONE && card !== played)) return [];
    return [{ card, share: played === NONE ? (solved.mix[i] ?? 0) : 1 }];
  });
  const sum = open.reduce((all, { share }) => all + share, 0) || 1;
  const cards = open.map(({ card, share }): CardOdds => {
    const ends = theirs.map((other, c) => ({
      weight: theirMix[c] ?? 0,
      ...ending(state, battle, seat, card, other),
    }));
    return { card, share: share / sum, ...meanOf(ends) };
  });
  const mixed = meanOf(cards.map(({ share, ...odds }) => ({ weight: share, ...odds })));
  return { battle, cards, mixed, hidden: view.cards[seatOf(battle, against(sideOf(battle, seat)))] ?? 0 };
}

/** Where a step of the running move leads to battle: the area and the odds there, best first. */
export function marchOdds(view: KemetView, seat: Seat, evaluate: Evaluate<Kemet>): readonly BattleOdds[] {
  return attacks(view, seat)
    .flatMap((move) => {
      const play = imagined(kemet, view, GUESS);
      play.make(move, seat);
      return battleOdds(kemet.view(play.state, seat), seat, evaluate) ?? [];
    })
    .sort((a, b) => b.mixed.win - a.mixed.win);
}

/** The seat's steps into areas that somebody else holds. */
export function attacks(view: KemetView, seat: Seat): readonly Kemet['move'][] {
  const task = view.agenda.at(-1);
  if (task?.do !== 'move' || task.seat !== seat) return [];
  return imagined(kemet, view, GUESS)
    .moves(seat)
    .filter((move) => move.do === 'step' && unitsAt(view, move.area) > 0 && view.holder[move.area] !== seat);
}

/** What comes of one card against another, with the interventions that the seat itself has added. */
function ending(state: KemetState, battle: BattleTask, seat: Seat, card: number, other: number): Odds {
  const side = sideOf(battle, seat);
  const their = against(side);
  const mine = { card, added: state.added, at: side * KINDS };
  const enemy = { card: other, added: NOTHING_ADDED, at: 0 };
  const strength = (one: Side) => strengthOf(state, battle, one, one === side ? mine : enemy, 0);
  // 11.3.3: the defender wins ties.
  const ahead = strength(side) - strength(their);
  const blows = blowsOf(state, battle, side, mine);
  const theirBlows = blowsOf(state, battle, their, enemy);
  return {
    win: ahead > 0 || (ahead === 0 && side !== ATTACKER) ? 1 : 0,
    lost: lossesOf(fighters(state, battle, side), blows, theirBlows).all,
    theirs: lossesOf(fighters(state, battle, their), theirBlows, blows).all,
  };
}

function meanOf(ends: readonly (Odds & { readonly weight: number })[]): Odds {
  const sum = (of: (one: Odds) => number): number => ends.reduce((all, one) => all + one.weight * of(one), 0);
  return { win: sum(({ win }) => win), lost: sum(({ lost }) => lost), theirs: sum(({ theirs }) => theirs) };
}
