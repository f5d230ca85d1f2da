import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { beastsIn } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { along, creatureName } from '../../texts/terms.ts';
import { movingTask } from './move-areas.ts';

type GroupMove = Extract<KemetMove, { do: 'group' }>;

/** Who goes along: each creature or not, where there is a choice, and how many units; whatever the rules allow. */
export function GroupPicker({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { moves, view, say, choose } = props;
  const task = movingTask(view);
  const groups = moves.filter((move): move is GroupMove => move.do === 'group');
  const [wish, setWish] = useState<number | null>(null);
  if (task === null || groups.length === 0) return null;
  const masks = new Set([task.beasts, ...groups.map(({ beasts }) => beasts)]);
  const mask = wish !== null && masks.has(wish) ? wish : task.beasts;
  const sizes = [
    ...groups.filter(({ beasts }) => beasts === mask).map((move) => ({ units: move.units, move })),
    ...(mask === task.beasts ? [{ units: task.units, move: null }] : []),
  ].toSorted((a, b) => a.units - b.units);
  const all = [...masks].reduce((sum, one) => sum | one, 0);
  return (
    <section className="kemet-group card" data-part="group" aria-label={say(line('group.title'))}>
      <h2>{say(line('group.title'))}</h2>
      {all !== 0 && (
        <p className="kemet-group-beasts">
          {beastsIn(all).map((beast) => {
            const other = mask ^ (1 << beast);
            return (
              <button
                key={beast}
                type="button"
                className="btn"
                aria-pressed={other < mask}
                disabled={!masks.has(other)}
                onClick={() => setWish(other)}
              >
                {say(creatureName(beast))}
              </button>
            );
          })}
        </p>
      )}
      <p>
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
    </section>
  );
}
