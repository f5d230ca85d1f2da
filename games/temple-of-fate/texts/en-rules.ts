/** The rules reference, in our own words. */
export const enRules = {
  'rules.goal.title': 'What it is about',
  'rules.goal.1':
    'Everybody builds a pyramid of three levels on an own board: nine tiles, four on top, one on the summit. Six rounds: three for level I, two for level II, one for level III. In each round tiles change hands, everybody builds at once, and then one after the other the players send priests to the gods.',
  'rules.goal.2':
    'Ornaments of one colour that touch form chains. A chain pays for cells on the cards of the gods; a full card goes to whoever has most priests on it. The game ends after the last priest turn of round six, and most points win.',
  'rules.pyramid.title': 'Board and pyramid',
  'rules.pyramid.1':
    'A board is a grid of 8 by 8 cells. The outer ring of 28 cells, corners included, belongs to the board: some cells carry printed ornaments, the rest are empty. The 6 by 6 cells inside are the building zone; paths drawn on the ring change nothing.',
  'rules.pyramid.2':
    'A tile covers 2 by 2 cells and may be turned. Level I has nine places, level II four, shifted by one cell, and level III a single one in the middle. There are 52 tiles: 12 with one ornament, 28 with two, 12 with four.',
  'rules.pyramid.3':
    'Only what is seen from above counts. A tile buries what lies under it for good. A zone cell without a tile is neither empty nor an ornament.',
  'rules.chains.title': 'Chains',
  'rules.chains.1':
    'Two or more cells of one colour that share edges are a chain, whatever its shape and however the levels step up and down; corners do not connect. Its length is its number of cells. A single ornament is no chain.',
  'rules.chains.2':
    'Chains have no memory: they are counted anew whenever they matter. A chain with a priest anywhere on it is marked.',
  'rules.setup.title': 'Setup',
  'rules.setup.1':
    'Everybody gets a random board and ten priests. Five decks of ten blessing cards, one for each god, are shuffled, and the top card of each lies open. Two piles of bonus ornaments, the stock of tiles and the eight special tiles of the chosen set are shuffled face down.',
  'rules.setup.2':
    'The first player is drawn at random. Nothing is taken out for fewer players. The next seat clockwise is your left neighbour.',
  'rules.exchange.title': 'Exchange',
  'rules.exchange.1':
    'Rounds 1 to 3: draw three tiles, keep one, give one to the left and one to the right; with two players give both to the other. Rounds 4 and 5: draw two, keep one, give one to the left.',
  'rules.exchange.2':
    'All choose at once and in secret; nobody may pass. Until the last one has chosen you may take your choice back; then you see what you receive.',
  'rules.building.title': 'Building',
  'rules.building.1':
    'All build at once and in secret. Every tile must be laid, in any order and turned as you like, on a free place of this round’s level; it need not touch other tiles. Bonus ornaments may go down before, between and after.',
  'rules.building.2': 'Priests under a new tile return to your reserve at once. Tiles may also bury bonus ornaments.',
  'rules.building.3':
    'You may take tiles back until everybody has finished, even after you have finished yourself. Then all builds are shown together and stand.',
  'rules.hidden.title': 'What is hidden',
  'rules.hidden.1':
    'Tiles in hand are yours to see; a tile that was passed is known to giver and receiver until the builds are shown. Of a bonus ornament in reserve the others know the length, not the colour. Special tiles that are discarded or laid face down stay hidden to the end. Everything else lies open, and the sizes of all decks and piles are known.',
  'rules.turn.title': 'Priest turns',
  'rules.turn.1':
    'Beginning with the first player, everybody has one turn: use up to two chains, place bonus ornaments at any point in between, and end the turn when you like. If nothing can be done, the turn ends by itself. The second chain is chosen when the first is finished. A use takes at least two priests.',
  'rules.turn.2':
    'Priests stay where they are from round to round. After each of the first five rounds the first player changes clockwise.',
  'rules.using.title': 'Using a chain',
  'rules.using.1':
    'Choose an unmarked chain of yours and put a priest on any of its cells: on the ring, a tile or a bonus ornament, never two on one cell. Then occupy free cells of one card whose numbers add up to no more than the chain’s length, one priest each, at least one cell.',
  'rules.using.2':
    'The card is the open one of the god of the chain’s colour, or the open one of the Supreme God, who accepts any colour, or your own private card if its god accepts the colour. One chain serves one card; length that is not spent is lost.',
  'rules.using.3':
    'You may choose any cells you can pay for, also on a card where you stand already, and use both chains on the same card.',
  'rules.cards.title': 'Blessing cards',
  'rules.cards.1':
    'The corner number is the sum of the cells. If a use takes exactly one cell and that cell shows an ornament symbol, draw a bonus ornament of that length, even if the card is thereby completed.',
  'rules.cards.2':
    'When all cells are occupied, whoever has most priests on the card takes it; of those tied, the one whose priest stands farthest left. The priests on it return to their owners, markers stay. Whoever completes a card without winning it draws a bonus ornament of length 2.',
  'rules.cards.3':
    'The next card of the deck opens at once. It, the returned priests and drawn ornaments are there for your next use in the same turn. When a deck is used up, its god has no card any more.',
  'rules.markers.title': 'Markers',
  'rules.markers.1':
    'A priest on a chain stays until a tile covers its cell. As long as one stands there, the chain can’t be used, however much it grows, and a chain that joins it is marked too.',
  'rules.markers.2':
    'When the markers are covered, or building splits the chain, what is left without a priest can be used again. A marker under the summit tile is back before the last turn.',
  'rules.strips.title': 'Bonus ornaments',
  'rules.strips.1':
    'Strips of one colour, 28 of length 2 and 24 of length 3. They come from symbols, from completing another’s card and from one effect tile. They are drawn at random and kept hidden; an empty pile gives nothing.',
  'rules.strips.2':
    'Place one while you build or in your priest turn, but not in the middle of a use: in a straight line, on empty cells of one level, also across tiles. Not on a zone cell without a tile, not on ornaments or other strips, not from ring to tile, not on the face of an effect tile.',
  'rules.strips.3':
    'Once placed it is an ornament like any other: it joins chains, may carry a priest and may be covered. Kept to the end it is worth one point, whatever its length.',
  'rules.summit.title': 'The summit',
  'rules.summit.1':
    'In round 6 everybody draws two special tiles; they are not exchanged. Lay one on the summit, either side up, and discard the other unseen. Bonus ornaments may go down before and after.',
  'rules.summit.2':
    'Face up, a single-colour tile is four ornaments; an effect tile has four blocked cells and an effect. Face down, any special tile is four empty cells without effect. The set is chosen before the game: single-colour, effects, or one of each.',
  'rules.effects.title': 'Effects',
  'rules.effects.1': 'An effect works in your own priest turn of round 6; what is drawn comes first.',
  'rules.effects.2':
    'Second Prayer: one of your two uses may be a chain that carries your priests already, even from this turn. It takes a new priest on a free cell of the chain.',
  'rules.effects.3': 'Third Prayer: up to three uses instead of two.',
  'rules.effects.4': 'Gift of the Gods: two random ornaments of length 2, if there are that many.',
  'rules.effects.5':
    'Private Blessing: take the unseen top card of a deck that is not empty. Only you may occupy it. Completed, it gives its large points; else its small ones if a priest stands on it.',
  'rules.scoring.title': 'Scoring',
  'rules.scoring.1':
    'Large points of each card you have won; small points of each incomplete card on which you lead by the same rule (a card without priests gives nothing); one point for each bonus ornament in reserve; fulfilled higher goals.',
  'rules.scoring.2':
    'Most points win; a tie goes to whoever has more priests in the reserve, not counting those on cards and chains. Still tied: the victory is shared.',
  'rules.goals.title': 'Variant: higher goals',
  'rules.goals.1':
    'After setup all pick a side of the goal card at once. Only its goals count: Great Chain (a chain of at least 10: 4 points), Four Prayers (a chain of at least 4 in every colour: 3), Rich Adornment (at most 10 empty cells of the 36, blocked ones are not empty: 4); or Honour to All (scored cards of at least four gods: 4), Voice of the Supreme (at least two scored cards of that god: 3), Faithful Servants (at least four priests in reserve: 4).',
  'rules.goals.2':
    'Chains count marked or not, ring included. Cards count if they gave you points, private and incomplete ones too. Priests on cards are not in reserve.',
  'rules.hummingbird.title': 'Variant: Hummingbird in Hand',
  'rules.hummingbird.1':
    'You see your drawn tiles one at a time and give each a destination at once. What is left when only one kind of destination remains goes there unseen. When you build, you turn up one tile, lay it, then the next.',
  'rules.hummingbird.2':
    'In round 6 you see your first special tile and lay it, or discard it and lay the second. Nothing is shown to the others before all are done.',
  'rules.reconstructed.title': 'What is reconstructed',
  'rules.reconstructed.1':
    'The numbers of pieces, the turn rules, the effects and the scoring follow the rulebook. The pictures on the tiles, the rings of the boards, the numbers and points of the cards and the six higher goals could not be found and are our own, made to fit everything the rules say.',
  'rules.reconstructed.2':
    'They live in one data file with its sources, so that an owner of the printed game can correct them without touching the rules.',
} as const;
