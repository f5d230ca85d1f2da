import { type AskedSeat, type Line, line } from '@naos/words';
import type { KemetView } from '../rules/view.ts';

/** Steps that hidden cards could widen come in two kinds with one meaning (R55). */
const plainName = (choice: string): string => choice.replace(/ openly$/, '').replaceAll(' ', '-');

/** What the asked seat is to do. */
export function prompt({ task, choice, facts }: AskedSeat, view: KemetView): Line {
  const key = `prompt.${task}.${plainName(choice)}`;
  const { area, ...figures } = facts;
  const values = typeof area === 'string' ? { ...figures, place: line(`area.${area}`) } : figures;
  if (task === 'build' && view.phase === 'night') return line('prompt.build.night');
  if (task === 'buy' && view.phase === 'night') return line('prompt.buy.night', values);
  return line(key, values);
}
