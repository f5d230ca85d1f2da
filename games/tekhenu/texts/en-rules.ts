/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.goal.1':
    'You are a noble of ancient Egypt and collect victory points (VP) over 16 rounds of one turn each: at once by building, and in two scorings after rounds 8 and 16.',
  'rules.goal.2':
    'The most VP win. Equal players are told apart by scribes, then by the earlier place in the turn order.',

  'rules.wheel.title': 'The obelisk and its shadow',
  'rules.wheel.1':
    'Six sectors lie around the obelisk, clockwise: Horus, Ra, Hathor, Bastet, Thoth, Osiris. Two neighbouring sectors are sunny, the two opposite ones dark, the two between shaded. The wheel turns one sector after every second round.',
  'rules.wheel.2':
    'The light makes a die pure, tainted or forbidden. White: pure in the sun, tainted in the shade. Yellow: pure in the shade, tainted in the sun. Black: pure in the dark, tainted in the shade. Brown: pure in the shade, tainted in the dark. In the third light each is forbidden. Gray is tainted everywhere. After a turn of the wheel every die on it is judged anew.',
  'rules.wheel.3':
    'After each turn of the wheel the two shaded sectors get as many new dice each as there are players. Dice that lay there stay.',

  'rules.setup.title': 'Before the first round',
  'rules.setup.1':
    'Each sector holds three rolled dice. Three pillar tiles lie open, two sections of the card market are filled, gold lies on the four statue spaces for the people and beside row 2 of Osiris. Everybody has 10 VP, happiness 2, population 5, production 2 of everything, 1 gold and 1 scribe.',
  'rules.setup.2':
    'Everybody keeps one of two decrees in secret; the others go under the deck. Then everybody takes two starting cards, in turn and back again. The higher sum of their numbers goes first; a tie goes to the single highest card.',
  'rules.setup.3':
    'In turn order everybody takes a destiny card: a scribe (ankh 0), a gold (1), a step of population or happiness (2) or a faith (3). Then, one after the other, all resolve their three cards in any order. With two players four dice, technology T16 and decree 320 stay in the box; with three players two gray dice do.',

  'rules.starting.title': 'Starting cards',
  'rules.starting.1':
    'They give a workshop or quarry, resources, a card of two drawn, scribes and gold, or steps on the population track. An Osiris action of a starting card costs no happiness; in all else it is a whole action.',

  'rules.turn.title': 'Your turn',
  'rules.turn.1':
    'Take one die that is pure or tainted for its sector. Then either act for the god of the sector, or produce the resource of the colour: one or the other.',
  'rules.turn.2':
    'A pure die goes on your left pan, a tainted one on the right, with the face it was rolled. Blessings that belong to the draft come first, each with its price, then the scribes for Anubis and for the value; after that the first action must be possible.',
  'rules.turn.3':
    'An action goes in this order: income of technologies, cost, effect, points of technologies, an extra action won meanwhile, bonuses of statues. An action inside another one is finished first. Of several actions of a turn, one that is not possible when its time comes is left out.',
  'rules.turn.4':
    'At the end of the turn cards are dealt to the empty places of the market. If no die can be used at all, one is put away without an action.',

  'rules.value.title': 'The value of a die',
  'rules.value.1':
    'Each scribe changes the value by 1 or 2, up or down, between 1 and 6. The scales always count the face that was rolled.',
  'rules.value.2':
    'Technologies T13 (production) and T14 (god actions) shift the value of each action once more, by up to 2.',

  'rules.paying.title': 'Paying',
  'rules.paying.1':
    'A resource is paid with itself or with gold. Scribes, faith and excess pay nothing. Costs are paid in full before the effect. You are asked only where it makes a difference: gold is spent when the resource has run out.',
  'rules.paying.2':
    'T22 lets limestone and granite stand for each other, T10 gold and scribes; each pays 1 VP in a turn of yours in which you use it. Pieces leave your board from the left; none left, none built. Supplies of tokens never run out.',

  'rules.horus.title': 'Horus: statues',
  'rules.horus.1':
    'Pay the granite under your leftmost statue. For the god whose token lies on the position of your value, put it in one of that god’s slots: one slot with two players, two with three, three with four.',
  'rules.horus.2':
    'Or build for the people on one of the four spaces at the temple and in Osiris’ area, whatever the value, and take the gold there. At the temple it pays 3 VP for each of your pillars in its line.',
  'rules.horus.3':
    'Whenever somebody else finishes an action of the god, each owner of a statue gets the bonus of the position, once. With two players and in solo your own actions pay too, unless the statue was built just now. With three players building the first statue for a god pays at once.',

  'rules.ra.title': 'Ra: pillars',
  'rules.ra.1':
    'Value 5-6 takes the left tile, 3-4 the middle, 1-2 the right one. Pay its limestone and lay it on any empty cell, turned as you like.',
  'rules.ra.2':
    'Then, in this order: 1 VP for each building of anybody in the row and the column; 1 VP for each edge that matches its neighbour or the border, 2 on corners; the reward of the cell; 3, 2 or 1 VP for the slot; the ability, if its background shows the light of the Ra sector; your pillar.',
  'rules.ra.3': 'The other tiles slide right, a new one comes to the left.',

  'rules.abilities.title': 'Abilities of tiles',
  'rules.abilities.1':
    'Point at a tile, or hold a finger on it, to read its ability. Actions of tiles may be declined and are left out when impossible; all else happens by itself. The points that P04 and P05 add for matches are not doubled on corners, those for the matches themselves are. Six tiles have no ability.',

  'rules.hathor.title': 'Hathor: temple buildings',
  'rules.hathor.1':
    'Pay the bread of an open place beside a row or column and build. The value does not matter for the place. East places are open from three players on, north places with four.',
  'rules.hathor.2':
    'Each of your pillars in the line pays 3 VP, each empty cell one item of its kind. Then your population rises by the value.',

  'rules.bastet.title': 'Bastet: festivals',
  'rules.bastet.1':
    'Pay 2 papyrus: happiness rises by the value, up to your population. Value 1-2 also brings two scribes, 3-4 one. With T06 the population rises first.',

  'rules.track.title': 'Population and happiness',
  'rules.track.1':
    'Both run from 0 to 21; happiness never passes population, and steps beyond are lost. Happiness 16 brings a gold, 19 a scribe, each once in a game.',
  'rules.track.2':
    'Happiness 21 brings one extra action of any kind and value, without a die. It waits until the running action is done, comes before its statue bonuses, and may be declined.',

  'rules.thoth.title': 'Thoth: cards',
  'rules.thoth.1':
    'Value 1-2: one card free. 3-4: two cards for 2 papyrus. 5-6: three cards for 3. All from one section, and exactly that many. Happiness 1, 5, 9 and 13 reach sections 1 to 4.',
  'rules.thoth.2':
    'Before taking, you may refresh sections for 1 papyrus each, each once: their cards are discarded and new ones dealt. Any open section may be refreshed.',
  'rules.thoth.3':
    'Section 3 opens when somebody’s population first reaches 9, section 4 at 13. A card taken may be used later in the turn; a technology does not change the action that took it. An empty deck is made from its discards.',

  'rules.osiris.title': 'Osiris: workshops and quarries',
  'rules.osiris.1':
    'Lose 1 happiness and build in a free slot in the row of your value: papyrus, bread, limestone or granite. Production rises and you gain that resource; steps above 6 are lost. The first building in row 2 takes the gold beside it.',
  'rules.osiris.2':
    'Rows 1 and 2: one step, one resource. Rows 3 and 4: also a step of a partner, in row 4 a gold besides. Row 5: two steps, two resources. Row 6: the same and a step of any track.',

  'rules.production.title': 'Production',
  'rules.production.1':
    'The colour decides: yellow papyrus, brown bread, white limestone, black granite. You keep as many as the value, up to your marker; the rest is excess and weighs on your right pan. Gray dice do not produce, but by Anubis.',

  'rules.anubis.title': 'Anubis',
  'rules.anubis.1':
    'For 2 scribes take any die, forbidden ones too, for any god action or any production with its value. It lies under the scales and weighs nothing.',

  'rules.blessings.title': 'Blessings',
  'rules.blessings.1':
    'Each is played once, at the moment it names, and discarded; several may be played together. Blessings for an action fit every action of their kind and cover that one alone.',
  'rules.blessings.2':
    'Extra actions use the same die and value and weigh nothing more. The blessing for a step of 3 is offered at every decision of your turn and once more before it ends.',

  'rules.technologies.title': 'Technologies',
  'rules.technologies.1':
    'They stay before you and work from then on. Those of a god and of production also count in actions without a die; those of the die do not.',
  'rules.technologies.2':
    'T19: with a tainted die that is not gray you may first produce for a scribe; the god action is looked at again afterwards. T16 pays right after the new turn order.',

  'rules.maat.title': 'The Maat phase',
  'rules.maat.1':
    'After rounds 4, 8, 12 and 16: your balance is the left pan less the right pan less the excess. In turn order you may add faith to either side. It counts from -10 to +10.',
  'rules.maat.2':
    'From -3 you lose 1 VP, from -6 2 VP, from -9 3 VP. The new turn order goes by the distance from 0, ties by the higher ankh.',
  'rules.maat.3':
    'Phases 2 and 4 have a scoring. Then dice go back to the bag, excess and faith to the supply, and in the new order everybody takes a destiny card.',

  'rules.scoring.title': 'Scoring',
  'rules.scoring.1':
    'Most pieces in a district of Osiris: 3 VP, ties to the highest piece. Temple: 1 VP for each building and statue of yours there, and for each of your pillars one for each of these in its row and column.',
  'rules.scoring.2':
    'Statues: 1, 3, 6, 10, 15, 21 VP for one to six. Happiness: 3 VP for each symbol reached. 2 VP for each production marker on 6. The points uncovered in your building row.',
  'rules.scoring.3':
    'Upkeep: pay the bread uncovered in your building row, or lose 3 VP for each you do not pay. VP never fall below 0.',

  'rules.decrees.title': 'Decrees and the end',
  'rules.decrees.1':
    'Before the second scoring decree 323 may be used for any action without its resources. At the end all decrees are shown and everybody scores up to three with different symbols. A used 323 takes one place.',
  'rules.decrees.2':
    'Decree 304 is scored before 308 or not at all, and 303 after the one it repeats. 302 counts the symbols of all your decrees. 306 looks at Botankhamun too.',
  'rules.decrees.3': 'Then the first in turn order gets 3 VP, with three or four players the second 2 VP.',

  'rules.hidden.title': 'What is secret',
  'rules.hidden.1':
    'Decrees in hand, the order of the decks and of the tiles, and dice to come. A decree taken from the market was seen by all; the hand still shows its number only.',

  'rules.solo.title': 'Alone against Botankhamun',
  'rules.solo.1':
    'Ten tokens lie in a pyramid, and a marker walks up or right through it. A god token takes the highest usable die of that sector or of the next one counter-clockwise, a resource token the highest die of its first colour. Then Botankhamun acts for the god of the sector with the face.',
  'rules.solo.2':
    'He pays nothing, gains points and scribes only, and never produces. He builds for the god of the face, or for the people where it wins districts; lays tiles where they score most; builds at the temple beside his pillars; takes decrees first, then technologies.',
  'rules.solo.3':
    'His balance is +3, +2, +1, +1, his ankh 4. In scorings he gets points for districts, temple, statues and happiness and 2 VP for each blessing (then discarded) and technology; at the end also for his place in the turn order, 4 VP (or 8) for each decree and 1 VP for every two scribes. An impossible Horus action pays him 3 VP.',
  'rules.solo.4':
    'Easy: he begins with a statue. Medium: also two buildings in row 5 of Osiris and a pillar in the middle. Hard: also a second statue. You choose two of three starting cards.',

  'rules.reconstructed.title': 'What is reconstructed',
  'rules.reconstructed.1':
    'Some printed values could not be found and were designed to fit what is known: rewards and edges of the temple, costs of tiles, buildings and statues, most Horus bonuses, partners in Osiris’ rows 3 and 4, the building row and the symbols of decrees. They lie in one data file, where an owner of the game can correct them.',
};
