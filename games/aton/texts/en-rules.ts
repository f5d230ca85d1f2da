/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.3.1.1':
    'Two players, Aton (red triangles) and Amun (blue discs), fill four temples with priests. There are five ways to win.',
  'rules.4.4.3':
    'At once: reach 40 points when the Points cards are compared; hold all 12 spaces of one temple; hold all 14 yellow spaces; or hold all 14 green spaces.',
  'rules.goal.3':
    'Otherwise: have the higher score after a scoring in which somebody reaches 40. Equal scores are a draw.',

  'rules.board.title': 'The board',
  'rules.2.1.1':
    'Each temple has three rows of four spaces. Every space has one kind: yellow, green, black, blue, or bonus with +1 or +2. Each temple has exactly one blue space.',
  'rules.2.1.5': 'The Kingdom of the Dead holds eight priests of either colour.',
  'rules.2.1.6': 'The score track runs from 1 to 40; both begin beside it, with 0. Scores above 40 simply go on.',
  'rules.2.1.7':
    'Each player has four cartouches, 29 priests, a deck of 36 cards with nine each of 1, 2, 3 and 4, and one exchange token.',

  'rules.round.title': 'A round',
  'rules.4.0.1':
    'Draw, choose cards, turn them up, points, order of play, removal and placement, perhaps a scoring. Then the cards played go to the discard pile, and the next round begins.',
  'rules.4.1.1': 'Both draw the top four cards of their own shuffled deck.',
  'rules.4.1.2': 'When a card is needed and the deck is empty, the discard pile is shuffled to a new deck.',
  'rules.4.3.1':
    'When both have committed, all eight cards are turned up together. They lie open until the end of the round.',
  'rules.4.0.2': 'The first player removes and places before the second begins.',
  'rules.4.0.3': 'Steps with a single possible result are carried out without a question.',

  'rules.cards.title': 'Choosing cards',
  'rules.4.2.8':
    'Each of your four cards goes to one cartouche, in secret and in any order. Once committed, they stay. Four equal cards have to be committed too.',
  'rules.4.2.2': 'Once in the game, before you commit, you may exchange your whole hand. The token is spent by that.',
  'rules.4.2.4':
    'In an exchange all four cards go to your discard pile, and you draw four new ones. If your deck is empty, the discard pile with those four is shuffled first.',

  'rules.hidden.title': 'What is secret',
  'rules.3.2.1':
    'Board, Kingdom, supplies, scores and every card turned up so far are open to both. Hands, committed cards and the order of the decks are not.',
  'rules.3.2.6':
    'An exchange comes to light when the cards are turned up. Cards turned up to break a tie stay known to both, under the deck and in the hand that draws them, until they are played or shuffled. Other cards given up in an exchange stay secret.',

  'rules.points.title': 'First cartouche: points',
  'rules.4.4.1':
    'The higher card scores twice the difference. Equal cards score nothing. Whoever has 40 or more after that has won, and nothing else happens.',

  'rules.order.title': 'Second cartouche: order of play',
  'rules.4.5.1': 'The lower card goes first in this round.',
  'rules.4.5.2': 'If those are equal, the lower card on Points goes first.',
  'rules.4.5.3':
    'If those are equal too, both turn up the top card of their decks until the values differ; the lower one goes first. The cards turned up go under their decks in the order drawn, and do nothing else.',

  'rules.removal.title': 'Second cartouche: removal',
  'rules.4.6.2': 'A 1 removes one of your own priests, from any temple; your card on Temples does not matter.',
  'rules.4.6.3': 'A 2 removes nothing. In the first round nobody removes anything.',
  'rules.4.6.4': 'A 3 removes one opposing priest from the temples that your card on Temples opens.',
  'rules.4.6.5': 'A 4 removes two opposing priests from those temples, from one or from two of them.',
  'rules.4.6.6':
    'What counts is the card on Temples of the player who removes, not of the one whose priests are removed.',
  'rules.4.6.8': 'Removal may not be declined or made smaller: the full number goes, or all there are.',
  'rules.4.6.9': 'Whoever removes chooses the priests.',
  'rules.4.6.10': 'A removed priest goes to the Kingdom of the Dead.',
  'rules.4.6.11':
    'When the Kingdom is full, he goes back to his owner’s supply. A priest of your own that comes back this way can be placed in the same turn.',

  'rules.placement.title': 'Third and fourth cartouche: placement',
  'rules.4.7.1':
    'Your card on Placement says how many priests you place, as far as your supply reaches after the removal.',
  'rules.4.7.2':
    'Your card on Temples opens all temples up to its number. Only free spaces there may be used, in any mix.',
  'rules.4.7.3': 'One priest goes on each free space that you choose. Priests that stand are never moved.',
  'rules.4.7.4': 'You must place them all while there is room.',
  'rules.4.7.6':
    'Priests that find no free space go to the Kingdom of the Dead while it has room; the rest stay in the supply.',
  'rules.4.7.8': 'Nobody may send a priest to the Kingdom while a free space is open.',
  'rules.4.7.10':
    'After your whole placement it is checked whether you have won. That ends the game before any scoring.',
  'rules.4.7.11': 'Your priests on all 12 spaces of one temple win.',
  'rules.4.7.12': 'Your priests on all 14 yellow spaces win.',
  'rules.4.7.13': 'Your priests on all 14 green spaces win.',

  'rules.scoring.title': 'Scoring',
  'rules.4.8.1':
    'If the Kingdom is full after both turns, the temples are scored. A Kingdom that fills up earlier stops nobody’s turn.',
  'rules.5.1.1': 'Temple I: the difference in priests.',
  'rules.5.1.2': 'Temple II: 5 points.',
  'rules.5.1.3': 'Temple III: one point for each own priest there.',
  'rules.5.1.4': 'Temple IV: 3 points for each blue space that you hold in all temples.',
  'rules.5.1.5': 'Most black spaces in all temples together: 8 points.',
  'rules.5.1.6': 'Bonus spaces pay their holder 1 or 2 points without any majority.',
  'rules.5.1.7': 'More priests than the other player are needed; equal numbers score nothing.',
  'rules.5.1.8': 'Everything is counted for both, also beyond 40, before the result is looked at.',
  'rules.5.1.11': 'Priests in the Kingdom count for nothing. Scoring itself moves nobody.',
  'rules.5.1.9': 'If anybody then has 40 or more, the game ends and the higher score wins.',
  'rules.5.1.10': 'Equal scores of 40 or more are a draw.',

  'rules.cull.title': 'After a scoring',
  'rules.5.2.1':
    'If the game goes on, each player takes four own priests back, the one with the higher score first (Aton when equal).',
  'rules.5.2.4': 'One own priest leaves each temple and goes back to the supply.',
  'rules.5.2.5': 'For a temple without an own priest, one is taken from any higher-numbered temple that still has one.',
  'rules.5.2.6': 'If there is no such temple, one is taken from the highest-numbered temple that has one.',
  'rules.5.2.7': 'With fewer than four priests in the temples, all go.',
  'rules.5.2.8': 'The owner chooses the spaces, and the temple where several are possible.',
  'rules.5.3.1':
    'Then the Kingdom empties into the supplies and the next round begins. Scores, decks and exchange tokens stay as they are.',

  'rules.end.title': 'The end',
  'rules.6.1.3':
    'The first ending that applies ends the game where it stands: points, first player’s placement, second player’s placement, scoring.',
  'rules.6.1.1': 'One player wins, or it is a draw. There are no tie-breaks.',
  'rules.6.1.2':
    'So that no game goes on for ever, it ends after round 200 at the latest: the higher score wins, equal scores are a draw. This limit is ours; the printed rules have none.',

  'rules.options.title': 'Settings',
  'rules.options.1':
    'Two settings change the rules for a table, neither of them official: replacements after a scoring come from the highest temple only; both players remove before either places.',
};
