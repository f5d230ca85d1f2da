import components from '../../components.json' with { type: 'json' };
import { GODS } from './colours.ts';

/** What a goal asks for at scoring (11.1.3 to 11.1.6). */
type Condition =
  | {
      readonly type: 'longest-chain' | 'chain-in-every-colour' | 'distinct-gods' | 'priests-in-reserve';
      readonly min: number;
    }
  | { readonly type: 'max-empty-pyramid-cells'; readonly max: number }
  | { readonly type: 'cards-of-god'; readonly god: number; readonly min: number };

export interface Goal {
  readonly id: string;
  readonly points: number;
  readonly condition: Condition;
}

interface GoalItem {
  readonly id: string;
  readonly vp: number;
  readonly condition: { readonly type: string; readonly min?: number; readonly max?: number; readonly god?: string };
}

/** Sides of the goal card. A side is an index here. */
export const SIDES = ['a', 'b'] as const;

/** The goals of each side. */
export const GOALS: readonly (readonly Goal[])[] = SIDES.map((side) =>
  components.higherGoals.sides[side].goals.map((item: GoalItem) => ({
    id: item.id,
    points: item.vp,
    condition: conditionOf(item),
  })),
);

function conditionOf({ id, condition }: GoalItem): Condition {
  const { type, min = 0, max = 0, god = '' } = condition;
  switch (type) {
    case 'longest-chain':
    case 'chain-in-every-colour':
    case 'distinct-gods':
    case 'priests-in-reserve':
      return { type, min };
    case 'max-empty-pyramid-cells':
      return { type, max };
    case 'cards-of-god':
      return { type, god: GODS.indexOf(god), min };
    default:
      throw new Error(`components.json: goal "${id}" has the unknown condition "${type}".`);
  }
}
