import type { Seat, WhyNot } from '@naos/engine';
import type { KemetMove } from './moves.ts';
import type { KemetState } from './state.ts';

/**
 * Every reason against a move: the rule that it follows and, where several reasons are said alike, the text they share.
 * Lists of moves ask for a reason's name alone, which costs nothing to make; its sentence with figures is made when
 * somebody wants to know. A move is legal if and only if there is no reason against it.
 */
const REASONS = {
  // Everywhere.
  closed: ['4.4.2'],
  'not-in-hand': ['12.1'],
  'card-too-dear': ['12.2', 'too-dear'],
  // Setup.
  'not-your-city': ['5.9', 'own-city-only'],
  'foundations-two': ['5.10'],
  'foundations-three': ['5.10'],
  'level-one': ['5.12'],
  'starting-colour': ['5.12'],
  'starting-sold': ['5.12', 'sold'],
  // The turn.
  'space-taken': ['7.2.1'],
  'one-token': ['7.1.1'],
  balance: ['7.2.4'],
  'no-silver': ['7.3.1'],
  'silver-played': ['7.1.3'],
  'gold-played': ['7.3.3'],
  'no-gold-tile': ['7.3.2'],
  'token-first': ['7.1.1'],
  'row-owed': ['7.2.5'],
  'in-battle-only': ['12.1'],
  'in-move-only': ['12.1'],
  'nothing-to-enlist': ['R56'],
  'empty-pile': ['R56'],
  'nobody-to-strike': ['R56'],
  'after-token': ['R43'],
  'creature-not-yours': ['10.4'],
  'creature-own-city': ['10.4', 'own-city-only'],
  'creature-no-troop': ['10.4', 'no-troop'],
  'creature-here': ['10.4'],
  'creature-arranged': ['10.4'],
  'creature-away': ['R43'],
  'creature-swap': ['R43'],
  // Build and Buy.
  'build-own-city': ['8.1.2', 'own-city-only'],
  'one-pyramid': ['8.1.4'],
  'colour-not-in-play': ['8.1.2'],
  'colour-built': ['8.1.4'],
  'pyramids-limit': ['8.1.4'],
  'high-already': ['8.1.1'],
  'one-level': ['13.3.7'],
  'build-too-dear': ['8.1.1', 'too-dear'],
  owned: ['8.3.1'],
  sold: ['8.3.1'],
  'tile-not-in-play': ['5.2', 'colour-not-in-play'],
  'colour-bought': ['8.3.2'],
  'no-such-pyramid': ['8.3.3'],
  'pyramid-held': ['8.3.3'],
  'pyramid-too-low': ['8.3.3'],
  'wrong-space': ['8.3.4'],
  'bare-space': ['8.3.4'],
  'tile-too-dear': ['8.3.6', 'too-dear'],
  'special-stays': ['13.1.5'],
  // Units and creatures from the supply.
  'recruit-own-city': ['8.2.2', 'own-city-only'],
  'local-no-troop': ['13.4.2', 'no-troop'],
  supply: ['8.2.3'],
  full: ['9.7'],
  'recruit-full': ['8.2.3', 'full'],
  'recruit-too-dear': ['8.2.1', 'too-dear'],
  recruited: ['8.2.3'],
  'units-not-there': ['R39'],
  'too-many-enlisted': ['12.10', 'too-many-units'],
  'too-many-mercenaries': ['13.4.1', 'too-many-units'],
  'too-many-praying': ['13.2.4', 'too-many-units'],
  'too-many-reinforcements': ['13.2.8', 'too-many-units'],
  'too-many-veterans': ['14.7.1'],
  'at-least-one-unit': ['12.10'],
  'creature-with-units': ['10.3'],
  'creature-not-in-supply': ['10.3'],
  'creature-two': ['10.2'],
  'creature-of-tile': ['8.3.8'],
  'creature-troop': ['8.3.8', 'no-troop'],
  // Move.
  'no-troop': ['8.5.1'],
  'no-way': ['8.5.7'],
  'at-least-one-step': ['8.5.1'],
  'goes-on': ['8.5.6'],
  'before-first-step': ['12.14'],
  'walls-open': ['12.16'],
  'entered-already': ['R19'],
  'no-end-after': ['8.5.7'],
  'leap-instead': ['12.15'],
  'no-move-card': ['12.1'],
  'no-teleportation': ['12.15', 'not-in-hand'],
  'teleport-too-dear': ['8.5.4', 'too-dear'],
  'same-area': ['R23'],
  'foreign-port': ['4.3.2'],
  'not-adjacent': ['8.5.3'],
  'no-points': ['8.5.2'],
  'no-obelisk': ['8.5.4'],
  'one-teleport': ['8.5.4'],
  'no-pyramid': ['8.5.4'],
  'one-foreign-district': ['8.5.10'],
  walls: ['8.5.9'],
  toll: ['13.4.3'],
  'over-limit': ['8.5.7'],
  'two-creatures': ['8.5.7'],
  'over-limit-here': ['8.5.7'],
  'two-creatures-here': ['10.2'],
  'fight-over-limit': ['R20'],
  'fight-two-creatures': ['R20'],
  'not-so-many-here': ['8.5.6'],
  'creature-elsewhere': ['8.5.6'],
  'same-group': ['8.5.6'],
  'stay-over-limit': ['9.7'],
  'stay-two-creatures': ['10.2'],
  'creature-alone': ['R52'],
  'no-way-so': ['8.5.7'],
  // Battle.
  'no-recruits-there': ['8.2.6'],
  'battle-card-gone': ['11.1.1'],
  'card-chosen': ['11.1.1'],
  'play-first': ['11.1.1'],
  'two-different': ['11.1.1'],
  'battle-cards-first': ['11.1.1'],
  'not-in-battle': ['12.1'],
  'cards-too-dear': ['11.1.2', 'too-dear'],
  'diversion-stays': ['12.8'],
  'no-refuge': ['11.6.4'],
  'refuge-not-adjacent': ['11.6.3'],
  'refuge-taken': ['R28'],
  'refuge-foreign': ['11.6.3'],
  // Cards of the day.
  'not-in-pile': ['12.12'],
  'memory-itself': ['12.12'],
  'no-enemy-there': ['12.13'],
  'devourer-protects': ['12.13'],
  // Night.
  'not-so-many-veterans': ['14.5.1'],
  'not-drawn': ['13.3.3'],
  'no-veterans': ['14.7.1'],
  'no-room': ['14.7.1'],
  'used-tonight': ['14.7.2'],
  'not-tonight': ['14.7.3'],
  'nothing-to-build': ['13.3.7'],
  'nothing-to-buy': ['13.3.8'],
  'slot-taken': ['14.9.1'],
  'no-such-slot': ['14.9.1'],
  // Moves of another moment.
  'time-setup': ['5.9'],
  'time-pyramid': ['8.1.1'],
  'time-starting-tile': ['5.12'],
  'time-token': ['7.1.1'],
  'time-creature': ['10.3'],
  'time-units': ['8.2.1'],
  'time-card': ['12.1'],
  'time-buy': ['8.3.7'],
  'time-replace': ['13.1.5'],
  'time-move': ['8.5.1'],
  'time-assault': ['8.2.6'],
  'time-council': ['11.1.1'],
  'time-wound': ['13.1.8'],
  'time-memory': ['12.12'],
  'time-fire': ['12.13'],
  'time-recall': ['11.6.2'],
  'time-retreat': ['11.6.1'],
  'time-flee': ['11.6.3'],
  'time-stay': ['11.7.1'],
  'time-spend': ['14.5.1'],
  'time-draw': ['14.6.2'],
  'time-vision': ['13.3.3'],
  'time-offer': ['14.1.1'],
  'time-muster': ['14.7.1'],
  'time-slot': ['14.9.1'],
  'time-decline': ['R11'],
  'time-done': ['6.2'],
} as const satisfies Readonly<Record<string, readonly [rule: string, text?: string]>>;
export type Reason = keyof typeof REASONS;

/** When a move of each kind is made: said of one that belongs to another moment. */
const TIMES: Readonly<Record<KemetMove['do'], Reason>> = {
  garrison: 'time-setup',
  raise: 'time-pyramid',
  take: 'time-starting-tile',
  token: 'time-token',
  silver: 'time-token',
  gold: 'time-token',
  'end-turn': 'time-token',
  post: 'time-creature',
  enlist: 'time-units',
  invoke: 'time-card',
  buy: 'time-buy',
  remove: 'time-replace',
  from: 'time-move',
  group: 'time-move',
  step: 'time-move',
  teleport: 'time-move',
  leap: 'time-move',
  stop: 'time-move',
  assault: 'time-assault',
  fight: 'time-council',
  drop: 'time-council',
  ready: 'time-council',
  discard: 'time-wound',
  fetch: 'time-memory',
  strike: 'time-fire',
  flee: 'time-flee',
  recall: 'time-recall',
  retreat: 'time-retreat',
  stay: 'time-stay',
  spend: 'time-spend',
  draw: 'time-draw',
  keep: 'time-vision',
  offer: 'time-offer',
  muster: 'time-muster',
  use: 'time-muster',
  slot: 'time-slot',
  decline: 'time-decline',
  done: 'time-done',
};

/** A move that belongs to another moment. */
export function misplaced(move: KemetMove): Reason {
  return TIMES[move.do];
}

/** A reason as it is said. */
export function because(reason: Reason, facts?: WhyNot['facts']): WhyNot {
  const [rule, why = reason]: readonly [string, string?] = REASONS[reason];
  return facts === undefined ? { rule, why } : { rule, why, facts };
}

/** The reason against a move of a choice, and the figures of its sentence. */
export type Against<T> = (state: KemetState, task: T, move: KemetMove, seat: Seat) => Reason | null;
export type Figures<T> = (
  state: KemetState,
  task: T,
  move: KemetMove,
  seat: Seat,
  reason: Reason,
) => WhyNot['facts'] | undefined;

/** Makes a choice's `whyNot` of the reasons against its moves. */
export function explained<T>(
  against: Against<T>,
  figures?: Figures<T>,
): (state: KemetState, task: T, move: KemetMove, seat: Seat) => WhyNot | null {
  return (state, task, move, seat) => {
    const reason = against(state, task, move, seat);
    return reason === null ? null : because(reason, figures?.(state, task, move, seat, reason));
  };
}
