/** The words of the lesson. */
export const enLesson = {
  'lesson.pyramid':
    'This is your board. You will build a pyramid on it: nine tiles, four on top of them, one on the summit. Ornaments of one colour that touch form a chain; the ring already has four chains of two.',
  'lesson.cards':
    'Each god has an open card. Later you pay for its numbered cells with the length of a chain. Whoever has most priests on a full card wins its large points.',
  'lesson.exchange':
    'You drew three tiles. Keep one; the other two go to your opponent, and you get two back. Keep the tile with three fires, then pass the tiles on.',
  'lesson.exchange.instead': 'The tile with three fires is worth most to you here. Keep that one.',
  'lesson.first-tile':
    'Everybody builds at once, in secret. Lay the tile with three fires on the place in the upper left corner: it joins the two fires of the ring to a chain of five. The buttons or R turn it.',
  'lesson.first-tile.instead':
    'Take the tile with three fires and lay it in the upper left corner, beside the fires of the ring.',
  'lesson.second-tile':
    'Now the tile with two fires. Lay it to the right of the first one so that your fire chain grows to seven. The plate above the chain shows its length before you let go.',
  'lesson.second-tile.instead':
    'That does not make a fire chain of seven. Turn the tile and try the place to the right of the first one.',
  'lesson.last-tile': 'One tile is left. Lay it where you like: it need not touch the others.',
  'lesson.last-tile.instead': 'Lay your last tile first.',
  'lesson.finish': 'Until you finish you may take tiles back. Finish building now: then both builds are shown.',
  'lesson.finish.instead': 'Finish building.',
  'lesson.mark':
    'Your priest turn: you may use up to two chains. Put a priest on any cell of the fire chain. It stays there, and the chain is closed, until a tile covers that cell; so a cell under a later level is a good place.',
  'lesson.mark.instead': 'Use the fire chain of seven: choose one of its cells.',
  'lesson.occupy':
    'Seven is exactly the sum of the Fire card: 3 + 2 + 2. Tick all three cells and place your priests. You fill the card alone and win it at once.',
  'lesson.occupy.instead': 'You can have the whole Fire card: tick all three of its cells.',
  'lesson.second-mark':
    'The card is yours, its priests are back, and a new Fire card lies open. You have a second chain: use the two hunts on the right of the ring.',
  'lesson.second-mark.instead': 'Use the hunt chain on the right side of the ring.',
  'lesson.symbol':
    'The first cell of the Hunt card shows two small squares: whoever takes it alone draws a bonus ornament of that length. Tick only this cell.',
  'lesson.symbol.instead':
    'Take the leftmost cell of the Hunt card, the one with the two small squares, and nothing else.',
  'lesson.strip':
    'You drew a water ornament of two. It may lie on empty cells of one level at any time in your turn or while you build. Put it beside the two waters at the bottom to make a chain of four.',
  'lesson.strip.instead': 'Lay it next to the two waters at the bottom edge, so that four are in a row.',
  'lesson.end':
    'That was a whole round. Five more follow: levels rise, tiles cover priests and bring them back, and cards you lead at the end still give their small points. Save some priests, and good luck.',
} as const;
