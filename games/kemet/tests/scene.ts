import { fastChance, heardBy, type Outcome, Play, type Seat, type Viewer, type WhyNot, whyNot } from '@naos/engine';
import { areaAt, areaIndex, CITIES, DISTRICTS_PER_CITY } from '../rules/content/areas.ts';
import { battleCardAt, battleCardIndex } from '../rules/content/battle-cards.ts';
import { colourIndex } from '../rules/content/colours.ts';
import { creatureAt, creatureIndex } from '../rules/content/creatures.ts';
import { DIVERSION, interventionAt, interventionIndex, KINDS, WHOLE_DECK } from '../rules/content/interventions.ts';
import { spaceIndex } from '../rules/content/spaces.ts';
import { TILES, tileIndex } from '../rules/content/tiles.ts';
import { fame, permanentFame } from '../rules/control.ts';
import { creatureWith } from '../rules/creatures.ts';
import type { KemetEvent } from '../rules/events.ts';
import { kemet } from '../rules/index.ts';
import type { KemetMove } from '../rules/moves.ts';
import { give, tilesOf } from '../rules/ownership.ts';
import { placeAcquireToken } from '../rules/procedures/build.ts';
import { creatureOf } from '../rules/procedures/taken.ts';
import { cityOption } from '../rules/setup.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { KemetTask } from '../rules/tasks.ts';
import type { Kemet } from '../rules/vocabulary.ts';

export type Running = Play<Kemet>;

/** Finds something by its id, or says that the test names nothing. */
function found(index: number, id: string): number {
  if (index < 0) throw new RangeError(`The test names "${id}", which the game does not have.`);
  return index;
}
export const area = (id: string): number => found(areaIndex(id), id);
export const tile = (id: string): number => found(tileIndex(id), id);
export const card = (id: string): number => found(interventionIndex(id), id);
export const battleCard = (id: string): number => found(battleCardIndex(id), id);
export const creature = (id: string): number => found(creatureIndex(id), id);

const CITIES_IN_PLAY: Readonly<Record<number, readonly string[]>> = {
  2: ['w1', 'w3'],
  3: ['w1', 'w2', 'w3'],
  4: ['w1', 'w3', 'e1', 'e3'],
  5: ['w1', 'w2', 'w3', 'e1', 'e3'],
};

/**
 * A table in the first turn of seat 0, bare of troops and pyramids, with all four colours on offer: tests put on it what
 * they are about. Seats sit in turn order; seat 0 has the north-west city.
 */
export class Scene {
  readonly state: KemetState;

  constructor(seats = 2) {
    const cities = CITIES_IN_PLAY[seats] ?? [];
    const options = Object.fromEntries(cities.map((city, seat) => [cityOption(seat), city]));
    this.state = kemet.setup(seats, options, fastChance(1, kemet.streams.length));
    const { state } = this;
    state.phase = 'day';
    state.lap = 1;
    state.colours = 0b1111;
    state.deck = WHOLE_DECK.slice();
    for (const { index, copies } of TILES) state.offer[index] = copies;
    this.at({ do: 'day', at: 1, slot: 1 }, { do: 'turn', at: 1, seat: 0, placed: false, begun: false, arranged: 0 });
  }

  /** The tasks under way above that of the game. */
  at(...tasks: KemetTask[]): this {
    this.state.agenda = [{ do: 'game', at: 2 }, ...tasks];
    return this;
  }

  /** Seat 0 stands at the start of its turn, before the victory check. */
  atTurnStart(): this {
    return this.at(
      { do: 'day', at: 1, slot: 1 },
      { do: 'turn', at: 0, seat: 0, placed: false, begun: false, arranged: 0 },
    );
  }

  /** Dusk of this round. */
  atNight(): this {
    this.state.agenda = [
      { do: 'game', at: 1 },
      { do: 'night', at: 0, slot: 0 },
    ];
    return this;
  }

  /** Units from the supply, with a creature whose tile is given along. */
  troop(seat: Seat, where: string, units: number, beast?: string): this {
    const { state } = this;
    state.holder[area(where)] = seat;
    state.units[area(where)] = units;
    state.supply[seat] = (state.supply[seat] ?? 0) - units;
    if (beast === undefined) return this;
    this.own(seat, creatureAt(creature(beast)).power);
    state.lair[creature(beast)] = area(where);
    return this;
  }

  own(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.state.offer[tile(id)] = (this.state.offer[tile(id)] ?? 0) - 1;
      give(this.state, seat, tile(id));
      const beast = creatureOf(tile(id));
      if (beast !== NONE) this.state.tamer[beast] = seat;
    }
    return this;
  }

  /** Intervention cards from the deck to a hand. */
  hold(seat: Seat, ...ids: string[]): this {
    const { state } = this;
    for (const id of ids) {
      state.deck.splice(state.deck.indexOf(card(id)), 1);
      state.hand[seat * KINDS + card(id)] = (state.hand[seat * KINDS + card(id)] ?? 0) + 1;
    }
    return this;
  }

  /** Intervention cards from the deck to the discard pile. */
  piled(...ids: string[]): this {
    const { state } = this;
    for (const id of ids) {
      state.deck.splice(state.deck.indexOf(card(id)), 1);
      state.pile[card(id)] = (state.pile[card(id)] ?? 0) + 1;
    }
    return this;
  }

  pyramid(district: string, colour: string, height: number): this {
    const { state } = this;
    const where = area(district);
    state.height[where] = height;
    state.colour[where] = colourIndex(colour);
    placeAcquireToken(state, state.lord[Math.floor(where / DISTRICTS_PER_CITY)] ?? 0, colourIndex(colour));
    return this;
  }

  prayer(seat: Seat, points: number): this {
    this.state.prayer[seat] = points;
    return this;
  }

  veterans(seat: Seat, tokens: number): this {
    this.state.veterans[seat] = tokens;
    return this;
  }

  fame(seat: Seat, divine: number, battle = 0): this {
    this.state.divineFame[seat] = divine;
    this.state.battleFame[seat] = battle;
    return this;
  }

  /** Own tokens that lie on spaces already. */
  tokens(seat: Seat, ...spaces: string[]): this {
    const { state } = this;
    for (const space of spaces) {
      state.spaces[seat] = (state.spaces[seat] ?? 0) | (1 << found(spaceIndex(space), space));
      state.tokens[seat] = (state.tokens[seat] ?? 0) - 1;
    }
    return this;
  }

  /** Battle cards that were played and discarded in earlier battles. */
  fought(seat: Seat, faceUp: readonly string[], faceDown: readonly string[]): this {
    const mask = (ids: readonly string[]) => ids.reduce((bits, id) => bits | (1 << battleCard(id)), 0);
    const { state } = this;
    state.faceUp[seat] = mask(faceUp);
    state.faceDown[seat] = mask(faceDown);
    state.battleHand[seat] = (state.battleHand[seat] ?? 0) & ~(mask(faceUp) | mask(faceDown));
    return this;
  }

  with(change: (state: KemetState) => void): this {
    change(this.state);
    return this;
  }

  play(): Running {
    return new Play(kemet, this.state, true);
  }
}

export const scene = (seats = 2): Scene => new Scene(seats);

/** Plays moves in notation, each by the first seat asked or, written `1: ready`, by that seat. Illegal ones are errors. */
export function go(running: Running, ...texts: string[]): Running {
  for (const text of texts) {
    const [, who, what = text] = /^(\d): (.*)$/.exec(text) ?? [];
    const seat = who === undefined ? running.seat : Number(who);
    const move = kemet.read(what);
    if (move === null) throw new RangeError(`"${what}" is no move.`);
    if (!running.moves(seat).includes(move)) {
      throw new RangeError(
        `"${text}" is not legal at ${question(running)}; there is: ${legal(running, seat).join(', ')}`,
      );
    }
    running.make(move, seat);
  }
  return running;
}

export const legal = (running: Running, seat: Seat = running.seat): string[] => running.moves(seat).map(kemet.write);
export const can = (running: Running, text: string, seat: Seat = running.seat): boolean =>
  legal(running, seat).includes(text);
/** The legal moves of one verb, without the verb. */
export const every = (running: Running, verb: string, seat: Seat = running.seat): string[] =>
  legal(running, seat)
    .filter((text) => text.startsWith(`${verb} `))
    .map((text) => text.slice(verb.length + 1));
/** What is asked of whom: `battle/war council 0+1`. */
export function question(running: Running): string {
  const { question: asked } = running;
  return asked === null ? 'over' : `${asked.task.do}/${asked.step.name} ${running.seats().join('+')}`;
}
/** The reason for a move that is not legal. */
export const reason = (running: Running, text: string, seat: Seat = running.seat): WhyNot | null =>
  whyNot(running, seat, readMove(text));
function readMove(text: string): KemetMove {
  const move = kemet.read(text);
  if (move === null) throw new Error(`"${text}" is no move.`);
  return move;
}
/** The rule that forbids a move. */
export const forbids = (running: Running, text: string, seat: Seat = running.seat): string | undefined => {
  if (can(running, text, seat)) return 'nothing: it is legal';
  return reason(running, text, seat)?.rule;
};
/** Events of a kind that a viewer has heard. */
export const told = <K extends KemetEvent['kind']>(running: Running, kind: K, viewer: Viewer = null) =>
  heardBy(running.told, viewer).filter((event): event is Extract<KemetEvent, { kind: K }> => event.kind === kind);

/** Commits a side: the card to play, the card to discard (any other one when absent), interventions, ready. */
export function commit(running: Running, seat: Seat, play: string, added: readonly string[] = [], drop?: string): void {
  go(running, `${seat}: fight ${play}`);
  go(running, `${seat}: drop ${drop ?? every(running, 'drop', seat).at(-1)}`);
  for (const extra of added) go(running, `${seat}: invoke ${extra}`);
  go(running, `${seat}: ready`);
}

/** Both sides of a battle commit; seat 0 attacks. */
export function clash(running: Running, attacker: string, defender: string): Running {
  const [first, second] = running.seats().length === 2 ? running.seats() : [0, 1];
  commit(running, first ?? 0, attacker);
  commit(running, second ?? 1, defender);
  return running;
}

export const units = (running: Running, where: string): string => {
  const holder = running.state.holder[area(where)];
  return holder === NONE ? 'free' : `${running.state.units[area(where)]} of ${holder}`;
};
export const beast = (running: Running, seat: Seat, where: string): string | null => {
  const index = creatureWith(running.state, seat, area(where));
  return index === NONE ? null : creatureAt(index).id;
};
export const famed = (running: Running, seat: Seat): number => fame(running.state, seat);
export const lasting = (running: Running, seat: Seat): number => permanentFame(running.state, seat);
export const prayer = (running: Running, seat: Seat): number => running.state.prayer[seat] ?? -1;
export const supply = (running: Running, seat: Seat): number => running.state.supply[seat] ?? -1;
export const veterans = (running: Running, seat: Seat): number => running.state.veterans[seat] ?? -1;
export const hand = (running: Running, seat: Seat): string[] =>
  Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => kind !== DIVERSION)
    .flatMap((kind) => new Array<string>(running.state.hand[seat * KINDS + kind] ?? 0).fill(interventionAt(kind).id));
export const pile = (running: Running): string[] =>
  running.state.pile.flatMap((count, kind) => new Array<string>(count).fill(interventionAt(kind).id));
export const battleHand = (running: Running, seat: Seat): string[] => names(running.state.battleHand[seat] ?? 0);
export const names = (mask: number): string[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((index) => (mask & (1 << index)) !== 0).map((index) => battleCardAt(index).id);
export const owned = (running: Running, seat: Seat): string[] => tilesOf(running.state, seat).map(({ id }) => id);
export const cityOf = (running: Running, seat: Seat): string => CITIES[running.state.city[seat] ?? 0]?.id ?? '';
export const outcomeOf = (running: Running): Outcome => kemet.outcome(running.state);
export { areaAt };
