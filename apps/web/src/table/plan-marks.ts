import { samePlain, type Vocabulary } from '@naos/engine';
import type { PlanMark } from '@naos/table-ui';
import type { Plan } from '../bots/bot-desk.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** A step of a plan: a move, and what the seat sees before it. */
export interface PlannedStep {
  readonly move: Vocabulary['move'];
  readonly view: Vocabulary['view'];
}

/** The steps of a plan as the game knows them. */
export function stepsOf({ game }: AnyLoadedGame, plan: Plan | null): readonly PlannedStep[] {
  return (plan?.steps ?? []).flatMap(({ move: text, view }) => {
    const move = game.read(text);
    return move === null ? [] : [{ move, view }];
  });
}

/** Where the steps of a plan are drawn on the board. */
export function planMarks({ board }: AnyLoadedGame, steps: readonly PlannedStep[]): readonly PlanMark[] {
  return steps.flatMap(({ move, view }, i) =>
    (board?.targets?.(move, view) ?? []).map((target) => ({ label: `${i + 1}`, ...target, step: i + 1 })),
  );
}

/** What is still to do of a plan, as long as the table stands where the plan says; nothing once it has been left. */
export function stepsAhead(steps: readonly PlannedStep[], view: Vocabulary['view']): readonly PlannedStep[] {
  const next = steps.findIndex((step) => samePlain(step.view, view));
  return next < 0 ? [] : steps.slice(next);
}
