import type { Line, Say } from '@naos/words';

/** What makes a thing explain itself on hover, focus and hold: a sentence, and the rule that it comes from. */
export function told(say: Say, about: Line, rule: string) {
  return { 'data-explain': say(about), 'data-rule': rule } as const;
}
