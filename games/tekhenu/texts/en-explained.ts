/** English: what everything on the board says about itself. */
export const enExplained = {
  'explain.god.horus':
    'Horus: build a statue for the granite printed under your next one. The value names the god it may honour; or it stands for the people, whatever the value, and takes the gold there.',
  'explain.god.ra':
    'Ra: raise a pillar. Value 5–6 lays the left tile, 3–4 the middle one, 1–2 the right one, for its limestone. You get 1 VP for every building of that row and column and for every matching edge, the reward of the cell and the points of the tile.',
  'explain.god.hathor':
    'Hathor: a building beside the temple for the bread printed there. You get 3 VP for each pillar of yours in its line, one item from each empty cell, and population goes up by the value.',
  'explain.god.bastet':
    'Bastet: a festival for 2 papyrus. Happiness goes up by the value, never above population; value 1–2 also brings 2 scribes, 3–4 one.',
  'explain.god.thoth':
    'Thoth: cards from one section that your happiness reaches. Value 1–2: 1 card, free; 3–4: 2 cards for 2 papyrus; 5–6: 3 cards for 3 papyrus.',
  'explain.god.osiris':
    'Osiris: a workshop or quarry in the row of the value, for 1 happiness. It raises production and gives resources of its district.',
  'explain.god.statue':
    '{about} A statue for this god brings {bonus} whenever {own, select, yes {anybody} other {somebody else}} carries out the action.',
  'explain.sector':
    '{god} is {light} now. Pure: {pure}; tainted: {tainted}; forbidden: {forbidden}. At the end of every second round the wheel turns and the light goes on by one sector.',
  'explain.both': '{first} {second}',
  'explain.die.pure': '{die}, pure: on your scales it adds {face} to the left pan. For the action of {god}{produce}.',
  'explain.die.tainted':
    '{die}, tainted: on your scales it adds {face} to the right pan. For the action of {god}{produce}.',
  'explain.die.forbidden':
    '{die}, forbidden in this light: only Anubis takes it, for 2 scribes, for any action. It then lies under the scales and weighs nothing.',
  'explain.die.produces': ', or to produce {good}',
  'explain.die.held': '{die} in hand, value {value}: choose what it does; then it goes on your scales.',
  'explain.taken': '{name} took the {die} from here.',
  'explain.purity.pure': 'Outer ring: pure dice go on the left pan of the scales.',
  'explain.purity.tainted': 'Middle ring: tainted dice go on the right pan.',
  'explain.purity.forbidden': 'Inner ring: forbidden dice are taken with Anubis alone, for 2 scribes.',
  'explain.obelisk': 'The obelisk. Its shadow shows the darkest side; the sectors are sunny, shaded or dark by it.',
  'explain.statue':
    '{name}. While it stands, it brings {bonus} whenever {own, select, yes {anybody} other {somebody else}} carries out the action of {god}.',
  'explain.cell':
    '{name}. Whoever lays a tile here gets all of it; a building of this row or column later brings one item for as long as the cell is empty.',
  'explain.cell.tile': '{name}. {tile}',
  'explain.edge': 'Outer edge of the temple: {colour}. A tile edge of this colour that touches it scores.',
  'explain.space':
    '{name}. A building here brings 3 VP for each pillar of yours in its line and one item from each empty cell of it.',
  'explain.people.temple':
    '{name}. A statue for the people here brings 3 VP for each pillar of yours in the middle line.',
  'explain.people.osiris': '{name}. A statue for the people here counts as your piece in both districts.',
  'explain.slot': '{name}. Production: {steps}.',
  'explain.slot.steps': '{good} +{n}',
  'explain.slot.any': 'any one +{n}',
  'explain.district': 'District of {good}: whoever has most pieces here gets 3 VP at each scoring. Pieces: {counts}.',
  'explain.row': 'Row {row}: for an Osiris action with value {row}.',
  'explain.track.space': 'Space {space}.{points}{reward}',
  'explain.track.points': ' Happiness here or beyond: {n} VP at each scoring.',
  'explain.track.reward.gold': ' The first time your happiness gets here: 1 gold.',
  'explain.track.reward.scribe': ' The first time your happiness gets here: 1 scribe.',
  'explain.track.reward.laurel': ' The first time your happiness gets here: one extra action with any value.',
  'explain.happiness': 'Happiness: it never passes population, opens sections of the market and scores.',
  'explain.population': 'Population: the first to reach 9 and 13 opens sections 3 and 4 of the market.',
  'explain.section': 'Section {section} of the market: with happiness {happiness} you may take its cards.{opens}',
  'explain.section.opens': ' It opens when somebody’s population reaches {population}.',
  'explain.tile.slot': 'Value {values}, {points}. {tile}',
  'explain.tile.gone': 'Value {values}: no tile is left.',
  'explain.production':
    'Production of {good} is {n}: of a die’s value you keep as many; the rest is excess and lies on the right pan.',
  'explain.good': 'You have {amount}.',
  'explain.amount': '{name}: {amount}',
  'explain.row.gold': '1 gold for the first building of anybody in row 2.',
  'explain.row.buildings':
    '{about}. The further a building was taken from the row, the more it scores and eats at a scoring.',
  'explain.row.statues': '{about}. The figure under each is its granite.',
  'explain.scales': '{scales} {about}',
  'explain.use.gold': 'Gold pays for one resource of any kind.',
  'explain.use.scribe': 'Scribes change the value of a die, by 1 or 2 each, and pay for Anubis.',
  'explain.use.faith':
    'Faith mends the balance in the Maat phase: each weighs 1 on either pan. What is left is given back.',
  'explain.value': 'Value {value}: {cost}',
  'explain.value.now': 'The value of the die now.',
  'explain.value.none': 'Value {value} can’t be reached now.',
  'explain.anubis':
    'Anubis: any die for any of the ten actions, for 2 scribes. The die lies under the scales and weighs nothing.',
  'explain.act': '{about} {price}',
  'explain.produce':
    'Production with value {value}: you keep {kept}; {excess} in excess on the right pan of the scales.',
  'explain.round':
    'Round {round} of 16. The scales are weighed after round {maat}; a scoring follows after round {scoring}.',
  'explain.market.empty': 'An empty slot for a {kind}: it is refilled at the end of the turn.',
  'explain.move': '{move}.',
  'explain.leader': '{name} has most pieces here: 3 VP at each scoring.',
  'explain.token': '{token}: what Botankhamun does when his marker stands here.',
  'explain.balance.seat': 'Balance at the next weighing: {balance}.',
  'explain.cards.seat': '{name}: {n}.',
  'explain.owner': 'The board of {name}',
  'gives.horus': 'honours {god}, or the people',
  'gives.ra': 'and what the cell brings',
  'gives.hathor': 'population +{value}',
  'gives.bastet': 'happiness +{value}, at most to population',
  'gives.thoth': '{n, plural, one {# card} other {# cards}} from one section',
  'gives.osiris': 'in row {value}: {gain}',
  'gives.anubis': 'any action; the die is set aside',
  'ui.moment.maat': 'Maat phase {phase}: the scales are weighed',
  'ui.use.card': '{code}: {text}',
  'ui.use.produce': '+{kept} produced',
  'ui.gods': 'Gods',
  'ui.gods.pays': 'pays',
  'ui.gods.statue': 'statue',
  'ui.values': 'Value',
  'ui.values.cost': '1 scribe moves it by 1 or 2',
  'ui.area.uses': 'Answers',
  'ui.area.gods': 'Gods',
  'ui.anubis': 'Anubis: any action',
  'ui.take': 'Take it',
  'ui.balance.stays': 'stays {balance}',
  'ui.pinned': 'How do you take the {die}?',
};
