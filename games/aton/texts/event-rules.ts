import type { AtonEvent } from '../rules/events.ts';

/** The rule that a log line links to; null where a line only reports. */
const RULES: Readonly<Record<AtonEvent['kind'], string | null>> = {
  round: null,
  reshuffled: '4.1.2',
  hand: '4.1.1',
  exchanged: '4.2.4',
  committed: '4.2.8',
  revealed: '4.3.1',
  points: '4.4.1',
  'turned-up': '4.5.3',
  order: '4.5.1',
  removed: '4.6.10',
  placed: '4.7.3',
  surplus: '4.7.6',
  scoring: '4.8.1',
  scored: '5.1.7',
  total: '5.1.8',
  culled: '5.2.4',
  returned: '5.3.1',
  ended: '6.1.3',
};

const ITEMS = {
  'temple-1': '5.1.1',
  'temple-2': '5.1.2',
  'temple-3': '5.1.3',
  'temple-4': '5.1.4',
  black: '5.1.5',
  bonus: '5.1.6',
} as const;
const ORDERS = { 'cartouche-2': '4.5.1', 'cartouche-1': '4.5.2', draw: '4.5.3' } as const;

/** The SPEC id of the rule that an event follows. */
export function ruleOf(event: AtonEvent): string | null {
  if (event.kind === 'scored') return ITEMS[event.item];
  if (event.kind === 'order') return ORDERS[event.by];
  if (event.kind === 'removed' && event.to === 'supply') return '4.6.11';
  return RULES[event.kind];
}
