/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.goal.1':
    'Fame. Whoever begins a turn with at least nine fame points, while nobody has more, wins on the spot. An opponent with equally many does not matter. At no other moment does anybody win.',
  'rules.goal.2':
    'Permanent fame is yours for good: won attacks, offerings, two temples at nightfall, some tiles. Temporary fame follows the board: one point for each temple you hold and for each level-4 pyramid in a district you control. It is counted after an action, not in the middle of a move.',
  'rules.goal.3':
    'Should 25 rounds pass, the game ends at night: most fame, then most battle fame, then the earlier place in the turn order. The same order ranks those who did not win.',

  'rules.board.title': 'The land',
  'rules.board.1':
    'The Nile divides the land. Each city has three walled districts and outskirts with a military port. Between the cities lie dunes, deserts, oases, temples and, on the west bank, the sanctuary. Neighbours share a border; no border crosses the river.',
  'rules.board.2':
    'From any port a boat goes, for one step, to any trade port (the oases and the Delta Temple) or to your own outskirts. No other military port can be entered by boat.',
  'rules.board.3': 'Obelisks mark where teleports may arrive. The number in a temple is the prayer it gives at night.',
  'rules.board.4':
    'Two players use the north-west and south-west cities, three all western ones, four leave out the west city, five use all. What a sandstorm covers does not exist. The sanctuary takes part with three or five players.',

  'rules.setup.title': 'Getting ready',
  'rules.setup.1':
    'Two colours of power tiles are drawn for two players, three for three or four, four for five. With two players second copies and Act of God are left out. Everybody gets 12 units, five tokens, a gold token, eight battle cards, seven prayer, Diversion and two intervention cards.',
  'rules.setup.2':
    'In turn order: put five units in each of two of your districts. Then place three pyramid levels: 2 and 1 or, with more than two players, also 1, 1 and 1, each pyramid in a colour of its own; their acquire tokens go on your buy spaces.',
  'rules.setup.3':
    'In reverse order: take a free level-1 tile in the colour of one of your pyramids. It is no purchase.',

  'rules.turn.title': 'Your turn',
  'rules.turn.1':
    'A day has five laps; in each lap everybody, in turn order, places one token of their own on the action pyramid and carries out its action completely.',
  'rules.turn.2':
    'In the same turn you may also play your silver and your gold token, once a day each, and day cards before or after an action.',
  'rules.turn.3':
    'A choice with one option is made for you. Only while you hold more than Diversion are you asked even then, so that nobody can guess your cards.',

  'rules.tokens.title': 'Tokens and balance',
  'rules.tokens.1':
    'The action pyramid has nine spaces in three rows, each for one token. If the action is impossible, or you do not want it, the token is wasted.',
  'rules.tokens.2':
    'At the end of the day each row must hold a token. A placement that would make this impossible is not allowed; a silver token you still own counts as one to come, and then it has to fill the row.',
  'rules.tokens.3':
    'The silver token comes with Act of God and goes on any empty space. The gold token works with one gold tile you own, once a day; its space belongs to no row.',
  'rules.tokens.4': 'Both may be played in the very turn in which you buy their tile.',

  'rules.build.title': 'Build',
  'rules.build.1':
    'Raise one of your pyramids, or start one of a new colour in an own district without pyramid. You pay the sum of the new levels; four is the highest. Three pyramids at most (two with two players), one per district and colour. Enemies in the district do not matter.',
  'rules.build.2': 'A new colour puts its acquire token on the first buy space that is free.',

  'rules.recruit.title': 'Recruit',
  'rules.recruit.1':
    'Place units from your supply in districts of your own city for one prayer each, five to a troop. A creature from your supply may join where units were placed.',
  'rules.recruit.2':
    'A district of yours that an enemy holds may be chosen too: when everything is placed and paid, you fight there as the attacker, in an order of your choice. Free units never go where they would have to fight.',

  'rules.buy.title': 'Buy',
  'rules.buy.1':
    'A tile costs its level. You need control of a pyramid of its colour and at least its level, no tile with the same picture, and no purchase of this colour today.',
  'rules.buy.2':
    'With a pyramid in your own city the token must lie on the buy space with that colour’s acquire token; with one abroad on any buy space, even another colour’s.',
  'rules.buy.3':
    'A tile works at once and for ever. There are 16 of each colour, four of each level. Each Domination has a picture of its own; all Acts of God share one.',

  'rules.pray.title': 'Pray',
  'rules.pray.1': 'Gain two prayer. The track ends at eleven: what is above is lost.',

  'rules.move.title': 'Move',
  'rules.move.1':
    'Take one troop or a part of it. It has one movement point, plus those of your tiles and of the creature where it starts, even if that stays. A point leads to a neighbour or, from a port, by boat.',
  'rules.move.2':
    'Once a Move you may teleport from a district with a pyramid to any obelisk for two prayer, before, between or after steps.',
  'rules.move.3':
    'In every area on the way you may leave units and a creature and take along what is yours. Limits may be exceeded on the way, but must hold everywhere at the end. A creature left alone goes home; that is forbidden while the group goes on with another.',
  'rules.move.4':
    'Entering an area with an enemy troop ends the Move with a battle. The group must keep the limits at that moment.',

  'rules.walls.title': 'Walls',
  'rules.walls.1':
    'A district of another city may be entered only if the Move began next to its walls: in the outskirts or in a sibling district. Some effects lift this. One foreign district a Move, always. Walls hinder neither the owner nor those who leave.',

  'rules.control.title': 'Control and limits',
  'rules.control.1':
    'You control an area with your troop. Districts of your own city are yours without one, unless an enemy stands there. A pyramid serves whoever controls its district: buying, teleporting, fame.',
  'rules.control.2': 'A troop has at most five units when an action ends.',

  'rules.creatures.title': 'Creatures',
  'rules.creatures.1':
    'A creature goes with a troop, one per troop. It is no unit: it does not count for the limit, and damage never hits it. Its values help that troop only.',
  'rules.creatures.2':
    'It comes into play when bought, together with units placed in an own district, or by arranging. When its troop is gone, it returns to your supply.',
  'rules.creatures.3':
    'Arranging: before the first token of your turn, in your own districts. Place a creature from the supply with a troop, exchange one for one in the supply, or swap two.',

  'rules.battle.title': 'Battle',
  'rules.battle.1':
    'Only the two sides take part. In secret each chooses a battle card to play, another to discard face down, and any battle interventions it can pay. All is shown at once and paid.',
  'rules.battle.2':
    'Strength is units, battle card, tiles, creature, interventions, and one for the side in a district of whose own city the battle is; outskirts do not count. The higher wins; a tie goes to the defender.',
  'rules.battle.3':
    'Where both act at once, the attacker goes first. Every step is carried out even if a troop is wiped out. Day tiles do nothing here.',
  'rules.battle.4':
    'Until the cards are shown, others see the old number of cards and whether a side is ready, nothing else. Prayer gained later in the battle pays for nothing.',

  'rules.losses.title': 'Losses and rewards',
  'rules.losses.1':
    'First guaranteed damage, which nothing prevents. Then damage less the other side’s protection. Damage and winner do not change with the losses.',
  'rules.losses.2':
    'A card with negative damage hits its own troop, after guaranteed damage and before the enemy’s; protection does not help.',
  'rules.losses.3':
    'An attacker who wins with a unit left gains a fame point, kept even if the troop is recalled; without a unit left, one veteran. A winning defender gets two veterans, the loser one.',

  'rules.aftermath.title': 'Afterwards',
  'rules.aftermath.1':
    'The loser decides first: recall all units for one prayer less than their number, or retreat. The winner picks the free neighbouring area; boats and foreign districts are out. Without such an area the loser recalls. A side without units decides nothing.',
  'rules.aftermath.2':
    'Then the winner stays or recalls. Played battle cards lie open, discarded ones face down; an empty hand takes all eight back.',

  'rules.cards.title': 'Intervention cards',
  'rules.cards.1':
    'Day cards are played in your turn outside actions, move cards inside your Move, battle cards in the war council. Pay, apply, put it on the pile. Prayer and Mana Theft can always be played, the others need a target.',
  'rules.cards.2':
    'Diversion does nothing and always returns to its owner. The other 33 cards are the deck; when a card is needed from an empty deck, the pile is shuffled. If there is none at all, nothing is drawn.',
  'rules.cards.3': 'Where they conflict, a card beats a tile and a tile beats a rule.',

  'rules.tiles.title': 'Power tiles',
  'rules.tiles.1':
    'Each tile is explained in the market. Effects work by themselves unless they say "may"; several at the same moment work in their owner’s order.',
  'rules.tiles.2':
    'A cost is its base, plus extras, minus discounts, never below zero; Priest of Ra comes last and counts once for each payment.',
  'rules.tiles.3':
    'Tolls are paid before entering, Dedication to Battle pays after. The Snake cancels creatures in battle only. Soul Devourer counts every enemy unit lost in the battle.',

  'rules.night.title': 'The night',
  'rules.night.1':
    'Nine steps, each in turn order. 1: give up two units in the sanctuary for a fame point. 2: give up a unit in the Delta Temple for five prayer; the last one loses the temple. 3: two or more temples give one fame point. 4: each temple gives its number in prayer.',
  'rules.night.2':
    '5: two prayer, and one for each veteran spent. 6: one card, the cards of tiles, and one more for each two veterans.',
  'rules.night.3':
    '7: veterans become units in districts of your own city that you control, once; Reinforcements, Hand of God and Night Ceremony work now, each once, if you owned them before the step. 8: veterans left are discarded, all tokens return.',
  'rules.night.4':
    '9: from the fewest fame upwards everybody takes a free place in the turn order; ties go to whoever was further left. Place 1 starts the day.',

  'rules.hidden.title': 'What is hidden',
  'rules.hidden.1':
    'Everybody sees how many cards you hold and everything that lies open. Your intervention cards, the split of your battle cards into hand and face-down discards, what you commit before the reveal and what Vision shows you are yours alone. The order of the deck is known to nobody.',

  'rules.sources.title': 'What is reconstructed',
  'rules.sources.1':
    'The rules follow the published rulebook. The board, several tile effects and some numbers of cards could not be found in print and were reconstructed: the borders and ports of the land, Phoenix, Portal, Initiative, Surprise Attack, Reinforcement Prayer, Magical Support, Night Ceremony, Priest of Thoeris, Deadly Trap, the guaranteed damage of Defensive Retreat. Effects of the other tiles that the book does not describe, and the numbers on cards, are those of the 2012 edition and its expansion; the book itself describes “Charge!”, Priest of Mafdet, Blades of Neith, War Elephant, Deep Desert Snake, Act of God and the special battle cards.',
  'rules.sources.2':
    'All such values lie in one data file, each with its source, so that an owner of the printed game can correct them.',
};
