import { enBoard } from './en-board.ts';
import { enBots } from './en-bots.ts';
import { enLesson } from './en-lesson.ts';
import { enRules } from './en-rules.ts';

/** English: prompts, moves, log lines, reasons, endings. `{you, select, yes {…} other {…}}` tells the reader's own doings. */
export const en = {
  ...enBoard,
  ...enBots,
  ...enLesson,
  ...enRules,

  nothing: '',
  'seat.0': 'Aton',
  'seat.1': 'Amun',
  'kind.yellow': 'yellow',
  'kind.green': 'green',
  'kind.black': 'black',
  'kind.blue': 'blue',
  'kind.bonus-1': 'bonus +1',
  'kind.bonus-2': 'bonus +2',
  space: '{spot} of temple {temple}',
  'space.exact': '{spot} of temple {temple}, row {row}, column {column}',
  'spot.yellow': 'a yellow space',
  'spot.green': 'a green space',
  'spot.black': 'a black space',
  'spot.blue': 'a blue space',
  'spot.bonus-1': 'a +1 bonus space',
  'spot.bonus-2': 'a +2 bonus space',
  'temples.in': '{last, select, I {temple I} II {temples I and II} other {temples I to {last}}}',
  'temples.from': '{last, select, I {temple I} II {temples I and II} other {temples I to {last}}}',

  'option.highestReplacement': 'Replacements from the highest temple only',
  'option.highestReplacement.about':
    'After a scoring, a temple without a priest of yours is made up for from your highest-numbered temple, with no choice of another.',
  'option.removalsFirst': 'Both remove before either places',
  'option.removalsFirst.about':
    'The first player removes, then the second; only then do both place, in the same order.',

  'prompt.allocate': 'Give each cartouche one of your cards',
  'prompt.remove.own': 'Remove one of your own priests, from any temple',
  'prompt.remove.theirs': 'Remove {left, plural, one {# opposing priest} other {# opposing priests}} from {temples}',
  'prompt.place': 'Place {left, plural, one {# priest} other {# priests}} in {temples}',
  'prompt.cull': 'Take back {left, plural, one {# of your priests} other {# of your priests}} after the scoring',

  'about.allocate':
    'Every card does one job. Points: the higher of the two cards scores twice the difference. Order: the lower begins; a 3 or 4 takes one or two priests of the other away, a 1 costs one of your own. Temples: how far from temple I you reach. Placement: how many priests you place. Once a game you may exchange the whole hand first.',
  'about.remove.own':
    'Your order card is a 1: it costs a priest. Give up the one that counts for least. He goes to the Kingdom of the Dead, which brings the scoring nearer.',
  'about.remove.theirs':
    'Your order card takes priests of the other away: best where they lead or are close to a whole temple or colour. They go to the Kingdom of the Dead, which brings the scoring nearer.',
  'about.place':
    'Whoever has more priests leads a temple or the black spaces. When eight lie in the Kingdom of the Dead, leaders score; the table of points says what for. A whole temple, all yellow or all green wins at once.',
  'about.cull':
    'After a scoring everybody takes back a priest from each temple. Keep those that lead, or that fill a temple or colour.',

  'move.commit': 'Cards: {c1} on Points, {c2} on Order and removal, {c3} on Temples, {c4} on Placement',
  'move.exchange': 'Exchange all four cards',
  'move.remove': 'Remove the priest from {space}',
  'move.place': 'Place a priest on {space}',
  'move.cull': 'Take back the priest from {space}',

  'event.round': 'Round {round}',
  'event.reshuffled':
    '{you, select, yes {You shuffle} other {{name} shuffles}} the discard pile into a new deck of {cards, plural, one {# card} other {# cards}}',
  'event.hand': '{you, select, yes {You draw} other {{name} draws}} {cards}',
  'event.exchanged': '{you, select, yes {You exchange} other {{name} exchanges}} {given} for {cards}',
  'event.committed': '{you, select, yes {You have} other {{name} has}} committed',
  'event.revealed': 'The cards are turned up: Aton {red}, Amun {blue}{exchange}',
  'event.revealed.one': '. {you, select, yes {You exchanged your} other {{name} exchanged the}} hand',
  'event.revealed.both': '. Both exchanged their hands',
  'event.points':
    '{you, select, yes {You score} other {{name} scores}} {points, plural, one {# point} other {# points}}: card {high} against {low} on Points',
  'event.points.none': 'Nobody scores on Points: {card} against {card}',
  'event.turned-up': 'Tie-break draw: Aton turns up {red}, Amun {blue}',
  'event.order.cartouche-2': '{you, select, yes {You go} other {{name} goes}} first: lower card on Order',
  'event.order.cartouche-1':
    '{you, select, yes {You go} other {{name} goes}} first: equal on Order, lower card on Points',
  'event.order.draw': '{you, select, yes {You go} other {{name} goes}} first: lower card turned up',
  'event.removed.own':
    '{you, select, yes {You remove a priest of your} other {{name} removes a priest of their}} own from {space}{fate}',
  'event.removed.theirs':
    '{you, select, yes {You remove} other {{name} removes}} an opposing priest from {space}{fate}',
  'event.removed.supply': '; the Kingdom is full, so it goes back to its supply',
  'event.placed': '{you, select, yes {You place} other {{name} places}} a priest on {space}',
  'event.surplus':
    '{you, select, yes {You find} other {{name} finds}} no room: {fate, select, kept {{kept, plural, one {# priest stays} other {# priests stay}} in the supply} both {{dead, plural, one {# priest goes} other {# priests go}} to the Kingdom of the Dead, {kept} to the supply} other {{dead, plural, one {# priest goes} other {# priests go}} to the Kingdom of the Dead}}',
  'event.scoring': 'The Kingdom of the Dead is full: scoring',
  'event.scored':
    '{item}: {you, select, yes {you score} other {{name} scores}} {points, plural, one {# point} other {# points}} ({red}:{blue})',
  'event.scored.none': '{item}: nobody scores ({red}:{blue})',
  'event.scored.bonus': 'Bonus spaces: Aton {red}, Amun {blue}',
  'event.total': 'The scoring gives Aton {red} and Amun {blue}; it stands {redScore}:{blueScore}',
  'event.culled': '{you, select, yes {You take} other {{name} takes}} back a priest from {space}',
  'event.returned': 'The Kingdom of the Dead empties: {red} to Aton, {blue} to Amun',
  'event.ended': '{ending}',

  'item.temple-1': 'Temple I',
  'item.temple-2': 'Temple II',
  'item.temple-3': 'Temple III',
  'item.temple-4': 'Temple IV',
  'item.black': 'Black spaces',
  'item.bonus': 'Bonus spaces',

  'how.cartouche': '40 points on a card',
  'how.temple': 'A whole temple',
  'how.yellow': 'All yellow spaces',
  'how.green': 'All green spaces',
  'how.scoring': 'Higher score after a scoring',
  'how.guard': 'Higher score at the round limit',
  'how.draw-scoring': 'Draw after a scoring',
  'how.draw-guard': 'Draw at the round limit',
  'ending.cartouche':
    '{you, select, yes {You have 40 points on the Points cards.} other {{name} wins: 40 points on the Points cards.}}',
  'ending.temple': '{you, select, yes {A whole temple is yours.} other {{name} wins: a whole temple is theirs.}}',
  'ending.yellow':
    '{you, select, yes {All 14 yellow spaces are yours.} other {{name} wins: all 14 yellow spaces are theirs.}}',
  'ending.green':
    '{you, select, yes {All 14 green spaces are yours.} other {{name} wins: all 14 green spaces are theirs.}}',
  'ending.scoring':
    '{you, select, yes {Yours is the higher score after a scoring that reached 40.} other {{name} wins: the higher score after a scoring that reached 40.}}',
  'ending.guard':
    '{you, select, yes {Yours is the higher score when round 200 ended.} other {{name} wins: the higher score when round 200 ended.}}',
  'ending.draw-scoring': 'A draw: equal scores after a scoring that reached 40.',
  'ending.draw-guard': 'A draw: equal scores when round 200 ended.',
  'ending.scores': 'Final score: Aton {red}, Amun {blue}.',

  'why.exchange-used': 'You have already exchanged your hand in this game',
  'why.not-your-hand': 'Each of your four cards goes to exactly one cartouche',
  'why.occupied': 'There is a priest on this space already',
  'why.temple-closed': 'Temple {temple} is closed: your card on Temples is {card}',
  'why.nobody-there': 'There is no priest on this space',
  'why.remove-theirs': 'Your {card} on Order and removal removes opposing priests, not your own',
  'why.remove-own': 'Your {card} on Order and removal removes one of your own priests',
  'why.cull-own': 'You take back your own priests only',
  'why.cull-one-each': 'Temple {temple} has given its priest: one from each temple',
  'why.cull-given': 'Temple {temple} has given what it owes: the rest comes from other temples',
  'why.cull-higher': 'For temple {missing}, where you have no priest, one goes from a temple with a higher number',
  'why.cull-highest':
    'For temple {missing}, where you have no priest, one goes from temple {source}, the highest that can give it',
  'why.time-for-cards': 'Now both players choose their cards',
  'why.time-for-removing': 'First the removal: your card on Order and removal asks for it',
  'why.time-for-placing': 'First the placement: your card on Placement asks for it',
  'why.time-for-culling': 'First take back your priests after the scoring',
};
