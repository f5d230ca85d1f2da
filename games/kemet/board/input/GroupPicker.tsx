import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { beastsIn } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { along, creatureName } from '../../texts/terms.ts';
import { movingTask } from './move-areas.ts';

type GroupMove = Extract<KemetMove, { do: 'group' }>;

/** Who goes along: which creatures, where there is a choice, and how many units; every division that the rules allow. */
export function GroupPicker({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { moves, view, say, choose } = props;
  const task = movingTask(view);
  const groups = moves.filter((move): move is GroupMove => move.do === 'group');
  const masks = [...new Set([...(task === null ? [] : [task.beasts]), ...groups.map(({ beasts }) => beasts)])];
  const [wish, setWish] = useState<number | null>(null);
  if (task === null || groups.length === 0) return null;
  const mask = wish !== null && masks.includes(wish) ? wish : task.beasts;
  const sizes = [
    ...groups.filter(({ beasts }) => beasts === mask).map((move) => ({ units: move.units, move })),
    ...(mask === task.beasts ? [{ units: task.units, move: null }] : []),
  ].toSorted((a, b) => a.units - b.units);
  const named = (one: number): string =>
    one === 0
      ? say(line('group.alone'))
      : beastsIn(one)
          .map((beast) => say(creatureName(beast)))
          .join(', ');
  return (
    <section className="kemet-group card" data-part="group" aria-label={say(line('group.title'))}>
      <h2>{say(line('group.title'))}</h2>
      {masks.length > 1 && (
        <p className="kemet-group-beasts">
          {masks.map((one) => (
            <button key={one} type="button" className="btn" aria-pressed={one === mask} onClick={() => setWish(one)}>
              {named(one)}
            </button>
          ))}
        </p>
      )}
      <p>
        {masks.length === 1 && mask !== 0 && <span>{named(mask)}</span>}
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
