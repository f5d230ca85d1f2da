import { type Choice, choice, NOBODY, type Rule, rule, type Seat, type Together, together } from '@naos/engine';
import type { KemetChoice, OpenChoice } from '../choices.ts';
import { holdsSecrets } from '../hands.ts';
import type { KemetTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';

/** The engine's step makers with this game's vocabulary filled in. */
export function does<T extends KemetTask>(name: string, run: Rule<Kemet, T>['run']): Rule<Kemet, T> {
  return rule<Kemet, T>(name, run);
}

export function asks<T extends KemetTask>(
  name: KemetChoice,
  parts: Parts<T> & Required<Pick<Parts<T>, 'who'>>,
): Choice<Kemet, T>;
export function asks<T extends KemetTask & { readonly seat: Seat }>(
  name: KemetChoice,
  parts: Parts<T>,
): Choice<Kemet, T>;
export function asks<T extends KemetTask & { readonly seat: Seat }>(
  name: KemetChoice,
  parts: Parts<T>,
): Choice<Kemet, T> {
  return choice<Kemet, T>(name, parts);
}

type Parts<T extends KemetTask> = Omit<Choice<Kemet, T>, 'kind' | 'name'>;

export function asksTogether<T extends KemetTask>(
  name: KemetChoice,
  parts: Omit<Together<Kemet, T>, 'kind' | 'name'>,
): Together<Kemet, T> {
  return together<Kemet, T>(name, parts);
}

/**
 * R55: a choice of a task's own seat that hidden cards could widen. A player who holds more than Diversion is always
 * asked; for one who does not, which everybody can see, a single option is taken by itself. The second step answers to
 * the first one's name with `openly` behind it.
 */
export function asksOpenly<T extends KemetTask & { readonly seat: Seat }>(
  name: OpenChoice,
  parts: Omit<Choice<Kemet, T>, 'kind' | 'name' | 'who' | 'always'>,
): readonly [Choice<Kemet, T>, Choice<Kemet, T>] {
  return [
    choice<Kemet, T>(name, {
      ...parts,
      always: true,
      who: (state, task) => (holdsSecrets(state, task.seat) ? task.seat : NOBODY),
    }),
    choice<Kemet, T>(`${name} openly`, {
      ...parts,
      who: (state, task) => (holdsSecrets(state, task.seat) ? NOBODY : task.seat),
    }),
  ];
}
