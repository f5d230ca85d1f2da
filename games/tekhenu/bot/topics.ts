import { RIVALS } from '@naos/bots';

/** What the terms of the evaluation are about; the first that fits. */
const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/^points(,|$)/, 'points'],
  [/district/, 'districts'],
  [/statue/, 'statues'],
  [/temple|building/, 'temple'],
  [/happiness/, 'happiness'],
  [/production/, 'production'],
  [/papyrus|bread|limestone|granite|goods/, 'goods'],
  [/gold|scribe|faith/, 'means'],
  [/population/, 'population'],
  [/pillar/, 'pillars'],
  [/blessing|decree|technolog/, 'cards'],
  [/balance/, 'balance'],
  [/order/, 'order'],
];

/** What a term is about; what fits nothing goes with what the others have. */
export const topicOf = (name: string): string => ABOUT.find(([about]) => about.test(name))?.[1] ?? RIVALS;

/** All topics. */
export const TOPICS: readonly string[] = ABOUT.map(([, topic]) => topic);
