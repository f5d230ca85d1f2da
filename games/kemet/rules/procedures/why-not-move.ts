import type { WhyNot } from '@naos/engine';
import { TELEPORTATION } from '../content/interventions.ts';
import { prayerOf } from '../counts.ts';
import { cardCost } from '../hands.ts';
import type { Journey } from '../journey.ts';
import { cardsOf } from '../move-cards.ts';
import type { KemetMove } from '../moves.ts';
import { troopLimit } from '../ownership.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import type { KemetState } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { ownUnits } from '../troops.ts';
import { teleportCost, tollAt } from '../ways.ts';
import {
  afterLeap,
  afterTeleport,
  journeyOf,
  whyNoLeap,
  whyNoTarget,
  whyNoTeleport,
  whyNotEnter,
  whyNotInvoke,
  whyNotStart,
  whyNotStep,
  whyNotStop,
} from './move-ways.ts';
import { stockOf, whyNotGroup } from './regroup.ts';

/** Why a Move can't start so. */
export const whyNotSetOut = explained<MoveTask>((state, task, move) => {
  if (move.do === 'decline') return null;
  return move.do === 'from' ? whyNotStart(state, task, move.area, cardsOf(state, task.seat)) : misplaced(move);
});

/** Why the group can't do this now. */
export const whyNotMarch = explained<MoveTask>(
  (state, task, move) => against(state, task, journeyOf(state, task), move),
  (state, task, move, _, reason) => factsOf(state, task, move, reason),
);

/** The reason against a move of the march, by which its list is made too. */
export function against(state: KemetState, task: MoveTask, journey: Journey, move: KemetMove): Reason | null {
  switch (move.do) {
    case 'step':
      return whyNotStep(state, journey, move.area);
    case 'teleport':
      return (
        whyNoTarget(state, journey, move.area) ??
        whyNoTeleport(state, journey) ??
        whyNotEnter(state, journey, move.area, afterTeleport(state, journey))
      );
    case 'leap':
      return (
        whyNoTarget(state, journey, move.area) ??
        whyNoLeap(journey) ??
        whyNotEnter(state, journey, move.area, afterLeap(journey))
      );
    case 'stop':
      return whyNotStop(state, task);
    case 'invoke':
      return whyNotInvoke(state, task, journey, move.card);
    case 'group':
      return whyNotGroup(state, task, journey, stockOf(state, task), move.units, move.beasts);
    default:
      return misplaced(move);
  }
}

/** The figures of a reason. */
function factsOf(state: KemetState, task: MoveTask, move: KemetMove, reason: Reason): WhyNot['facts'] {
  const { seat, units } = task;
  const have = prayerOf(state, seat);
  const limit = troopLimit(state, seat);
  switch (reason) {
    case 'teleport-too-dear':
      return { need: teleportCost(state, seat), have };
    case 'card-too-dear':
      return { need: cardCost(state, seat, move.do === 'invoke' ? move.card : TELEPORTATION), have };
    case 'toll':
      return { need: fareOf(state, seat, move) + ('area' in move ? tollAt(state, seat, move.area) : 0), have };
    case 'over-limit':
      return { units, there: 'area' in move ? ownUnits(state, seat, move.area) : 0, limit };
    case 'over-limit-here':
      return { units, there: ownUnits(state, seat, task.here), limit };
    case 'fight-over-limit':
      return { units, limit };
    case 'not-so-many-here':
      return { units: units + ownUnits(state, seat, task.here) };
    case 'stay-over-limit':
      return {
        units: units + ownUnits(state, seat, task.here) - (move.do === 'group' ? move.units : 0),
        limit,
      };
    default:
      return undefined;
  }
}

function fareOf(state: KemetState, seat: number, move: KemetMove): number {
  if (move.do === 'teleport') return teleportCost(state, seat);
  return move.do === 'leap' ? cardCost(state, seat, TELEPORTATION) : 0;
}
