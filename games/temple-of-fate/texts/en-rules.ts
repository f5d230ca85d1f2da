/** The rules reference, in our own words. */
export const enRules = {
  'rules.goal.title': 'What it is about',
  'rules.6.0.1':
    'Everybody builds a pyramid of three levels on an own board: nine tiles in rounds 1 to 3, then four, then one on the summit. In each round tiles change hands, everybody builds at once, and then one after the other the players send priests to the gods.',
  'rules.6.0.2': 'Rounds 4 and 5 build level II, with two tiles each.',
  'rules.6.0.3': 'Round 6 builds the summit: two special tiles are drawn, one is laid, the other discarded.',
  'rules.10.1':
    'Ornaments of one colour that touch form chains. A chain pays for cells on the cards of the gods; a full card goes to whoever has most priests on it. The game ends after the last priest turn of round six, and most points win.',

  'rules.pyramid.title': 'Board and pyramid',
  'rules.3.2.1': 'Each board has its own printed ornaments; paths drawn on the ring change nothing.',
  'rules.3.0.1':
    'A board is a grid of 8 by 8 cells. The outer ring of 28 cells, corners included, belongs to the board: some cells carry printed ornaments, the rest are empty. The 6 by 6 cells inside are the building zone.',
  'rules.3.0.2':
    'A tile covers 2 by 2 cells and may be turned. Level I has nine places, level II four, shifted by one cell, and level III a single one in the middle. There are 52 tiles: 12 with one ornament, 28 with two, 12 with four.',
  'rules.4.2.8':
    'Only what is seen from above counts. A tile buries what lies under it for good. A zone cell without a tile is neither empty nor an ornament.',

  'rules.chains.title': 'Chains',
  'rules.4.3.1':
    'Two or more cells of one colour that share edges are a chain, whatever its shape and however the levels step up and down; corners do not connect. Its length is its number of cells. A single ornament is no chain.',
  'rules.4.3.4':
    'Chains have no memory: they are counted anew whenever they matter. A chain with a priest anywhere on it is marked.',

  'rules.setup.title': 'Setup',
  'rules.5.1': 'Everybody gets a random board and ten priests.',
  'rules.5.3':
    'Five decks of ten blessing cards, one for each god, are shuffled, and the top card of each lies open. Two piles of bonus ornaments, the stock of tiles and the eight special tiles of the chosen set are shuffled face down.',
  'rules.5.7':
    'The first player is drawn at random. Nothing is taken out for fewer players. The next seat clockwise is your left neighbour.',

  'rules.exchange.title': 'Exchange',
  'rules.6.2.1': 'Tiles are drawn at random: three each in rounds 1 to 3, two each in rounds 4 and 5.',
  'rules.6.2.2': 'Rounds 1 to 3: keep one, give one to the left and one to the right.',
  'rules.6.2.3': 'With two players keep one and give both others to your opponent.',
  'rules.6.2.4': 'Rounds 4 and 5: keep one, give one to the left.',
  'rules.6.2.5':
    'Every tile gets a destination; nobody may pass. Until the last one has chosen you may take your choice back; then you see what you receive.',

  'rules.building.title': 'Building',
  'rules.6.1.1':
    'All build at once and in secret. You may take tiles back until everybody has finished, even after you have finished yourself. Then all builds are shown together and stand.',
  'rules.6.1.2': 'A build that breaks a rule is refused as a whole and changes nothing.',
  'rules.6.2.6': 'Every tile must be laid, in any order. None is kept.',
  'rules.6.2.7': 'A tile goes on a free place of this round’s level; it need not touch other tiles.',
  'rules.6.2.8': 'Every tile may be turned as you like.',
  'rules.6.2.9': 'Bonus ornaments may go down before, between and after the tiles.',
  'rules.6.2.10': 'Priests under a new tile return to your reserve at once. Tiles may also bury bonus ornaments.',

  'rules.hidden.title': 'What is hidden',
  'rules.6.3.1':
    'Tiles in hand are yours to see; a tile that was passed is known to giver and receiver until the builds are shown. Of a bonus ornament in reserve the others know the length, not the colour. Special tiles that are discarded or laid face down stay hidden to the end.',
  'rules.6.3.5':
    'Everything else lies open: boards, pyramids, priests, cards, points. The sizes of all decks and piles are known, their order to nobody.',

  'rules.turn.title': 'Priest turns',
  'rules.6.2.11': 'Beginning with the first player, everybody has one turn.',
  'rules.7.0.1':
    'In your turn use up to two chains and end the turn when you like. If nothing can be done, the turn ends by itself. The second chain is chosen when the first is finished.',
  'rules.7.0.2': 'Bonus ornaments may be placed before, between and after the chains.',
  'rules.6.2.12': 'After each of the first five rounds the first player changes clockwise.',
  'rules.6.2.13': 'Priests stay where they are from round to round.',

  'rules.using.title': 'Using a chain',
  'rules.7.1.1': 'Choose a chain of yours of at least two cells on which no priest stands.',
  'rules.7.1.2': 'Put a priest on any of its cells: on the ring, a tile or a bonus ornament, never two on one cell.',
  'rules.7.1.3':
    'The card is the open one of the god of the chain’s colour, or the open one of the Supreme God, who accepts any colour, or your own private card if its god accepts the colour.',
  'rules.7.1.4': 'The numbers of the cells that you occupy may add up to no more than the chain’s length.',
  'rules.7.1.5': 'It takes at least two priests from the reserve: one for the chain and one for each cell.',
  'rules.7.1.6': 'One chain serves one card; it can’t be shared out.',
  'rules.7.1.7': 'Length that is not spent is lost.',
  'rules.7.1.8':
    'You may choose any free cells you can pay for, also on a card where you stand already, and use both chains on the same card.',
  'rules.7.2.1': 'A priest goes on the chain first, then one on each cell that you occupy.',

  'rules.cards.title': 'Blessing cards',
  'rules.3.1.1':
    'The corner number is the sum of the cells: the shortest chain that fills the card alone. Beside it stand the large points for winning the card, and the small ones.',
  'rules.7.2.2':
    'If a use takes exactly one cell and that cell shows an ornament symbol, draw a bonus ornament of that length, even if the card is thereby completed.',
  'rules.7.2.3':
    'When all cells are occupied, whoever has most priests on the card takes it. The priests on it return to their owners, markers stay.',
  'rules.7.2.4': 'Of those tied, the one whose priest stands farthest left takes the card.',
  'rules.7.2.7': 'Whoever completes a card without winning it draws a bonus ornament of length 2.',
  'rules.7.2.8': 'The next card of the deck opens at once. When a deck is used up, its god has no card any more.',
  'rules.7.2.9': 'The new card, returned priests and drawn ornaments are there for your next use in the same turn.',

  'rules.markers.title': 'Markers',
  'rules.7.3.1':
    'A priest on a chain stays until a tile covers its cell. As long as one stands there, the chain can’t be used, however much it grows, and a chain that joins it is marked too.',
  'rules.7.3.3':
    'When the markers are covered, or building splits the chain, what is left without a priest can be used again. A marker under the summit tile is back before the last turn.',

  'rules.strips.title': 'Bonus ornaments',
  'rules.3.0.5':
    'Strips of one colour, 28 of length 2 and 24 of length 3. They come from symbols, from completing another’s card and from one effect tile.',
  'rules.8.1.2': 'They are drawn at random and kept hidden, as many as you get.',
  'rules.8.1.3': 'An empty pile gives nothing, and the other pile does not stand in for it.',
  'rules.8.2.1': 'Place one while you build or in your priest turn, but not in the middle of a use.',
  'rules.8.2.2': 'A strip lies straight, never round a corner.',
  'rules.8.2.3': 'All cells under it must be empty: on the ring, on a tile or on a special tile that lies face down.',
  'rules.8.2.4':
    'It may not lie on a zone cell without a tile, on ornaments or other strips, nor on the face of an effect tile.',
  'rules.8.2.5': 'All its cells are on one level, perhaps on several tiles; from ring to tile it does not go.',
  'rules.8.2.6':
    'Once placed it is an ornament like any other: it joins chains, may carry a priest and may be covered.',

  'rules.summit.title': 'The summit',
  'rules.9.1.1': 'In round 6 everybody draws two special tiles; they are not exchanged.',
  'rules.9.1.2':
    'Lay one on the summit, either side up, and discard the other unseen. Bonus ornaments may go down before and after.',
  'rules.9.1.4':
    'Face up, a single-colour tile is four ornaments; an effect tile has four blocked cells and an effect. Face down, any special tile is four empty cells without effect.',
  'rules.11.3.1': 'The set is chosen before the game: single-colour, effects, or one of each.',

  'rules.effects.title': 'Effects',
  'rules.9.2.1': 'An effect works in your own priest turn of round 6; what is drawn comes first.',
  'rules.9.2.2':
    'Second Prayer: one of your two uses may be a chain that carries your priests already, even from this turn. It takes a new priest on a free cell of the chain.',
  'rules.9.2.6': 'Third Prayer: up to three uses instead of two.',
  'rules.9.2.7': 'Gift of the Gods: two random ornaments of length 2, if there are that many.',
  'rules.9.2.8': 'Private Blessing: take the unseen top card of a deck that is not empty; it lies open before you.',
  'rules.9.2.9': 'Only you may occupy your private card, by the usual rules.',
  'rules.9.2.10':
    'A private card that is completed gives its large points; else its small ones if a priest stands on it.',

  'rules.scoring.title': 'Scoring',
  'rules.10.2': 'Large points of each card you have won.',
  'rules.10.3':
    'Small points of each incomplete card on which you lead: most priests, then the one farthest left. A card without priests gives nothing.',
  'rules.10.4': 'One point for each bonus ornament in reserve, whatever its length.',
  'rules.10.5': 'The points of each higher goal that you fulfil.',
  'rules.10.6':
    'Most points win; a tie goes to whoever has more priests in the reserve, not counting those on cards and chains. Still tied: the victory is shared.',

  'rules.goals.title': 'Variant: higher goals',
  'rules.11.1.1':
    'After setup all pick a side of the goal card at once. Only its goals count: Great Chain (a chain of at least 10: 4 points), Four Prayers (a chain of at least 4 in every colour: 3), Rich Adornment (at most 10 empty cells of the 36, blocked ones are not empty: 4); or Honour to All (scored cards of at least four gods: 4), Voice of the Supreme (at least two scored cards of that god: 3), Faithful Servants (at least four priests in reserve: 4).',
  'rules.11.1.3':
    'Chains count marked or not, ring included. Cards count if they gave you points, private and incomplete ones too. Priests on cards are not in reserve.',

  'rules.hummingbird.title': 'Variant: Hummingbird in Hand',
  'rules.11.2.1': 'You see your tiles one at a time and decide at once; what is decided is not taken back.',
  'rules.11.2.2':
    'Each drawn tile gets a destination that is still free. What is left when only one kind of destination remains goes there unseen.',
  'rules.11.2.4': 'When you build, you turn up one tile, lay it, then the next.',
  'rules.11.2.5': 'In round 6 you see your first special tile and lay it, or discard it and lay the second.',
  'rules.11.2.6': 'Nothing is shown to the others before all are done.',

  'rules.reconstructed.title': 'What is reconstructed',
  'rules.reconstructed.1':
    'The numbers of pieces, the turn rules, the effects and the scoring follow the rulebook. The pictures on the tiles, the rings of the boards, the numbers and points of the cards and the six higher goals could not be found and are our own, made to fit everything the rules say.',
  'rules.reconstructed.2':
    'They live in one data file with its sources, so that an owner of the printed game can correct them without touching the rules.',
} as const;
