import { memo, type ReactElement } from 'react';
import { AREAS } from '../../rules/content/areas.ts';
import { creatureAt } from '../../rules/content/creatures.ts';
import { beastsIn, creatureWith } from '../../rules/creatures.ts';
import { NONE } from '../../rules/state.ts';
import type { KemetView } from '../../rules/view.ts';
import { movingTask } from '../input/move-areas.ts';
import { glyphOf, PlacedGlyph, SeatShape } from '../look/Glyph.tsx';
import { type Point, spotsOf } from './land.ts';

interface TroopProps extends Point {
  readonly seat: number;
  readonly units: number;
  readonly creature: number;
  readonly moving?: boolean;
}

/** A troop: the owner's sign with its number, its creature behind the shoulder. */
const Troop = memo(function Troop({ x, y, seat, units, creature, moving = false }: TroopProps): ReactElement {
  return (
    <g
      className="kemet-troop"
      data-seat={seat}
      data-moving={moving}
      data-piece={`troop-${seat}`}
      data-owner={moving ? undefined : seat}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <ellipse className="kemet-shade" cy="25" rx="25" ry="6" />
      {moving && <circle className="kemet-moving-ring" r="38" />}
      {creature !== NONE && (
        <g transform="translate(27 -14)">
          <circle className="kemet-creature" r="18" />
          <PlacedGlyph name={glyphOf(creatureAt(creature).id)} x={0} y={0} size={26} className="kemet-on-seat" />
        </g>
      )}
      <g className="kemet-token" transform="scale(.88)">
        <SeatShape seat={seat} />
      </g>
      <text className="kemet-count" y={seat === 0 ? 13 : 9}>
        {units}
      </text>
    </g>
  );
});

/** All troops of the board, attackers beside those they fight, and the group on its way. */
export function Troops({ view }: { readonly view: KemetView }): ReactElement {
  const task = movingTask(view);
  const attacker = view.agenda.find((one) => one.do === 'turn')?.seat ?? NONE;
  return (
    <g aria-hidden="true">
      {AREAS.map(({ index, id }) => {
        const holder = view.holder[index] ?? NONE;
        const raiders = view.raiders[index] ?? 0;
        if (holder === NONE && raiders === 0) return null;
        const { troop } = spotsOf(index);
        const lift = raiders > 0 ? 26 : 0;
        return (
          <g key={id}>
            {holder !== NONE && (view.units[index] ?? 0) > 0 && (
              <Troop
                x={troop.x - lift}
                y={troop.y}
                seat={holder}
                units={view.units[index] ?? 0}
                creature={creatureWith(view, holder, index)}
              />
            )}
            {raiders > 0 && (
              <Troop
                x={troop.x + lift}
                y={troop.y}
                seat={attacker}
                units={raiders}
                creature={creatureWith(view, attacker, index)}
              />
            )}
          </g>
        );
      })}
      {task !== null && task.units > 0 && <MovingGroup {...task} view={view} />}
    </g>
  );
}

interface MovingProps {
  readonly view: KemetView;
  readonly here: number;
  readonly seat: number;
  readonly units: number;
  readonly beasts: number;
}

function MovingGroup({ view, here, seat, units, beasts }: MovingProps): ReactElement {
  const { troop } = spotsOf(here);
  const beside = view.holder[here] === seat ? 34 : 0;
  const [creature = NONE] = beastsIn(beasts);
  return <Troop x={troop.x + beside} y={troop.y - 6} seat={seat} units={units} creature={creature} moving />;
}
