import { imagined, type Seat } from '@naos/engine';
import {
  ATTACKER,
  against,
  blowsOf,
  type Commitment,
  DEFENDER,
  fighters,
  knownStrength,
  lossesOf,
  type Side,
  seatOf,
  strengthOf,
} from '../../rules/battle-sums.ts';
import { areaAt } from '../../rules/content/areas.ts';
import { BATTLE_CARDS, type BattleCard, battleCardAt } from '../../rules/content/battle-cards.ts';
import { BATTLE_KINDS, DIVERSION, interventionAt, KINDS } from '../../rules/content/interventions.ts';
import { cardCost } from '../../rules/hands.ts';
import { kemet } from '../../rules/index.ts';
import { RETREAT } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import type { KemetView } from '../../rules/view.ts';

/** Where a part of a side's strength comes from, and whether all see it, only its owner does, or nobody yet. */
export interface Part {
  readonly of: 'units' | 'creature' | 'tiles' | 'home' | 'card' | 'divine';
  readonly kind: 'known' | 'chosen' | 'hidden';
  readonly least: number;
  readonly most: number;
  /** The battle card, where it is known. */
  readonly card: number;
}

/** A side's strength on the scale. */
export interface SideSum {
  readonly side: Side;
  readonly seat: Seat;
  readonly parts: readonly Part[];
  readonly least: number;
  readonly most: number;
}

const NO_CARDS = new Array<number>(KINDS).fill(0);

/** What the viewer has chosen so far, or ponders. */
export function ownCommitment(view: KemetView, pondered: number): Commitment | null {
  const { own } = view;
  if (own === null) return null;
  const card = own.played === NONE ? pondered : own.played;
  return card === NONE ? null : { card, added: own.added, at: 0 };
}

/** The strength of a side: what lies open, what the viewer has chosen, and how far the rest can reach. */
export function sideSum(view: KemetView, battle: BattleTask, side: Side, chosen: Commitment | null): SideSum {
  const seat = seatOf(battle, side);
  const units = side === ATTACKER ? battle.attackers : battle.defenders;
  const { tiles, creature, home } = knownStrength(view, battle, side);
  const known = (of: Part['of'], n: number): Part => ({ of, kind: 'known', least: n, most: n, card: NONE });
  const parts = [known('units', units), known('tiles', tiles), known('home', home)];
  const shown = view.shown[side] ?? NONE;
  if (shown !== NONE) {
    const open = { card: shown, added: view.shownAdded, at: side * KINDS };
    const divine = divineStrength(view, battle, side, open);
    const card: Part = { ...known('card', battleCardAt(shown).strength), card: shown };
    const total = battle.winner === NONE ? null : side === ATTACKER ? battle.attack : battle.defence;
    const sum = units + tiles + home + card.most + divine;
    // A creature whose troop has fallen is gone from the map; what it gave is what is left of the total.
    const beast = known('creature', total === null ? creature : total - sum);
    return summed(side, seat, [...parts, beast, card, known('divine', divine)]);
  }
  parts.push(known('creature', creature));
  if (chosen !== null) {
    const n = battleCardAt(chosen.card).strength;
    const divine = divineStrength(view, battle, side, chosen);
    parts.push({ of: 'card', kind: 'chosen', least: n, most: n, card: chosen.card });
    parts.push({ of: 'divine', kind: 'chosen', least: divine, most: divine, card: NONE });
    return summed(side, seat, parts);
  }
  const strengths = cardsOf(view, side, seat).map(({ strength }) => strength);
  parts.push({ of: 'card', kind: 'hidden', least: Math.min(...strengths), most: Math.max(...strengths), card: NONE });
  parts.push({ of: 'divine', kind: 'hidden', least: 0, most: mostDivine(view, seat), card: NONE });
  return summed(side, seat, parts);
}

function summed(side: Side, seat: Seat, parts: readonly Part[]): SideSum {
  const shown = parts.filter(({ most }) => most > 0);
  const add = (of: 'least' | 'most'): number => shown.reduce((sum, part) => sum + part[of], 0);
  return { side, seat, parts: shown, least: add('least'), most: add('most') };
}

/** What intervention cards add to a commitment, Magical Support included. */
function divineStrength(view: KemetView, battle: BattleTask, side: Side, commitment: Commitment): number {
  const without = { card: commitment.card, added: NO_CARDS, at: 0 };
  return strengthOf(view, battle, side, commitment, 0) - strengthOf(view, battle, side, without, 0);
}

/** The battle cards that a side may play, as far as the viewer knows: the one that a spy saw, or all unseen ones. */
export function cardsOf(view: KemetView, side: Side, seat: Seat): readonly BattleCard[] {
  const shown = view.shown[side] ?? NONE;
  const seen = shown !== NONE ? shown : seat === view.viewer ? NONE : view.spied;
  if (seen !== NONE) return [battleCardAt(seen)];
  return BATTLE_CARDS.filter(({ index }) => ((view.unseen[seat] ?? 0) & (1 << index)) !== 0);
}

/** The most that hidden intervention cards can add: the strongest ones nobody has seen, as far as prayer reaches. */
function mostDivine(view: KemetView, seat: Seat): number {
  let hidden = (view.cards[seat] ?? 0) - 1;
  let prayer = view.prayer[seat] ?? 0;
  let sum = 0;
  const kinds = BATTLE_KINDS.filter((kind) => kind !== DIVERSION && interventionAt(kind).strength > 0);
  for (const kind of kinds.toSorted((a, b) => interventionAt(b).strength - interventionAt(a).strength)) {
    const { copies, strength } = interventionAt(kind);
    const cost = cardCost(view, seat, kind);
    const out = copies - (view.pile[kind] ?? 0) - (view.own?.hand[kind] ?? 0);
    for (let n = 0; n < out && hidden > 0 && prayer >= cost; n++) {
      hidden--;
      prayer -= cost;
      sum += strength;
    }
  }
  return sum;
}

/** How a battle ends if the other side plays a card and nothing more. */
export interface Foreseen {
  readonly card: BattleCard;
  readonly own: number;
  readonly their: number;
  readonly wins: boolean;
  readonly ownLost: number;
  readonly theirLost: number;
}

/** The outcome for each card that the other side could play against a commitment of the viewer. */
export function forecast(view: KemetView, battle: BattleTask, side: Side, chosen: Commitment): readonly Foreseen[] {
  const other = against(side);
  const own = strengthOf(view, battle, side, chosen, 0);
  const blows = blowsOf(view, battle, side, chosen);
  return cardsOf(view, other, seatOf(battle, other)).map((card) => {
    const reply = { card: card.index, added: NO_CARDS, at: 0 };
    const their = strengthOf(view, battle, other, reply, 0);
    const back = blowsOf(view, battle, other, reply);
    return {
      card,
      own,
      their,
      wins: side === ATTACKER ? own > their : own >= their,
      ownLost: lossesOf(fighters(view, battle, side), blows, back).all,
      theirLost: lossesOf(fighters(view, battle, other), back, blows).all,
    };
  });
}

/** The areas that the winner could send the loser to, from the list of the very question that would follow. */
export function refugesOf(view: KemetView): readonly number[] {
  if (view.viewer === null) return [];
  const play = imagined(kemet, view, 1);
  play.make(RETREAT, view.viewer);
  return play.moves(play.seat).flatMap((move) => (move.do === 'flee' ? [move.area] : []));
}

/** Whether an area counts as a temple. */
export const isTemple = (area: number): boolean => areaAt(area).type === 'temple';

export const SIDES: readonly Side[] = [ATTACKER, DEFENDER];
