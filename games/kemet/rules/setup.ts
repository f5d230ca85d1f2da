import { type Chance, GameError, type OptionRow } from '@naos/engine';
import { AREA_COUNT, boardOf, CITIES, DISTRICTS } from './content/areas.ts';
import { FULL_HAND } from './content/battle-cards.ts';
import { COLOURS } from './content/colours.ts';
import { RULES } from './content/constants.ts';
import { CREATURES } from './content/creatures.ts';
import { DIVERSION, KINDS } from './content/interventions.ts';
import { BUY_SPACES } from './content/spaces.ts';
import { TILE_KINDS } from './content/tiles.ts';
import { type KemetOptions, type KemetState, NONE } from './state.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;

/** Option key of a seat's city. */
export function cityOption(seat: number): string {
  return `city-${seat + 1}`;
}

/** R5: the city that each seat has picked before the start. */
export const OPTIONS: readonly OptionRow[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  key: cityOption(seat),
  kind: 'pick',
  values: ['random', ...CITIES.map(({ id }) => id)],
  standard: 'random',
}));

function pickedCities(seats: number, options: KemetOptions): number[] {
  const cities = Array.from({ length: seats }, (_, seat) => {
    const wanted = options[cityOption(seat)] ?? 'random';
    const city = CITIES.findIndex(({ id }) => id === wanted);
    if (wanted !== 'random' && !boardOf(seats).cities.includes(city)) {
      const inPlay = boardOf(seats)
        .cities.map((index) => CITIES[index]?.id)
        .join(', ');
      throw new GameError(`City "${wanted}" is not in play with ${seats} players: pick one of ${inPlay}, or "random".`);
    }
    return city;
  });
  const picked = cities.filter((city) => city !== NONE);
  if (new Set(picked).size < picked.length)
    throw new GameError('Two seats have picked the same city: each city has one lord.');
  return cities;
}

const all = (seats: number, value: number): number[] => new Array<number>(seats).fill(value);

/** The table before anything is drawn or dealt (5.6); chance comes in with the first procedure. */
export function setup(seats: number, options: KemetOptions, chance: Chance): KemetState {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    throw new GameError(`Kemet is played by ${MIN_SEATS} to ${MAX_SEATS}, not by ${seats}.`);
  }
  const city = pickedCities(seats, options);
  const hand = all(seats * KINDS, 0);
  for (let seat = 0; seat < seats; seat++) hand[seat * KINDS + DIVERSION] = 1;
  return {
    seats,
    agenda: [{ do: 'game', at: 0 }],
    chance,
    round: 1,
    phase: 'setup',
    lap: 0,
    winner: NONE,
    colours: 0,
    city,
    lord: CITIES.map((_, index) => city.indexOf(index)),
    order: Array.from({ length: seats }, (_, seat) => seat),
    nextOrder: all(seats, NONE),
    offer: all(TILE_KINDS, 0),
    tiles: all(seats * COLOURS.length, 0),
    tamer: all(CREATURES.length, NONE),
    lair: all(CREATURES.length, NONE),
    holder: all(AREA_COUNT, NONE),
    units: all(AREA_COUNT, 0),
    raiders: all(AREA_COUNT, 0),
    height: all(DISTRICTS, 0),
    colour: all(DISTRICTS, NONE),
    prayer: all(seats, RULES.prayerStart),
    supply: all(seats, RULES.unitsPerPlayer),
    veterans: all(seats, 0),
    battleFame: all(seats, 0),
    divineFame: all(seats, 0),
    tokens: all(seats, RULES.actionTokensPerDay),
    spaces: all(seats, 0),
    silverAt: all(seats, NONE),
    goldOn: all(seats, NONE),
    bought: all(seats, 0),
    acquire: all(seats * BUY_SPACES.length, NONE),
    faceUp: all(seats, 0),
    removed: all(seats, 0),
    pile: all(KINDS, 0),
    known: all(seats * KINDS, 0),
    ready: [0, 0],
    revealed: false,
    battleHand: all(seats, FULL_HAND),
    faceDown: all(seats, 0),
    hand,
    deck: [],
    vision: all(KINDS, 0),
    played: [NONE, NONE],
    dropped: [NONE, NONE],
    added: all(2 * KINDS, 0),
  };
}
