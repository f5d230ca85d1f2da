import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { areaAt, DISTRICTS } from '../../rules/content/areas.ts';
import { creatureAt } from '../../rules/content/creatures.ts';
import { creatureWith } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { words } from '../../texts/index.ts';
import { areaName, creatureName, joined, pyramidName } from '../../texts/terms.ts';
import { movingTask } from '../input/move-areas.ts';
import type { MapControls } from '../input/use-map.ts';

/** What stands and lies in an area, in words. */
export function contents({ view, seats }: BoardProps<Kemet>, area: number): Line {
  const { type, income, obelisk, port, id } = areaAt(area);
  const parts: Line[] = [];
  if (type === 'temple')
    parts.push(id === 'delta-temple' ? line('board.temple.delta') : line('board.temple', { income }));
  if (obelisk) parts.push(line('board.obelisk'));
  if (port !== null) parts.push(line(`board.port.${port}`));
  if (area < DISTRICTS && (view.height[area] ?? 0) > 0) {
    parts.push(line('text.pyramid', { pyramid: pyramidName(view.colour[area] ?? 0), level: view.height[area] ?? 0 }));
  }
  const holder = view.holder[area] ?? NONE;
  if (holder !== NONE) {
    const name = seats.find(({ seat }) => seat === holder)?.name ?? '';
    const troop = line('text.troop', { name, units: view.units[area] ?? 0 });
    const creature = creatureWith(view, holder, area);
    parts.push(creature === NONE ? troop : line('text.troop.creature', { troop, creature: creatureName(creature) }));
  }
  const task = movingTask(view);
  if (task?.here === area && task.units > 0) parts.push(line('board.area.group', { units: task.units }));
  return parts.length === 0 ? line('board.area.free') : joined(parts);
}

/** The label of an area: its name, what is there, and what pressing it does. */
export function areaLabel(props: BoardProps<Kemet>, { byArea, far }: MapControls, area: number): string {
  const { view, say } = props;
  const moves = byArea.get(area) ?? [];
  const [only] = moves;
  const there = far.get(area);
  const does =
    moves.length === 1 && only !== undefined
      ? line('board.area.does', { does: words.move(only, view) })
      : moves.length > 1
        ? line('board.area.several', { n: moves.length })
        : there !== undefined
          ? line('board.area.reach', { steps: there.steps })
          : line('nothing');
  return say(line('board.area.label', { area: areaName(area), what: contents(props, area), does }));
}

/** What a creature does, in the words of its power tile. */
export function creatureWords(creature: number, say: BoardProps<Kemet>['say']): string {
  return `${say(creatureName(creature))}: ${say(line(`tile.${creatureAt(creature).power}.about`))}`;
}
