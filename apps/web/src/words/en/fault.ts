/** What the site says of faults of files and orders, in English. */
export const fault = {
  'fault.too-long': 'It is longer than {most} MB, and no game is. Is it a Naos game?',
  'fault.empty': 'It is empty: it holds no game.',
  'fault.cut-off': 'It breaks off in line {line}. Download it again.',
  'fault.not-json': 'Line {line} is not written as a game is. Is it a Naos game?',
  'fault.edited': 'Line {line} or one above it was edited after the game.',
  'fault.no-game': 'It does not begin as a Naos game does.',
  'fault.format': 'It was written by a newer Naos than this one.',
  'fault.field': 'Line {line}: the field “{field}” makes no sense.',
  'fault.numbering': 'Before line {line} something is missing or doubled.',
  'fault.entry': 'Line {line} is neither a move nor anything else that a game has.',
  'fault.other-game': 'It is another game: {game}.',
  'fault.older-rules':
    'This game began under older rules ({was}). By the present ones ({known}) it can be followed up to here: line {line} no longer fits.',
  'fault.rules': 'It was played by rules {was}; this site knows {known}.',
  'fault.unfinished': 'The game is not over, and its seed is a secret until then.',
  'fault.seed': 'Line {line}: the seed is not the one that was promised before the game.',
  'fault.move': 'Line {line}: seat {seat} may not play “{move}” there.',
  'fault.take-back': 'Line {line}: seat {seat} may not undo move {back}.',
  'fault.not-over': 'Line {line} says that the game ended, but it had not.',
  'fault.outcome': 'Line {line}: the result is not the one that the moves lead to.',
  'fault.seats': 'This game is for {min} to {max} players, not for {seats}.',
  'fault.option': 'The option “{option}” can’t be set like this.',
  'fault.nothing-to-choose':
    'The rules came to a question without an answer ({procedure}, {step}, seat {seat}). That is a mistake of ours.',
} as const;
