/** What things on the table are, told to whoever looks at them. The rule's number stands beside it. */
export const enExplain = {
  'market.colour.about':
    'To buy a tile you must control a pyramid of its colour that is at least as high as the tile’s level. One tile of each colour a day.',
  'market.level.about': 'Tiles of level {level} cost {level} prayer before discounts.',
  'pyramid.left.about': 'Five action tokens a day, one in each of your turns.',
  'pyramid.row.about': 'By the end of the day each row of the pyramid must hold a token.',
  'pyramid.gold.about':
    'The gold token: once a day, with a gold tile that you own, in addition to the token of the turn.',
  'pyramid.silver.about': 'The silver token: once a day, on any free space, in addition to the token of the turn.',
  'seat.fame.about':
    'Fame: {lasting} permanent, {fleeting} temporary (temples and level-4 pyramids held). Whoever begins a turn with {most} or more, and nobody has more, wins.',
  'seat.prayer.about': 'Prayer points, from 0 to 11: they pay for everything.',
  'seat.units.about': 'Units on the map, and after the plus those in the supply.',
  'seat.tokens.about': 'Action tokens left today.',
  'seat.divine.about': 'Divine intervention cards in hand, Diversion among them.',
  'seat.battle.about': 'Battle cards in hand. When the last is gone, all eight come back.',
  'seat.veterans.about': 'Veteran tokens from battles: at night they become prayer, cards or units.',
  'battle.part.units.about': 'Each unit adds 1.',
  'battle.part.creature.about': 'The creature that accompanies the troop.',
  'battle.part.tiles.about': 'Power tiles that add strength in this battle.',
  'battle.part.home.about': 'In a district of one’s own city.',
  'battle.part.card.about': 'The battle card: chosen in secret, shown together.',
  'battle.part.divine.about': 'Divine intervention cards, added in secret and paid when shown.',
  'battle.total.about': 'The higher strength wins; a tie goes to the defender.',
  'battle.losses.about':
    'Guaranteed damage first, then damage less protection. Winning and losing units are two things.',
  'battle.recall.about': 'Recall: the troop returns to your supply for one prayer less than it has units.',
  'battle.retreat.about': 'Retreat: the winner sends your troop to a free area beside the battle.',
  'battle.stay.about': 'Stay: the area is yours.',
  'area.what': '{area}: {what}',
  'area.temple.about':
    'Temple: 1 temporary fame while you hold it, {income} prayer at night. Two temples at night: 1 permanent fame.',
  'area.delta.about': 'Temple: 1 temporary fame while you hold it. At night a unit given up here brings 5 prayer.',
  'area.sanctuary.about': 'At night two units given up here bring 1 permanent fame. It is no temple.',
  'area.district.about':
    'Walls: a foreign district may be entered only by a Move that started next to its walls. Your own district is yours while no enemy stands in it.',
  'area.obelisk.about': 'Obelisk: teleports arrive here.',
  'area.port.about': 'Port: a boat goes for one movement point to any trade port, or to your own outskirts.',
  'setup.about': 'Before the first day: troops, pyramids and a first tile.',
  'day.about': 'The day: five laps, in each of them everybody places one action token.',
  'night.about': 'The night: nine steps, with prayer, cards and the turn order of the next day.',
  'day.lap.about': 'In each lap everybody places one action token, in turn order.',
  'order.about': 'Turn order from left to right. At night whoever has the least fame chooses a place first.',
};
