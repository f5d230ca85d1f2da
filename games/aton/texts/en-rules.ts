/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.goal.1':
    'Two players, Aton (red triangles) and Amun (blue discs), fill four temples with priests. There are five ways to win.',
  'rules.goal.2':
    'At once: reach 40 points when the Points cards are compared; hold all 12 spaces of one temple; hold all 14 yellow spaces; or hold all 14 green spaces.',
  'rules.goal.3':
    'Otherwise: have the higher score after a scoring in which somebody reaches 40. Equal scores are a draw.',

  'rules.board.title': 'The board',
  'rules.board.1':
    'Each temple has three rows of four spaces. Every space has one kind: yellow, green, black, blue, or bonus with +1 or +2. Each temple has exactly one blue space.',
  'rules.board.2':
    'The Kingdom of the Dead holds eight priests of either colour. When it is full at the end of a round, there is a scoring.',
  'rules.board.3':
    'Each player has four cartouches, 29 priests, a deck of 36 cards with nine each of 1, 2, 3 and 4, one exchange token and a marker on the score track, which runs from 1 to 40. Scores above 40 simply go on.',

  'rules.round.title': 'A round',
  'rules.round.1':
    'Both draw four cards, put one in secret on each cartouche, and turn them up together. Then: points, order of play, and for each player in turn removal and placement. Cards played go to the discard pile.',
  'rules.round.2':
    'The first player removes and places before the second begins. Steps with a single possible result are carried out without a question.',
  'rules.round.3': 'When a card is needed and the deck is empty, the discard pile is shuffled to a new deck.',

  'rules.cards.title': 'Choosing cards',
  'rules.cards.1':
    'Each of your four cards goes to one cartouche, in any order. Once committed, they stay. Four equal cards have to be committed too.',
  'rules.cards.2':
    'Once in the game, before you commit, you may exchange your hand: all four cards go to your discard pile, and you draw four new ones. If your deck is empty, the discard pile with those four is shuffled first.',

  'rules.hidden.title': 'What is secret',
  'rules.hidden.1':
    'Board, Kingdom, supplies, scores and every card turned up so far are open to both. Hands, committed cards and the order of the decks are not.',
  'rules.hidden.2':
    'An exchange comes to light when the cards are turned up. Cards turned up to break a tie stay known to both, under the deck and in the hand that draws them, until they are played or shuffled. Other cards given up in an exchange stay secret.',

  'rules.points.title': 'First cartouche: points',
  'rules.points.1':
    'The higher card scores twice the difference. Equal cards score nothing. Whoever has 40 or more after that has won, and nothing else happens.',

  'rules.order.title': 'Second cartouche: order of play',
  'rules.order.1': 'The lower card goes first in this round. If they are equal, the lower card on Points goes first.',
  'rules.order.2':
    'If those are equal too, both turn up the top card of their decks until the values differ; the lower one goes first. The cards turned up go under their decks in the order drawn, and do nothing else.',

  'rules.removal.title': 'Second cartouche: removal',
  'rules.removal.1':
    'A 1 removes one of your own priests, from any temple. A 2 removes nothing. A 3 removes one opposing priest, a 4 two, from the temples that your own card on Temples opens.',
  'rules.removal.2':
    'You choose which, but you must remove the full number, or all there are. In the first round nobody removes anything.',
  'rules.removal.3':
    'Removed priests go to the Kingdom of the Dead; when it is full, back to their owner’s supply. A priest of your own that comes back this way can be placed in the same turn.',

  'rules.placement.title': 'Third and fourth cartouche: placement',
  'rules.placement.1':
    'Your card on Temples opens all temples up to its number. Your card on Placement says how many priests you place there, one on each free space of your choice. You must place them all, as far as your supply reaches.',
  'rules.placement.2':
    'Priests that find no free space go to the Kingdom of the Dead while it has room; the rest stay in the supply. Nobody may send a priest there while a free space is open, and priests that stand are never moved.',
  'rules.placement.3':
    'After your whole placement it is checked whether you hold a whole temple, all yellow or all green spaces. That ends the game before any scoring.',

  'rules.scoring.title': 'Scoring',
  'rules.scoring.1':
    'If the Kingdom is full after both turns, the temples are scored. More priests than the other player are needed; equal numbers score nothing.',
  'rules.scoring.2':
    'Temple I: the difference in priests. Temple II: 5 points. Temple III: one point for each own priest there. Temple IV: 3 points for each blue space that you hold in all temples. Most black spaces in all temples together: 8 points. Bonus spaces pay their holder without any majority.',
  'rules.scoring.3':
    'Everything is counted for both before the result is looked at. Priests in the Kingdom count for nothing.',

  'rules.cull.title': 'After a scoring',
  'rules.cull.1':
    'If the game goes on, each player takes four own priests back to the supply, the one with the higher score first (Aton when equal): one from each temple.',
  'rules.cull.2':
    'For a temple without an own priest, one is taken from any higher-numbered temple that still has one; if there is none, from the highest-numbered temple that has one. With fewer than four, all go.',
  'rules.cull.3':
    'Then the Kingdom empties into the supplies and the next round begins. Scores, decks and exchange tokens stay as they are.',

  'rules.end.title': 'The end',
  'rules.end.1':
    'The first ending that applies ends the game where it stands: points, first player’s placement, second player’s placement, scoring. There are no tie-breaks.',
  'rules.end.2':
    'So that no game goes on for ever, it ends after round 200 at the latest: the higher score wins, equal scores are a draw. This limit is ours; the printed rules have none.',

  'rules.options.title': 'Settings',
  'rules.options.1':
    'Two settings change the rules for a table, neither of them official: replacements after a scoring come from the highest temple only; both players remove before either places.',
};
