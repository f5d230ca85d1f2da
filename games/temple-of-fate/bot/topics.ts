import { RIVALS } from '@naos/bots';

/** What the terms of the evaluation are about; the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/priests on/, 'presence'],
  [/reserve/, 'reserve'],
  [/strip/, 'strips'],
  [/private/, 'private'],
  [/goal/, 'goal'],
  [/chain/, 'chains'],
  [/reach/, 'reach'],
  [/ornament/, 'ornaments'],
  [/marker/, 'markers'],
  [/points/, 'cards'],
];

/** What a term is about; what fits nothing goes with what the others have. */
export const topicOf = (name: string): string => TOPICS.find(([about]) => about.test(name))?.[1] ?? RIVALS;
