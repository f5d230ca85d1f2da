import { fastChance } from '@naos/engine';
import { areaIndex } from '../rules/content/areas.ts';
import { colourIndex } from '../rules/content/colours.ts';
import { WHOLE_DECK } from '../rules/content/interventions.ts';
import { TILES, tileIndex } from '../rules/content/tiles.ts';
import { take } from '../rules/counts.ts';
import { give } from '../rules/ownership.ts';
import { placeAcquireToken } from '../rules/procedures/build.ts';
import { turn } from '../rules/procedures/turn.ts';
import { cityOption, setup } from '../rules/setup.ts';
import { type KemetState, STREAMS } from '../rules/state.ts';

export const OPTIONS = { [cityOption(0)]: 'w1', [cityOption(1)]: 'w3' };

interface Plan {
  readonly troops: Readonly<Record<string, number>>;
  readonly pyramids: readonly (readonly [district: string, colour: string, height: number])[];
  readonly tile: string;
  readonly prayer: number;
}

/** The learner has a strong troop beside a pyramid; the other holds the southern temple with two units. */
const PLANS: readonly Plan[] = [
  {
    troops: { 'w1-d1': 5, 'w1-d2': 4 },
    pyramids: [
      ['w1-d1', 'ruby', 2],
      ['w1-d2', 'sapphire', 1],
    ],
    tile: 'charge',
    prayer: 5,
  },
  {
    troops: { 'w3-d1': 5, 'w-temple-south': 2 },
    pyramids: [
      ['w3-d1', 'sapphire', 2],
      ['w3-d2', 'ruby', 1],
    ],
    tile: 'recruiting-scribe',
    prayer: 4,
  },
];

/** The lesson's position: the second day begins, and it is the learner's turn. */
export function start(): KemetState {
  const state = setup(2, OPTIONS, fastChance(1, STREAMS.length));
  state.phase = 'day';
  state.round = 2;
  state.lap = 1;
  state.colours = (1 << colourIndex('ruby')) | (1 << colourIndex('sapphire'));
  state.deck = WHOLE_DECK.slice();
  for (const { index, colour, id } of TILES) {
    const inPlay = (state.colours & (1 << colour)) !== 0 && !id.startsWith('act-of-god');
    state.offer[index] = inPlay ? 1 : 0;
  }
  for (const [seat, plan] of PLANS.entries()) layOut(state, seat, plan);
  const menu = turn.findIndex(({ name }) => name === 'menu');
  state.agenda = [
    { do: 'game', at: 2 },
    { do: 'day', at: 1, slot: 1 },
    { do: 'turn', at: menu, seat: 0, placed: false, begun: false, arranged: 0 },
  ];
  return state;
}

function layOut(state: KemetState, seat: number, { troops, pyramids, tile, prayer }: Plan): void {
  for (const [id, units] of Object.entries(troops)) {
    state.holder[areaIndex(id)] = seat;
    state.units[areaIndex(id)] = units;
    take(state.supply, seat, units);
  }
  for (const [district, colour, height] of pyramids) {
    state.height[areaIndex(district)] = height;
    state.colour[areaIndex(district)] = colourIndex(colour);
    placeAcquireToken(state, seat, colourIndex(colour));
  }
  give(state, seat, tileIndex(tile));
  state.offer[tileIndex(tile)] = 0;
  state.prayer[seat] = prayer;
}
