/** What the site says of puzzles, in English. */
export const puzzles = {
  'puzzles.title': 'Puzzles',
  'puzzles.below':
    'Positions out of games between bots in which one move is clearly best. You see what the player saw.',
  'puzzles.solved': '{n} of {of} solved',
  'puzzles.solve': 'Solve puzzles',
  'puzzles.solve.of': 'Solve puzzles: {game}',
  'puzzles.none': 'This game has no puzzles yet.',
  'puzzles.all-done': 'All of them are solved. Here they are once more.',

  'puzzle.which': 'Puzzle {n} of {of}',
  'puzzle.own': 'your rating {rating} ± {spread}',
  'puzzle.hard.1': 'easy',
  'puzzle.hard.2': 'medium',
  'puzzle.hard.3': 'hard',
  'puzzle.task': 'You are {name}. Find the best move; one is clearly better than all others.',
  'puzzle.right': 'Right: {move}',
  'puzzle.right.why':
    'With it the strongest bot wins {chance} of 100 games from here; the next best move loses {loss} of them.',
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
    'Each of the best moves was played out to the end in at least {n, plural, one {# deal} other {# deals}} of what this seat can’t see: this one leads by {margin} of 100 games or more, with 99 % confidence.',
  'puzzle.practice': 'for practice, not rated',
  'puzzle.unproven':
    'The strongest bot’s search says so. It has not been played out to the end often enough to be sure, so it does not change your rating.',
  'puzzle.gone': 'There is no such puzzle',
  'puzzle.gone.why': 'The collection may have been renewed. The list has those of today.',
} as const;
