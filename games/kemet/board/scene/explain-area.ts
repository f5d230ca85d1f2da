import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { areaAt, DISTRICTS } from '../../rules/content/areas.ts';
import { creatureWith } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { areaName } from '../../texts/terms.ts';
import { contents, creatureWords } from './labels.ts';

/** Everything that an area has to say for itself: what stands there, and what each thing there does. */
export function explainArea(props: BoardProps<Kemet>, area: number): string {
  const { view, say } = props;
  const { type, obelisk, port, income, id } = areaAt(area);
  const here = view.city.map((_, seat) => creatureWith(view, seat, area)).filter((creature) => creature !== NONE);
  return [
    say(line('area.what', { area: areaName(area), what: contents(props, area) })),
    ...(id === 'delta-temple' ? [say(line('area.delta.about'))] : []),
    ...(type === 'temple' && id !== 'delta-temple' ? [say(line('area.temple.about', { income }))] : []),
    ...(type === 'sanctuary' ? [say(line('area.sanctuary.about'))] : []),
    ...(area < DISTRICTS ? [say(line('area.district.about'))] : []),
    ...(obelisk ? [say(line('area.obelisk.about'))] : []),
    ...(port === null ? [] : [say(line('area.port.about'))]),
    ...here.map((creature) => creatureWords(creature, say)),
  ].join('\n');
}

/** The rule that an area is about. */
export function ruleOfArea(area: number): string {
  const { type, id, port, obelisk } = areaAt(area);
  if (id === 'delta-temple') return '14.2.1';
  if (type === 'temple') return '9.4';
  if (type === 'sanctuary') return '14.1.1';
  if (area < DISTRICTS) return '8.5.9';
  if (port !== null) return '4.3.1';
  return obelisk ? '8.5.4' : '4.2.1';
}
