/** What the lesson says, step by step. */
export const enLesson = {
  'lesson.board':
    'Welcome, Aton. Your priests are the red triangles, Amun’s the blue discs. In temple I you hold 8 of the 12 spaces: whoever fills a whole temple wins at once. That is our plan for two rounds.',
  'lesson.colours':
    'A colour wins as well: own priests on all 14 yellow spaces, or on all 14 green ones. A single blue priest on one of them stops you, and a red one stops Amun. Nobody is near that here: you hold 4 yellow spaces and 2 green ones.',
  'lesson.points':
    'And points: whoever has 40 after the Points cards are compared wins at once. When the Kingdom of the Dead is full at the end of a round, all temples are scored; if somebody then has 40, the higher score wins. You have 18, Amun 21: a temple is quicker.',
  'lesson.cards':
    'Every round each player gives one card to each of four cartouches. Points: the higher card scores twice the difference. Order: the lower card goes first, a 3 removes one opposing priest, a 4 two, a 1 costs you one of your own. Temples: how far you may reach. Placement: how many priests you place.',
  'lesson.commit':
    'Put the 4 on Points, the 3 on Order, and a 2 each on Temples and Placement. Press a card, then its cartouche, or drag it, or use the keys 1 to 4. Then commit.',
  'lesson.commit.instead': 'For this lesson: 4 on Points, 3 on Order and removal, 2 on Temples, 2 on Placement.',
  'lesson.remove':
    'Your 4 beat a 3: two points. Amun had the lower card on Order, so he went first. Now your 3 removes a blue priest from temples I and II. One stands in our way in temple I: take it.',
  'lesson.remove.instead': 'That one can wait. The blue priest in temple I keeps you from filling it.',
  'lesson.place.first':
    'It went to the Kingdom of the Dead. When eight lie there at the end of a round, all temples are scored; the panel shows what that would pay. Now place two priests. The blue space first: it is worth three points for the leader of temple IV.',
  'lesson.place.first.instead': 'First the space with the eye in temple I, where the blue priest stood.',
  'lesson.place.second': 'One more, on any free space of temple I. Point at a space to see what it would change.',
  'lesson.place.second.instead': 'Stay in temple I: only a full temple wins.',
  'lesson.plan':
    'A new round, new cards. Two spaces of temple I are free. Amun will try to go second and remove your priests, so you must be first: a low card on Order, but not a 1, which would cost you a priest. Once in a game you may exchange a bad hand; you do not need it now.',
  'lesson.commit.last':
    'Put the 1 on Points: losing a few points does not matter any more. The 2s do the rest. Then commit.',
  'lesson.commit.last.instead':
    'On Order a 1 costs you a priest, on Placement it places only one. On Temples it would do: only temple I is open then, and it fills by itself. For this lesson put it on Points and place the last two priests yourself.',
  'lesson.fill': 'Amun scored, but you go first. Fill temple I: the first of the two.',
  'lesson.fill.instead': 'Only the free spaces of temple I fill it.',
  'lesson.fill.last': 'And the last one.',
};
