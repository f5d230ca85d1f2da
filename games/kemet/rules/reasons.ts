import type { WhyNot } from '@naos/engine';

/**
 * Every reason against a move: the rule that it follows and, where several reasons are said alike, the text they share.
 * Lists of moves ask for a reason's name alone, which costs nothing to make; its sentence with figures is made when
 * somebody wants to know. A move is legal if and only if there is no reason against it.
 */
const REASONS = {
  closed: ['4.4.2'],
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
  'not-in-hand': ['12.1'],
  'no-teleportation': ['12.15', 'not-in-hand'],
  'card-too-dear': ['12.2', 'too-dear'],
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
} as const satisfies Readonly<Record<string, readonly [rule: string, text?: string]>>;
export type Reason = keyof typeof REASONS;

/** A reason as it is said. */
export function because(reason: Reason, facts?: WhyNot['facts']): WhyNot {
  const [rule, why = reason]: readonly [string, string?] = REASONS[reason];
  return facts === undefined ? { rule, why } : { rule, why, facts };
}
