/** English: what each question is about, for whoever meets it the first time. */
export const enAbout = {
  'about.keep a decree':
    'A decree scores at the end of the game for what you have by then. Keep the one that you would like to play for from the first round.',
  'about.starting card':
    'Your two cards are your start: resources pay for the first building, an action builds at once. The higher sum of their numbers plays first.',
  'about.destiny':
    'You get its small gift, and its ankh breaks ties for the turn order: higher goes first. Look at which of the two you need more.',
  'about.resolve':
    'All of them are carried out; only the order is yours. Take resources before an action that costs them, and population before happiness, which never passes it.',
  'about.good':
    'Choose for your first actions: statues cost granite, pillars limestone, temple buildings bread, festivals and cards papyrus.',
  'about.keep':
    'A technology works to the end of the game, a blessing once, at a moment of your choice. Take what helps with something that you want to do anyway.',
  'about.marker':
    'Happiness scores and opens better cards for you, but it never passes population. If they stand close together, raise population.',
  'about.draft':
    'A die gives the action of its god or the resource of its colour, and then weighs on your scales: pure left, tainted right. Decide what you want to do, then look for the die that does it and keeps you near 0.',
  'about.pan':
    'The die may lie on either pan. Look at your balance and put it where you come nearer to 0; too much on the right costs points.',
  'about.before the scribes':
    'Anubis costs two scribes. Play a blessing first if its gold helps you pay; otherwise it can wait.',
  'about.ready':
    'Choose the action, or change the value with scribes first. Higher is not always better: the value names the tile at Ra, the row at Osiris, the god at Horus. The scales count the face that was rolled.',
  'about.next action':
    'You have more than one action, and one that is not possible when its time comes is left out. Begin with the one that pays for the other.',
  'about.end':
    'A blessing for three steps can wait for a later turn. Play it now if happiness opens cards for your next turn or reaches more points before a scoring.',
  'about.value':
    'The value decides how far or where: steps of happiness and population, cards at Thoth, the tile at Ra, the row at Osiris, the god at Horus. Take the one whose gain you want and whose price you can pay.',
  'about.value.produce':
    'You keep as many as your production marker says; the rest is excess and weighs on your right pan. A value equal to the marker wastes nothing.',
  'about.place':
    'A statue for a god pays you whenever others use that god: choose one that all need. One for the people takes the gold that lies there and counts at the temple or in two districts.',
  'about.cell':
    'You get the cell’s reward, and points for the buildings and matching edges beside it. Your pillar stays: buildings of yours in its row and column score with it again and again.',
  'about.turns':
    'Each edge that matches its neighbour or the border is a point, two on corners. The edges stay as you lay them, also for whoever lays beside you.',
  'about.ability action':
    'The tile offers a whole action besides your own, now or never. Decline only if you need what it costs for something better.',
  'about.space':
    'A building looks along its row or column: 3 VP for each pillar of yours, one item for each empty cell. Early it brings goods, later points.',
  'about.cards':
    'Technologies work to the end, so take them early; a blessing works once; decrees score only at the end, three at most. All cards come from one section, so choose the one where most fits you.',
  'about.slot':
    'You choose what you will produce more of, and where you stand: whoever has most pieces in a district gets 3 VP at each scoring. Look at what your next actions cost.',
  'about.track': 'Production says how much of a die you keep. Raise what you pay with most; a marker on 6 also scores.',
  'about.blessings':
    'They help this one production and are gone. Play them if you need the goods now or the die is a high one; otherwise they can wait.',
  'about.tokens':
    'The price is the same, what you keep is not. Hold back what your next action costs; gold fits everywhere, so part with it last.',
  'about.action':
    'Once a game: any action with any value, and no die weighs on your scales. You pay as usual, so take the dearest one that you can afford and that scores.',
  'about.action.decree':
    'The action costs no resources, but the decree fills one of your three places at the end. Compare it with the weakest decree that would stand there.',
  'about.action.none':
    'You do not hold the decree for this moment, so there is nothing to decide: go on, and nobody learns who has it.',
  'about.faith':
    'Whoever is nearest to 0 plays first in the rounds to come, and from −3 on you lose points. Faith that you keep is given back, so use it wherever it brings you nearer.',
  'about.upkeep':
    'Three points for one bread: pay as much as you can, also with gold. Only if that bread would soon build you more than 3 VP, keep it.',
  'about.score':
    'Three decrees at most, and of two with the same symbol only one. Choose the three that bring most together; one that you pay for comes before one that counts what you have left.',
};
