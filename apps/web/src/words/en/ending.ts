/** What the site says of a game that is over, in English. */
export const ending = {
  'end.title': 'Result',
  'end.statistics': 'Statistics',
  'end.rematch': 'Play again',
  'end.replay': 'Watch the replay',
  'end.won': 'You won.',
  'end.lost': 'You lost.',
  'end.drew': 'You drew.',
  'end.shared': 'You share the victory.',
  'end.place': 'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}.',

  'verdict.working': 'The strongest bot is looking for what decided the game: {n} of {of} moves so far.',
  'verdict.costly':
    '{you, select, yes {Move {n} cost you most} other {Move {n} cost {name} most}}: about {cost, plural, one {# game} other {# games}} of 100, give or take {range}.',
  'verdict.unsure':
    '{you, select, yes {Move {n} may have cost you most} other {Move {n} may have cost {name} most}}: about {cost, plural, one {# game} other {# games}} of 100. The bot’s own judgement wavers by {range}, so this is a guess.',
  'verdict.guess':
    '{you, select, yes {Move {n} may have cost you most} other {Move {n} may have cost {name} most}}: about {cost, plural, one {# game} other {# games}} of 100. Too little happened to say how sure this is.',
  'verdict.flawless':
    '{you, select, yes {The review finds no decision of yours that gave much away.} other {The review finds no decision that gave much away.}}',
  'verdict.better': 'Better',
  'verdict.look': 'Look',
  'verdict.play-on': 'Play on from move {n}',

  'share.button': 'Share',
  'share.copied': 'Copied',

  'rating.now': 'Your rating: {rating} ± {range} after {games, plural, one {# rated game} other {# rated games}}.',
  'rating.change': '{change} for this one',

  'points.title': 'Points over time',
} as const;
