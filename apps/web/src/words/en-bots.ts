/** What the site says of bots, puzzles and reviews, in English. */
export const enBots = {
  'mirror.name': 'Mirror',
  'mirror.about': 'Finds your level: stronger after a win of yours, weaker after a loss.',
  'mirror.standing': 'Finds your level: now about {level}, after {n, plural, one {# game} other {# games}} against it.',

  'puzzles.title': 'Puzzles',
  'puzzles.below':
    'Positions out of games between bots in which one move is clearly best. You see what the player saw.',
  'puzzles.solved': '{n} of {of} solved',
  'puzzles.solve': 'Solve puzzles',
  'puzzles.solve.of': 'Solve puzzles: {game}',
  'puzzles.none': 'This game has no puzzles yet.',
  'puzzles.all-done': 'All of them are solved. Here they are once more.',
  'puzzle.which': 'Puzzle {n} of {of}',
  'puzzle.hard.1': 'easy',
  'puzzle.hard.2': 'medium',
  'puzzle.hard.3': 'hard',
  'puzzle.task': 'You are {name}. Find the best move; one is clearly better than all others.',
  'puzzle.right': 'Right: {move}',
  'puzzle.right.why':
    'With it the strongest bot gives you {chance} of 100 games; the next best move loses {loss} of them.',
  'puzzle.wrong': 'Not the best: {move}',
  'puzzle.loss': 'It gives away about {loss} of 100 games.',
  'puzzle.loss.more': 'It gives away {loss} of 100 games or more.',
  'puzzle.shown': 'The best move: {move}',
  'puzzle.line': 'The turn goes on: {move}',
  'puzzle.hint': 'Hint',
  'puzzle.hint.text': 'It is one of these:',
  'puzzle.show': 'Show the move',
  'puzzle.more': 'Go on with the turn',
  'puzzle.again': 'Try again',
  'puzzle.next': 'Next puzzle',
  'puzzle.before': 'Puzzle before',
  'puzzle.judge':
    'Judged by the strongest bot: every candidate was played on in {n} deals of what this seat can’t see.',
  'puzzle.gone': 'There is no such puzzle',
  'puzzle.gone.why': 'The collection may have been renewed. The list has those of today.',

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
  'review.play': 'Play from here',
  'advice.show': 'Show: {what}',
} as const;
