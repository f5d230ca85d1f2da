import { pausedUntil } from '../clock/pause.ts';
import type { TableDoc } from './doc.ts';

/** What a card shows of a document besides clocks and turns, which every move changes. */
const SHOWN = [
  'status',
  'host',
  'seats',
  'options',
  'clock',
  'silenced',
  'proposal',
  'reminded',
  'nudged',
  'outcome',
  'rematch',
  'closed',
  'watchersTalk',
] as const;

/** Whether a card would show something else. Parts that did not change are mostly the same objects. */
export function cardChanged(before: TableDoc, after: TableDoc): boolean {
  if (pausedUntil(before) !== pausedUntil(after) || before.botsMayBeReplaced !== after.botsMayBeReplaced) return true;
  return SHOWN.some(
    (part) => before[part] !== after[part] && JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
}
