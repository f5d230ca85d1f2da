import type { WhyNot } from '@naos/engine';
import type { TekhenuState } from '../state.ts';
import type { TekhenuTask } from '../tasks.ts';

/** The rule behind what is being decided, by the running task. */
const RULE_OF_TASK = {
  game: '4.10',
  gains: '4.13',
  mix: '7.1.5',
  draw: '7.1.3',
  either: '7.2.1',
  turn: '5.1.2',
  bot: '9.2.4',
  horus: '6.1.1',
  ra: '6.2.1',
  hathor: '6.3.1',
  bastet: '6.4.1',
  thoth: '6.5.3',
  osiris: '6.6.2',
  produce: '6.8.1',
  pay: '5.4.3',
  thanks: '7.4.T24',
  attempt: 'R47',
  extra: '6.10.2',
  maat: '8.1.2',
  scoring: '8.2.7',
  decrees: '8.3.1',
} as const satisfies Record<TekhenuTask['do'], string>;

/** A move of another question than the one that is asked. */
export function notNow({ agenda }: TekhenuState): WhyNot {
  return { rule: RULE_OF_TASK[agenda.at(-1)?.do ?? 'game'], why: 'why.something-else' };
}
