import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { beastsIn } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { along, creatureName } from '../../texts/terms.ts';
import { movingTask } from './move-areas.ts';

type GroupMove = Extract<KemetMove, { do: 'group' }>;

/** Who goes along: every division of the troop that the rules allow, by the creatures that go with it. */
export function GroupPicker({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { moves, view, say, choose } = props;
  const task = movingTask(view);
  const groups = moves.filter((move): move is GroupMove => move.do === 'group');
  if (task === null || groups.length === 0) return null;
  const masks = [...new Set([task.beasts, ...groups.map(({ beasts }) => beasts)])];
  return (
    <section className="kemet-group card" data-part="group" aria-label={say(line('group.title'))}>
      <h2>{say(line('group.title'))}</h2>
      {masks.map((mask) => {
        const sizes = [
          ...groups.filter(({ beasts }) => beasts === mask).map((move) => ({ units: move.units, move })),
          ...(mask === task.beasts ? [{ units: task.units, move: null }] : []),
        ].toSorted((a, b) => a.units - b.units);
        return (
          <p key={mask}>
            {mask !== 0 && (
              <span>
                {beastsIn(mask)
                  .map((beast) => say(creatureName(beast)))
                  .join(', ')}
              </span>
            )}
            {sizes.map(({ units, move }) => (
              <button
                key={units}
                type="button"
                className="btn"
                aria-pressed={move === null}
                aria-label={say(line('move.group', { units, with: along(mask) }))}
                onClick={() => move !== null && choose(move)}
              >
                {units}
              </button>
            ))}
          </p>
        );
      })}
    </section>
  );
}
