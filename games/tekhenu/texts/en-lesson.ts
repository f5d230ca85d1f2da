/** English: the lesson. */
export const enLesson = {
  'lesson.goal':
    'Welcome to Ipet-isut. Sixteen rounds, one die a turn. Around the obelisk lie six sectors, each with a god and three dice.',
  'lesson.light':
    'The sun stands over Horus and Ra; opposite lies the dark, between them shade. Light makes a die pure (outer ring), tainted (middle) or forbidden (inner ring, with a bar).',
  'lesson.take': 'Take the white 4 from Ra. White is pure in the sun, so it will weigh on your left pan.',
  'lesson.take.instead': 'A good die, but take the white 4 of Ra first.',
  'lesson.value':
    'A die gives one action: its god’s, here a pillar for Ra, or the resource of its colour, here limestone. Beside each stand cost, gain and the balance to come. Scribes change the value: make it 2, then you take the right-hand tile.',
  'lesson.value.instead': 'Change the value to 2 with a scribe first.',
  'lesson.act': 'Now raise a pillar: choose Ra. The tile costs 4 limestone.',
  'lesson.act.instead': 'Choose the Ra action.',
  'lesson.lay': 'Every glowing cell shows its points. The middle one holds three faith: lay the tile there.',
  'lesson.lay.instead': 'Lay it on the middle cell this time.',
  'lesson.turn': 'Turn the tile as you like. Edges that match their neighbour score; here nothing touches yet.',
  'lesson.turn.instead': 'Choose one of the four turns.',
  'lesson.ability':
    'The tile shows the sun, and Ra’s sector is sunny: its ability gave you two gold. Your pillar stands, and your rival has moved.',
  'lesson.second':
    'Now a tainted die: take the gray 3 from Bastet. Gray is tainted everywhere and weighs on the right pan.',
  'lesson.festival':
    'Hold a festival: 2 papyrus raise your happiness by 3, and happiness opens better cards. The track shows where you would stand.',
  'lesson.festival.instead': 'Choose the Bastet action.',
  'lesson.second.instead': 'Take the gray 3 of Bastet.',
  'lesson.scales':
    'Look at your scales: the white 4 lies left, the gray 3 right. After every four rounds they are weighed. Too much on the right costs points; the closer to 0, the earlier you play.',
  'lesson.end':
    'Scorings come after rounds 8 and 16: districts, temple, statues, happiness, production, buildings. At the end decrees pay. Good luck.',
};
