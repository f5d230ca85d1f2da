/** What the site says of a table being played, on this device or not, in English. */
export const table = {
  'table.words': 'Text mode',
  'table.rules': 'Rules',
  'table.rules.why': 'The rules of this game, with their numbers.',

  'local.gone': 'This table is not on this device',
  'local.gone.why':
    'Tables against bots are kept in the browser they were begun in. It was begun elsewhere, or its data was cleared. A downloaded game file can be opened on the replays page.',
  'local.refused': 'That move is not possible now; the table has moved on. Look again and choose.',
  'local.fault':
    "This move can't be carried out: the rules here have a fault. Nothing has changed; please choose another move.",
  'local.older-end':
    'A fault in the rules was mended since this game was played, and line {line} no longer fits. The game is shown up to there.',
  'local.older-rules':
    'A fault in the rules was mended since this game began, and line {line} no longer fits. The game goes on from before it.',
  'local.no-undo': 'There is nothing to undo: somebody moved or something was revealed since.',
  'local.storage-full':
    'This browser can’t keep the game: it has no room left, or is not allowed to. Download or delete old games on the replays page, or this game ends with the tab.',
  'local.bot-failed': '{name} lost the thread and played a random move. Reload the page if it happens again.',

  'coach.title': 'Coach',
  'coach.offer': 'Your first game here?',
  'coach.offer.below':
    'A coach can sit beside you: a word at each of your questions, a plan when you ask, and why the others moved as they did.',
  'coach.yes': 'With the coach',
  'coach.no': 'No, thanks',
  'coach.thinking': 'The coach is looking at the table…',
  'coach.look': 'What counts most here: {list}.',
  'coach.free': 'No one thing decides here. Try what you like, or let me show a good move.',
  'coach.wait': 'Watch what the others do: I’ll say why.',
  'coach.show': 'Show me a plan',
  'coach.why': 'Why {name} chose “{move}”: {list}.',
  'coach.off': 'No more coaching',
  'hint.button': 'Hint',
  'hint.title': 'What the strongest bot would do',
  'hint.thinking': 'It is thinking…',
  'hint.failed': 'The bot has no advice here. Try again after your next move.',
  'hint.value': 'wins {percent} of 100',
  'hint.do': 'Do this',
  'hint.because': 'It gains most by: {list}.',
  'hint.plan': 'The whole turn, as numbered on the board:',
  'hint.cost': 'What it gives up: {what}.',
  'hint.fear': 'What may be lost before your next turn: {what}.',

  'advice.show': 'Show: {what}',
  'advice.why': 'Advice on this question, worked out from what your seat may know.',

  'recap.button': 'Recap',
  'recap.why': 'What happened since your last move, shown on the board.',
  'recap.title': 'Since your last turn',
  'recap.start': 'After your last move',
  'recap.show': 'Show it on the board',
  'recap.skip': 'Skip',
  'recap.next': 'Next ({n} of {of})',
  'recap.failed': 'What you missed can’t be shown just now. The log has all of it; try again in a moment.',
  'recap.done': 'To my turn',

  'plan.button': 'Plan',
  'plan.why': 'Try moves on a private board; nothing of it reaches the table.',
  'plan.own': 'A private sketch: nothing here reaches the table. What you can’t know is guessed.',
  'plan.other': 'A private sketch. Now you choose for {name}; what you can’t know is guessed.',
  'plan.done': 'Back to the table',
} as const;
