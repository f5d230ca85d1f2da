/** What the site says of the bots' strength, in English. */
export const strength = {
  'strength.title': 'How strong the bots are',
  'strength.below':
    'Measured in games between the levels, the same deals from both sides. An Elo of 100 more wins about 64 of 100 games.',
  'strength.elo': 'Elo above the Learner',
  'strength.score': 'Against the level below',
  'strength.range': '{measured} of 100, in 19 of 20 cases between {low} and {high}; games: {games}',
  'strength.lowest': 'The first one.',
  'strength.unmeasured': 'Not measured yet: it is the Vizier with more time, and how much that is worth nobody knows.',
  'strength.source':
    'All figures, and how they were measured, are in docs/bots-strength.md of the source. Levels may have changed since: each figure names the version that was measured.',
} as const;
