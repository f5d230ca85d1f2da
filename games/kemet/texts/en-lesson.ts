/** The lesson's words, in English. */
export const enLesson = {
  'lesson.goal':
    'Fame wins. Whoever begins a turn with nine fame points, and nobody has more, has won. A temple gives one point while you hold it; a won attack gives one for good.',
  'lesson.pyramid':
    'Your turn: one token on the action pyramid, one action. Five tokens a day, and by evening each row must hold one.',
  'lesson.buy': 'Buy a power first. Your ruby pyramid has level 2: put a token on the buy space with the ruby.',
  'lesson.buy.instead': 'Another time. Now the first buy space, the one with the ruby.',
  'lesson.tile': 'These tiles you can afford. Take Carnage: it adds a damage in every battle.',
  'lesson.tile.instead': 'A fine tile, but the lesson needs Carnage.',
  'lesson.balance':
    'Two rows are still empty. The pyramid tells you what the balance rule demands; what is closed says why when you point at it.',
  'lesson.move': 'Now march. Put a token on Move in the top row.',
  'lesson.move.instead': 'The top row, please: Move.',
  'lesson.from': 'Five units stand beside your ruby pyramid. Take them.',
  'lesson.from.instead': 'The five units in district 1 have the pyramid to teleport from.',
  'lesson.teleport':
    'Areas that glow can be reached: gold for a step, turquoise dashes for a teleport of two prayer, swords for a battle. Teleport to the South-West Temple and attack.',
  'lesson.teleport.instead': 'The South-West Temple, where two enemy units wait.',
  'lesson.fight':
    'Both sides choose a battle card in secret. The table shows what is known: five units and Charge! against two units. Cavalry Blitz is strong and hurts: play it.',
  'lesson.fight.instead': 'It might do, but play Cavalry Blitz for now.',
  'lesson.drop': 'Every battle costs a second card, discarded face down. Choose one that you will not miss.',
  'lesson.drop.instead': 'Choose a card to discard.',
  'lesson.ready':
    'Intervention cards could be added now. You hold only Diversion, which bluffs and comes back. You are ready.',
  'lesson.ready.instead': 'Say that you are ready.',
  'lesson.stay': 'You win: a permanent fame point. The loser has left. Stay, and the temple is yours.',
  'lesson.stay.instead': 'Recalling would give the temple up. Stay.',
  'lesson.won':
    'Two fame in one action: one for the attack, for good, and one for the temple, while you hold it. At night temples also give prayer. Well fought.',
};
