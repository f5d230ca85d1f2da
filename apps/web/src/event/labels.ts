/** How each kind of event, and each state of one, is told. */
export const KIND = {
  season: 'contest.kind.season',
  swiss: 'contest.kind.swiss',
  duplicate: 'contest.kind.duplicate',
} as const;

export const AGAINST = {
  bots: 'contest.against.bots',
  people: 'contest.against.people',
} as const;

export const RULES = {
  season: 'contest.rules.season',
  swiss: 'contest.rules.swiss',
  duplicate: 'contest.rules.duplicate',
} as const;

export const STATUS = {
  open: 'contest.status.open',
  running: 'contest.status.running',
  over: 'contest.status.over',
  cancelled: 'contest.status.cancelled',
} as const;
