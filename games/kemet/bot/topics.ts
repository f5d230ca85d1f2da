import { RIVALS } from '@naos/bots';

/** What the terms of the evaluation are about; the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/fame/, 'fame'],
  [/prayer/, 'prayer'],
  [/^(units|largest troop|veterans)/, 'troops'],
  [/temple|sanctuary/, 'temples'],
  [/pyramid/, 'pyramids'],
  [/creature/, 'creatures'],
  [/tile|silver/, 'tiles'],
  [/cards/, 'cards'],
  [/danger|enemies|districts lost/, 'safety'],
  [/weak neighbours/, 'prey'],
  [/tokens left/, 'tokens'],
  [/order/, 'order'],
];

/** What a term is about; what fits nothing goes with what the others have. */
export const topicOf = (name: string): string => TOPICS.find(([about]) => about.test(name))?.[1] ?? RIVALS;
