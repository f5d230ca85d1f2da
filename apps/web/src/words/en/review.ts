/** What the site says of the review of a game, luck and play, in English. */
export const review = {
  'review.title': 'Review',
  'review.why': 'The strongest bot goes through the game, move by move, from what each seat knew at the time.',
  'review.start': 'Review this game',
  'review.chance': 'Chance to win',
  'review.costliest': 'Costliest decisions',
  'review.costliest.yours': 'Your costliest decisions',
  'review.you': 'You',
  'review.flawless': 'No decision gave much away.',
  'review.none': 'This game’s bot has no opinion in chances to win.',
  'review.better': 'Better: {move}. It cost {percent} of 100 games.',
  'review.given': '{whose, select, all {games of 100 given away} other {{name}, games of 100 given away}}',
  'review.better.short': 'Better: {move}',
  'review.here': 'You are here',
  'review.here.same': 'As good as any: the bot would do the same.',
  'review.here.free': 'It gave nothing away.',
  'review.moves': '{you, select, yes {Your moves} other {Moves of {name}}}',
  'review.go': 'Look at move {n}',
  'review.play': 'Play from here',

  'luck.title': 'Luck and play',
  'luck.why':
    'What changed each player’s chance to win, in games of 100. Luck: draws, dice and what was turned up. Own moves: what they gave away. Others: what the others gave away.',
  'luck.player': 'Player',
  'luck.luck': 'Luck',
  'luck.own': 'Own moves',
  'luck.others': 'Others',
  'luck.rest': 'Unclear',
  'luck.sample':
    'From {decisions, plural, one {# decision} other {# decisions}} and {events, plural, one {# moment} other {# moments}} at which something was drawn or turned up.',
  'luck.sure': 'The bot’s own judgement wavers: luck is right to about ±{range}. Smaller differences say nothing.',
  'luck.unsure': 'Too few quiet moments to say how sure this is: take it as a rough guess.',
} as const;
