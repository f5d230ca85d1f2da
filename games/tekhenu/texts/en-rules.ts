/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.5.0.1':
    'You are a noble of ancient Egypt and collect victory points (VP) over 16 rounds of one turn each, in turn order: at once by building, and in two scorings after rounds 8 and 16.',
  'rules.8.3.3':
    'The most VP win. Equal players are told apart by scribes, then by the earlier place in the turn order.',

  'rules.wheel.title': 'The obelisk and its shadow',
  'rules.2.2.1': 'Six sectors lie around the obelisk, clockwise: Horus, Ra, Hathor, Bastet, Thoth, Osiris.',
  'rules.2.2.2': 'Two neighbouring sectors are sunny, the two opposite ones dark, the two between shaded.',
  'rules.5.0.2': 'The wheel turns one sector after every second round, before a Maat phase.',
  'rules.2.2.3':
    'The light makes a die pure, tainted or forbidden. White: pure in the sun, tainted in the shade. Yellow: pure in the shade, tainted in the sun. Black: pure in the dark, tainted in the shade. Brown: pure in the shade, tainted in the dark. In the third light each is forbidden. Gray is tainted everywhere.',
  'rules.5.0.4': 'After a turn of the wheel every die on it is judged anew.',
  'rules.5.0.3':
    'After each turn of the wheel the two shaded sectors get as many new dice each as there are players. Dice that lay there stay.',

  'rules.setup.title': 'Before the first round',
  'rules.4.1':
    'Each sector holds three rolled dice. Three pillar tiles lie open, two sections of the card market are filled, gold lies on the four statue spaces for the people and beside row 2 of Osiris. Everybody has 10 VP, happiness 2, population 5, production 2 of everything, 1 gold and 1 scribe.',
  'rules.4.9': 'Everybody keeps one of two decrees in secret; the others go under the deck.',
  'rules.4.10': 'Everybody takes two starting cards, in turn and back again.',
  'rules.4.11': 'The higher sum of the starting cards’ numbers goes first; a tie goes to the single highest card.',
  'rules.4.12': 'In turn order everybody takes a destiny card.',
  'rules.4.13': 'Then, one after the other, all resolve their three cards in any order. Nothing may be declined.',
  'rules.7.2.1':
    'Destiny cards give a scribe (ankh 0), a gold (1), a step of population or happiness (2) or a faith (3).',
  'rules.4.5':
    'With two players four dice, technology T16 and decree 320 stay in the box; with three players two gray dice do.',

  'rules.starting.title': 'Starting cards',
  'rules.7.1.1': 'An Osiris action of a starting card costs no happiness; in all else it is a whole action.',

  'rules.turn.title': 'Your turn',
  'rules.5.3.1': 'Take one die that is pure or tainted for its sector, never a forbidden one.',
  'rules.5.1.2':
    'With it either act for the god of the sector, or produce the resource of the colour: one or the other.',
  'rules.5.3.2': 'A pure die goes on your left pan, a tainted one on the right, with the face it was rolled.',
  'rules.5.1.1':
    'Blessings that belong to the draft come first, each with its price, then the scribes for Anubis and for the value.',
  'rules.5.1.3':
    'After that the first action must be possible. Of several actions of a turn, a later one that is not possible when its time comes is left out.',
  'rules.6.0.1':
    'An action goes in this order: income of technologies, cost, effect, points of technologies, an extra action won meanwhile, bonuses of statues. An action inside another one is finished first.',
  'rules.5.1.4': 'At the end of the turn cards are dealt to the empty places of the market.',
  'rules.R10': 'If no die can be used at all, one is put away without an action.',

  'rules.value.title': 'The value of a die',
  'rules.5.2.1':
    'Each scribe changes the value by 1 or 2, up or down, between 1 and 6. The scales always count the face that was rolled.',
  'rules.5.2.2':
    'Technologies T13 (production) and T14 (god actions) shift the value of each action once more, by up to 2.',

  'rules.paying.title': 'Paying',
  'rules.5.4.1': 'A resource is paid with itself or with gold.',
  'rules.5.4.2': 'Scribes, faith and excess pay nothing.',
  'rules.5.4.3': 'Costs are paid in full before the effect.',
  'rules.5.4.4': 'You are asked only where it makes a difference: gold is spent when the resource has run out.',
  'rules.5.5.1': 'Pieces leave your board from the left; none left, none built. Supplies of tokens never run out.',
  'rules.R29': 'T10 and T22 help to pay outside your own turn too, without VP.',

  'rules.horus.title': 'Horus: statues',
  'rules.6.1.1': 'Pay the granite under your leftmost statue and build it, for a god or for the people.',
  'rules.6.1.2':
    'The god is the one whose token lies on the position of your value. A second statue for the same god is allowed.',
  'rules.2.3.2': 'A god has one slot with two players, two with three, three with four.',
  'rules.6.1.4':
    'For the people a statue goes on one of the four spaces at the temple and in Osiris’ area, whatever the value; take the gold there.',
  'rules.6.1.5': 'At the temple a statue for the people pays 3 VP for each of your pillars in its line.',
  'rules.6.1.3': 'With three players building the first statue for a god pays its bonus at once.',
  'rules.6.7.1':
    'Whenever somebody else finishes an action of the god, each owner of a statue gets the bonus of the position, once.',
  'rules.6.7.2': 'With two players and in solo your own actions pay too, unless the statue was built just now.',

  'rules.ra.title': 'Ra: pillars',
  'rules.6.2.1':
    'Value 5–6 takes the left tile, 3–4 the middle, 1–2 the right one. Pay its limestone and lay it on any empty cell.',
  'rules.2.5.1': 'A tile may be turned as you like when it is laid; after that its edges never change.',
  'rules.6.2.2': 'First, 1 VP for each building of anybody in the row and the column.',
  'rules.6.2.3': '1 VP for each edge that matches its neighbour or the border, 2 on corners.',
  'rules.6.2.4': 'The whole reward of the cell.',
  'rules.6.2.5': '3, 2 or 1 VP for the left, middle or right slot.',
  'rules.6.2.6': 'The ability, if the tile’s background shows the light of the Ra sector.',
  'rules.6.2.7': 'Then your pillar stands on the tile.',
  'rules.6.2.8': 'The other tiles slide right, a new one comes to the left.',

  'rules.abilities.title': 'Abilities of tiles',
  'rules.7.6.1':
    'Actions of tiles may be declined and are left out when impossible; all else happens by itself. The points that P04 and P05 add for matches are not doubled on corners, those for the matches themselves are. Six tiles have no ability.',

  'rules.hathor.title': 'Hathor: temple buildings',
  'rules.6.3.1':
    'Pay the bread of an open place beside a row or column and build. The value does not matter for the place.',
  'rules.2.4.1': 'East places are open from three players on, north places with four.',
  'rules.6.3.2': 'Each of your pillars in the line pays 3 VP.',
  'rules.6.3.3': 'Each empty cell of the line pays one item of its kind.',
  'rules.6.3.4': 'Then your population rises by the value.',

  'rules.bastet.title': 'Bastet: festivals',
  'rules.6.4.1':
    'Pay 2 papyrus: happiness rises by the value, up to your population. With T06 the population rises first.',
  'rules.6.4.2': 'Value 1–2 also brings two scribes, 3–4 one.',

  'rules.track.title': 'Population and happiness',
  'rules.2.7.1': 'Both run from 0 to 21; happiness never passes population, and steps beyond are lost.',
  'rules.6.10.1': 'Happiness 16 brings a gold, 19 a scribe, each once in a game.',
  'rules.6.10.2':
    'Happiness 21 brings one extra action of any kind and value. It waits until the running action is done, comes before its statue bonuses, and may be declined.',
  'rules.R16':
    'The extra action has no die and is no action of Anubis: technologies of the die and of Anubis do not count.',

  'rules.thoth.title': 'Thoth: cards',
  'rules.6.5.1': 'Value 1–2: one card free. 3–4: two cards for 2 papyrus. 5–6: three cards for 3.',
  'rules.6.5.2': 'Happiness 1, 5, 9 and 13 reach sections 1 to 4.',
  'rules.6.5.3': 'All cards come from one section, and exactly that many.',
  'rules.R20': 'A section that has too few cards can’t be taken from. It is filled again at the end of the turn.',
  'rules.6.5.4':
    'Before taking, you may refresh sections for 1 papyrus each, each once: their cards are discarded and new ones dealt. Any open section may be refreshed.',
  'rules.R23': 'A refresh replaces the cards that lie there; places emptied in this turn stay empty.',
  'rules.6.5.5':
    'Blessings and technologies lie open before you, decrees stay in hand, as many as you like. A card taken may be used later in the turn; a technology does not change the action that took it.',
  'rules.6.5.6': 'An empty deck is made from its discards.',
  'rules.6.5.7': 'Section 3 opens when somebody’s population first reaches 9, section 4 at 13.',

  'rules.osiris.title': 'Osiris: workshops and quarries',
  'rules.6.6.1':
    'Lose 1 happiness; there must be a free slot in the row of your value. No production needs to be able to rise.',
  'rules.6.6.2': 'Build in that slot: papyrus, bread, limestone or granite.',
  'rules.2.8.1': 'Each of the 24 slots takes one building, with any number of players.',
  'rules.2.8.2':
    'The statue space above the workshops counts for papyrus and bread, the one above the quarries for limestone and granite.',
  'rules.6.6.3': 'Rows 1 and 2: production rises a step and you gain one resource. Row 5: two steps, two resources.',
  'rules.6.6.4': 'The first building in row 2 takes the gold beside it.',
  'rules.6.6.5': 'Rows 3 and 4: also a step of a partner, in row 4 a gold besides.',
  'rules.6.6.6': 'Row 6: two steps, two resources and a step of any track.',
  'rules.6.6.7': 'Steps above 6 are lost; the resources are gained all the same.',

  'rules.production.title': 'Production',
  'rules.6.8.1': 'You keep as many as the value, up to your marker; the rest is excess and weighs on your right pan.',
  'rules.6.8.2':
    'The colour decides: yellow papyrus, brown bread, white limestone, black granite. Gray dice do not produce, but by Anubis.',

  'rules.anubis.title': 'Anubis',
  'rules.6.9.1': 'For 2 scribes take any die, forbidden ones too, for any god action or any production with its value.',
  'rules.6.9.2': 'It lies under the scales and weighs nothing.',

  'rules.blessings.title': 'Blessings',
  'rules.7.0.1': 'Several may be played together; their effects add up, also with technologies.',
  'rules.7.0.2':
    'Each is played once, at the moment it names, and discarded. Blessings for an action fit every action of their kind and cover that one alone.',
  'rules.R24':
    'Extra actions use the same die and value and weigh nothing more. The blessing for a step of 3 is offered at every decision of your turn and once more before it ends.',
  'rules.R28': 'A die whose new colour would be forbidden in its sector may not be taken.',
  'rules.R37':
    'The extra action of the opposite god costs a step of happiness and of population; both must be above 0.',

  'rules.technologies.title': 'Technologies',
  'rules.R19':
    'They stay before you and work from then on. Those of a god and of production also count in actions without a die; those of the die do not.',
  'rules.R47': 'T19 works once a die, before its normal god action, which is looked at again after the production.',
  'rules.R30': 'T16 pays right after the new turn order.',

  'rules.maat.title': 'The Maat phase',
  'rules.8.1.1': 'After rounds 4, 8, 12 and 16: your balance is the left pan less the right pan less the excess.',
  'rules.8.1.2': 'In turn order you may add faith to either side, each worth 1.',
  'rules.8.1.3': 'The balance counts from −10 to +10.',
  'rules.8.1.4': 'From −3 you lose 1 VP, from −6 2 VP, from −9 3 VP.',
  'rules.8.1.5': 'The new turn order goes by the distance from 0, ties by the higher ankh.',
  'rules.8.1.6': 'Phases 2 and 4 have a scoring.',
  'rules.8.1.7': 'Then dice go back to the bag, excess and faith to the supply.',
  'rules.8.1.8': 'In the new order everybody takes a destiny card.',

  'rules.scoring.title': 'Scoring',
  'rules.8.2.1': 'Most pieces in a district of Osiris: 3 VP, ties to the highest piece.',
  'rules.8.2.2':
    'Temple: 1 VP for each building and statue of yours there, and for each of your pillars one for each of these in its row and column.',
  'rules.8.2.3': 'Statues: 1, 3, 6, 10, 15, 21 VP for one to six.',
  'rules.8.2.4': 'Happiness: 3 VP for each symbol reached.',
  'rules.8.2.5': '2 VP for each production marker on 6.',
  'rules.8.2.6': 'The points uncovered in your building row.',
  'rules.8.2.7':
    'Upkeep: pay the bread uncovered in your building row, or lose 3 VP for each you do not pay. VP never fall below 0.',

  'rules.decrees.title': 'Decrees and the end',
  'rules.8.2.0':
    'Before the second scoring decree 323 may be used for any action without its resources. It then takes one of the three places.',
  'rules.8.3.1':
    'At the end all decrees are shown and everybody scores up to three with different symbols. Decree 304 is scored before 308 or not at all, and 303 after the one it repeats.',
  'rules.R31':
    '302 counts the symbols of all your decrees. 303 pays nothing twice and repeats neither 323 nor a decree that was not scored. 306 looks at Botankhamun too.',
  'rules.8.3.2': 'Then the first in turn order gets 3 VP, with three or four players the second 2 VP.',

  'rules.hidden.title': 'What is secret',
  'rules.3.1':
    'Decrees in hand, the order of the decks and of the tiles, and dice to come. A decree taken from the market was seen by all; the hand still shows its number only.',

  'rules.solo.title': 'Alone against Botankhamun',
  'rules.9.2.1': 'Ten tokens lie in a pyramid, and a marker walks up or right through it.',
  'rules.9.2.2':
    'A god token takes the highest usable die of that sector or of the next one counter-clockwise, a resource token the highest die of its first colour.',
  'rules.9.2.4': 'Then Botankhamun acts for the god of the sector with the face. He never produces.',
  'rules.9.2.5':
    'He pays nothing and gains points and scribes only. He builds for the god of the face, or for the people where it wins districts; lays tiles where they score most; builds at the temple beside his pillars; takes decrees first, then technologies.',
  'rules.9.4.1':
    'His balance is +3, +2, +1, +1, his ankh 4. In scorings he gets points for districts, temple, statues and happiness and 2 VP for each blessing (then discarded) and technology; at the end also for his place in the turn order, 4 VP (or 8) for each decree and 1 VP for every two scribes. An impossible Horus action pays him 3 VP.',
  'rules.9.1.3':
    'Easy: he begins with a statue. Medium: also two buildings in row 5 of Osiris and a pillar in the middle. Hard: also a second statue. You choose two of three starting cards.',

  'rules.reconstructed.title': 'What is reconstructed',
  'rules.reconstructed.1':
    'Some printed values could not be found and were designed to fit what is known: rewards and edges of the temple, costs of tiles, buildings and statues, most Horus bonuses, partners in Osiris’ rows 3 and 4, the building row and the symbols of decrees. They lie in one data file, where an owner of the game can correct them.',
};
