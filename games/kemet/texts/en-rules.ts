/** The rules reference, in our own words. Sections and their SPEC ids are listed in rules.ts. */
export const enRules = {
  'rules.goal.title': 'What you want',
  'rules.15.1':
    'Fame. Whoever begins a turn with at least nine fame points, while nobody has more, wins on the spot. An opponent with equally many does not matter. At no other moment does anybody win.',
  'rules.9.4':
    'Temporary fame follows the board: one point for each temple you hold and for each level-4 pyramid in a district you control. It is counted after an action, not in the middle of a move.',
  'rules.9.6': 'Permanent fame is yours for good: won attacks, offerings, two temples at nightfall, some tiles.',
  'rules.15.3':
    'Should 25 rounds pass, the game ends at night: most fame, then most battle fame, then the earlier place in the turn order. The same order ranks those who did not win.',

  'rules.board.title': 'The land',
  'rules.4.2.1':
    'The Nile divides the land. Each city has three walled districts and outskirts with a military port. Between the cities lie dunes, deserts, oases, temples and, on the west bank, the sanctuary. Obelisks mark where teleports may arrive; the number in a temple is the prayer it gives at night.',
  'rules.4.2.2':
    'Neighbours share a border; no border crosses the river. A district borders on the two others of its city and on the outskirts.',
  'rules.4.3.1': 'From any port a boat goes, for one step, to any trade port: the oases and the Delta Temple.',
  'rules.4.3.2': 'A boat may also go to your own outskirts. No other military port can be entered by boat.',
  'rules.4.4.2': 'What a sandstorm covers does not exist: no figures, no ways, no ports.',
  'rules.4.4.1':
    'Two players use the north-west and south-west cities, three all western ones, four leave out the west city, five use all. The sanctuary takes part with three or five players.',

  'rules.setup.title': 'Getting ready',
  'rules.5.1': 'Two colours of power tiles are drawn for two players, three for three or four, four for five.',
  'rules.5.2':
    'All tiles of these colours lie open in the market. With two players second copies and Act of God are left out.',
  'rules.5.5': 'Everybody gets a city, the one picked before the game or one at random.',
  'rules.5.4':
    'Everybody gets 12 units, five tokens, a gold token, eight battle cards, seven prayer, Diversion and two intervention cards.',
  'rules.5.8': 'The first turn order is drawn.',
  'rules.5.9': 'In turn order: put five units in each of two of your districts.',
  'rules.5.10':
    'Then place three pyramid levels: 2 and 1 or, with more than two players, also 1, 1 and 1, each pyramid in a colour of its own; their acquire tokens go on your buy spaces.',
  'rules.5.12': 'In reverse order: take a free level-1 tile in the colour of one of your pyramids. It is no purchase.',

  'rules.turn.title': 'Your turn',
  'rules.7.1.1':
    'A day has five laps; in each lap everybody, in turn order, places one token of their own on the action pyramid.',
  'rules.6.1': 'An action, with its battles, is carried out completely before anything else begins.',
  'rules.7.1.3': 'In the same turn you may also play your silver and your gold token, once a day each.',
  'rules.7.1.2': 'Day cards are played in your own turn, before or after an action.',
  'rules.6.2':
    'A choice with one option is made for you. Only while you hold more than Diversion are you asked even then, so that nobody can guess your cards.',

  'rules.tokens.title': 'Tokens and balance',
  'rules.7.2.1':
    'The action pyramid has nine spaces in three rows, each for one token. A token goes on a free space, and the action is carried out at once.',
  'rules.7.2.2': 'If the action is impossible, the token is wasted.',
  'rules.R11': 'You may also decline an action that is possible: the token is wasted then.',
  'rules.7.2.4':
    'At the end of the day each row must hold a token. A placement that would make this impossible is not allowed; a silver token you still own counts as one to come.',
  'rules.7.2.5':
    'With the last token of your own placed and a row still empty, the silver token has to fill that row before the turn ends.',
  'rules.7.3.1': 'The silver token comes with Act of God and goes on any empty space.',
  'rules.7.3.2': 'The gold token works with one gold tile you own; its space belongs to no row.',
  'rules.7.3.3': 'One gold tile a day, however many you own.',
  'rules.R12': 'Both may be played in the very turn in which you buy their tile.',

  'rules.build.title': 'Build',
  'rules.8.1.1': 'Raise one of your pyramids, by one level or more. You pay the sum of the new levels.',
  'rules.8.1.2':
    'Or start one of a new colour in an own district without pyramid; you pay the sum of its levels. Enemies in the district do not matter.',
  'rules.8.1.4':
    'Three pyramids at most (two with two players), one per district and colour. Four is the highest level.',
  'rules.8.1.5': 'A new colour puts its acquire token on the first buy space that is free.',

  'rules.recruit.title': 'Recruit',
  'rules.8.2.1': 'Place units from your supply for one prayer each.',
  'rules.8.2.2': 'Units go to districts of your own city only, even if you control a foreign one.',
  'rules.8.2.3': 'At least one unit, at most your supply, and five to a troop.',
  'rules.8.2.4': 'A creature from your supply may join where units were placed.',
  'rules.8.2.5':
    'A district of yours that an enemy holds may be chosen too: when everything is placed and paid, you fight there as the attacker.',
  'rules.8.2.6': 'If several such battles come of it, you choose their order.',
  'rules.R39': 'Units that come without a Recruit, by day or night, never go where they would have to fight.',

  'rules.buy.title': 'Buy',
  'rules.3.5.1': 'A tile costs its level, with extras and discounts.',
  'rules.8.3.6': 'You must be able to pay the whole cost.',
  'rules.8.3.1': 'You may not own two tiles with the same picture, whatever their colours.',
  'rules.8.3.2': 'One tile of each colour a day.',
  'rules.8.3.3': 'You need control of a pyramid of the tile’s colour and at least its level.',
  'rules.8.3.4':
    'With a pyramid in your own city the token must lie on the buy space with that colour’s acquire token.',
  'rules.8.3.5': 'With a pyramid abroad any buy space will do, even another colour’s.',
  'rules.8.3.7': 'A tile works at once and to the end of the game, whatever happens to the pyramid.',
  'rules.8.3.8':
    'What a tile gives on purchase comes next. A creature may join one of your troops in an own district, else it waits in the supply.',
  'rules.3.5.2':
    'There are 16 tiles of each colour, four of each level. Each Domination has a picture of its own; all Acts of God share one.',

  'rules.pray.title': 'Pray',
  'rules.8.4.1': 'Gain two prayer.',
  'rules.R13': 'The track ends at eleven: what is above is lost. What cannot be paid cannot be done.',

  'rules.move.title': 'Move',
  'rules.8.5.1': 'Take one troop or a part of it, at least one unit, and go at least one step.',
  'rules.8.5.2':
    'A troop has one movement point, plus those of your tiles and of the creature where it starts, even if that stays.',
  'rules.8.5.3': 'A point leads to a neighbouring area or, from a port, by boat.',
  'rules.8.5.4':
    'Once a Move you may teleport from a district with a pyramid to any obelisk for two prayer, before, between or after steps.',
  'rules.8.5.6':
    'In every area on the way you may leave units and a creature and take along what is yours. At least one unit goes on.',
  'rules.8.5.7': 'Limits may be exceeded on the way, but must hold everywhere at the end.',
  'rules.8.5.8': 'A creature left alone goes home to the supply.',
  'rules.R52': 'A creature may not be left alone while the group goes on with another.',
  'rules.8.5.12': 'Entering an area with an enemy troop ends the Move with a battle.',
  'rules.R20': 'The group that enters a fight must keep the limits at that moment.',

  'rules.walls.title': 'Walls',
  'rules.8.5.9':
    'A district of another city may be entered only if the Move began next to its walls: in the outskirts or in a sibling district.',
  'rules.8.5.10': 'One foreign district a Move, always.',
  'rules.R19': 'What ignores walls lifts the condition of the start alone: one foreign district a Move remains.',
  'rules.8.5.11': 'Walls hinder neither the owner nor those who leave.',

  'rules.control.title': 'Control and limits',
  'rules.9.1':
    'You control an area with your troop. Districts of your own city are yours without one, unless an enemy stands there. A pyramid serves whoever controls its district: buying, teleporting, fame.',
  'rules.9.7': 'A troop has at most five units when an action ends.',

  'rules.creatures.title': 'Creatures',
  'rules.3.4.1':
    'Each creature adds its strength, damage, protection and movement to the troop that it is with, and to no other.',
  'rules.10.1': 'A creature is no unit: it does not count for the limit, and damage never hits it.',
  'rules.10.2': 'One creature per troop.',
  'rules.10.3': 'It comes into play when bought, together with units placed in an own district, or by arranging.',
  'rules.10.5': 'When its troop is gone, it returns to your supply.',
  'rules.10.4':
    'Arranging: place a creature from the supply with a troop, exchange one for one in the supply, or swap two.',
  'rules.R43': 'Arranging is for the time before the first token of your turn, in your own districts only.',

  'rules.battle.title': 'Battle',
  'rules.11.1.1': 'Only the two sides take part. Each chooses a battle card to play and another to discard face down.',
  'rules.11.1.2': 'Each may add any battle interventions that it can pay, now and at no other moment.',
  'rules.11.1.3':
    'Both choose in secret. Until the cards are shown, others see the old number of cards and whether a side is ready, nothing else.',
  'rules.11.2.1': 'All is shown at once and paid. Prayer gained later in the battle pays for nothing.',
  'rules.11.3.1': 'Strength is units, battle card, tiles, creature, interventions and the home bonus.',
  'rules.11.3.2': 'Home bonus: one for the side in a district of whose own city the battle is; outskirts do not count.',
  'rules.11.3.3': 'The higher strength wins; a tie goes to the defender.',
  'rules.11.0.2':
    'Where both act at once, the attacker goes first. Every step is carried out even if a troop is wiped out. Day tiles do nothing here.',

  'rules.losses.title': 'Losses and rewards',
  'rules.11.4.1': 'First guaranteed damage, which nothing prevents.',
  'rules.11.4.2': 'Then damage less the other side’s protection. Damage and winner do not change with the losses.',
  'rules.11.4.4':
    'A card with negative damage hits its own troop, after guaranteed damage and before the enemy’s; protection does not help.',
  'rules.11.5.1': 'An attacker who wins with a unit left gains a fame point, kept even if the troop is recalled.',
  'rules.11.5.2': 'An attacker who wins without a unit left gains one veteran instead.',
  'rules.11.5.3': 'A winning defender gets two veterans, units left or not.',
  'rules.11.5.4': 'The loser gets one veteran.',

  'rules.aftermath.title': 'Afterwards',
  'rules.11.6.1': 'The loser decides first: recall or retreat. A side without units decides nothing.',
  'rules.11.6.2': 'Recall: all units return to the supply and bring one prayer less than their number.',
  'rules.11.6.3': 'Retreat: the winner picks the neighbouring area; boats and districts of foreign cities are out.',
  'rules.R28': 'The area must be free: nobody’s troop is there. A temple or an empty district of the loser will do.',
  'rules.11.6.4': 'Without such an area the loser recalls.',
  'rules.11.7.1': 'Then the winner stays or recalls.',
  'rules.11.8.1': 'Played battle cards lie open, discarded ones face down.',
  'rules.11.8.2': 'An empty hand of battle cards takes all eight back.',

  'rules.cards.title': 'Intervention cards',
  'rules.12.1':
    'Day cards are played in your turn outside actions, move cards inside your Move, battle cards in the war council.',
  'rules.12.2': 'Pay, apply, put the card on the pile. You may hold as many as you like.',
  'rules.R56': 'Prayer and Mana Theft can always be played, the other day cards need a target.',
  'rules.12.3':
    'The 33 cards besides Diversion are the deck; when a card is needed from an empty deck, the pile is shuffled.',
  'rules.12.4': 'If there is no card at all, nothing is drawn.',
  'rules.16.1': 'Where they conflict, a card beats a tile and a tile beats a rule.',

  'rules.tiles.title': 'Power tiles',
  'rules.13.0.1':
    'Effects work by themselves unless they say "may"; several at the same moment work in their owner’s order.',
  'rules.13.0.3':
    'A cost is its base, plus extras, minus discounts, never below zero; Priest of Ra comes last and counts once for each payment.',
  'rules.R45':
    'Tolls are paid before entering, Dedication to Battle pays after. The Snake cancels creatures in battle only. Soul Devourer counts every enemy unit lost in the battle.',

  'rules.night.title': 'The night',
  'rules.14.0.1': 'Nine steps, each in turn order.',
  'rules.14.1.1': '1: give up two units in the sanctuary for a fame point.',
  'rules.14.2.1': '2: give up a unit in the Delta Temple for five prayer; the last one loses the temple.',
  'rules.14.3.1': '3: two or more temples give one fame point.',
  'rules.14.4.1': '4: each temple gives its number in prayer.',
  'rules.14.5.1': '5: two prayer, and one for each veteran spent.',
  'rules.14.6.1': '6: one card, and the cards of tiles.',
  'rules.14.6.2': 'One more card for each two veterans. Veterans spent in one step are gone for the next.',
  'rules.14.7.1': '7: veterans become units in districts of your own city that you control, one each, once a night.',
  'rules.14.7.2':
    'Reinforcements, Hand of God and Night Ceremony work in the same step, each once, before or after the veterans.',
  'rules.14.7.3': 'Only tiles that you owned before the step work in it.',
  'rules.14.8.1': '8: veterans left are discarded, all tokens return.',
  'rules.14.9.1':
    '9: from the fewest fame upwards everybody takes a free place in the turn order; ties go to whoever was further left. Place 1 starts the day.',

  'rules.hidden.title': 'What is hidden',
  'rules.17.1':
    'Everybody sees how many cards you hold and everything that lies open. Your intervention cards, the split of your battle cards into hand and face-down discards, what you commit before the reveal and what Vision shows you are yours alone. The order of the deck is known to nobody.',

  'rules.sources.title': 'What is reconstructed',
  'rules.sources.1':
    'The rules follow the published rulebook. The board, several tile effects and some numbers of cards could not be found in print and were reconstructed: the borders and ports of the land, Phoenix, Portal, Initiative, Surprise Attack, Reinforcement Prayer, Magical Support, Night Ceremony, Priest of Thoeris, Deadly Trap, the guaranteed damage of Defensive Retreat. Effects of the other tiles that the book does not describe, and the numbers on cards, are those of the 2012 edition and its expansion; the book itself describes “Charge!”, Priest of Mafdet, Blades of Neith, War Elephant, Deep Desert Snake, Act of God and the special battle cards.',
  'rules.sources.2':
    'All such values lie in one data file, each with its source, so that an owner of the printed game can correct them.',
};
