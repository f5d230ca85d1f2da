import { type FastRandom, fastChance, Play } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { chainsOf } from '../rules/chains.ts';
import { CARDS, MOST_CELLS, WHOLE } from '../rules/content/cards.ts';
import { PRIEST } from '../rules/content/cells.ts';
import { GODS } from '../rules/content/colours.ts';
import { AREAS_OF_LEVEL, LEVEL_OF_ROUND, ROUNDS, SUMMIT } from '../rules/content/geometry.ts';
import { SPECIALS } from '../rules/content/specials.ts';
import { STRIP_PLACES, stripColour, stripLength } from '../rules/content/strips.ts';
import { templeOfFate } from '../rules/index.ts';
import { newState } from '../rules/setup.ts';
import { type Player, type TempleState, tilesDrawn } from '../rules/state.ts';
import type { TempleTask } from '../rules/tasks.ts';
import { fits, laySpecial, layStrip, layTile } from '../rules/temple.ts';
import { STREAMS, type TempleOfFate } from '../rules/vocabulary.ts';

interface Load {
  readonly state: TempleState;
  readonly random: FastRandom;
}

function stepOf(task: TempleTask['do'], name: string): number {
  return templeOfFate.procedures[task].findIndex((step) => step.name === name);
}

/** One of a list, and undefined of an empty one. */
function oneOf<T>(random: FastRandom, list: readonly T[]): T | undefined {
  return list[random.below(Math.max(1, list.length))];
}

/** The tiles of one round are laid where there is room, face and turn at random. */
function build({ state, random }: Load, player: Player, round: number): void {
  const { temple } = player;
  if (round === ROUNDS) {
    const [chosen = 0, other = 0] = state.specials.splice(-2);
    laySpecial(temple, chosen, random.below(4) > 0);
    player.discard = other;
    player.discardSeen = !state.options.hummingbird || random.below(2) === 0;
    return;
  }
  for (const face of state.stock.splice(-tilesDrawn(round))) {
    const free = (AREAS_OF_LEVEL[LEVEL_OF_ROUND[round] ?? 0] ?? []).filter((area) => temple.laid[area] === -1);
    layTile(temple, face, oneOf(random, free) ?? 0, random.below(4));
  }
}

/** Some chains carry priests, some ornaments were drawn and some of those placed. */
function adorn({ state, random }: Load, { temple }: Player): void {
  for (const pile of state.piles) temple.held.push(...pile.splice(pile.length - random.below(3)));
  for (const strip of temple.held.slice()) {
    const places = STRIP_PLACES.flatMap((cells, place) =>
      cells.length === stripLength(strip) && fits(temple.cells, place) ? [place] : [],
    );
    const place = random.below(2) === 0 ? undefined : oneOf(random, places);
    if (place !== undefined) layStrip(temple, stripColour(strip), place);
  }
  for (const { cells, marked } of chainsOf(temple.cells)) {
    const cell = oneOf(random, cells);
    if (marked || cell === undefined || temple.reserve === 0 || random.below(3) > 0) continue;
    temple.cells[cell] = (temple.cells[cell] ?? 0) | PRIEST;
    temple.reserve--;
  }
}

/** Piles of ornaments down to their last pieces: the rest is in the reserves. */
function hoard({ state, random }: Load): void {
  for (const pile of state.piles) {
    if (random.below(3) > 0) continue;
    for (const strip of pile.splice(random.below(3))) oneOf(random, state.players)?.temple.held.push(strip);
  }
}

/** Decks are short, their cards won; some gods have none left to show. */
function winCards({ state, random }: Load): void {
  for (const [god, deck] of state.decks.entries()) {
    const gone = deck.splice(random.below(deck.length + 1));
    const open = state.open[god] ?? -1;
    if (deck.length === 0 && random.below(2) === 0) {
      state.open[god] = -1;
      gone.push(open);
    }
    for (const card of gone) oneOf(random, state.players)?.won.push(card);
  }
}

/** Priests stand on open cards, of which every one keeps a free cell. */
function stand({ state, random }: Load): void {
  for (const god of GODS.keys()) {
    const cells = CARDS[state.open[god] ?? -1]?.cells ?? [];
    const places = [...cells.keys()];
    random.shuffle(places);
    for (const cell of places.slice(0, random.below(Math.max(1, cells.length)))) {
      const seat = random.below(state.seats);
      const temple = state.players[seat]?.temple;
      if (temple === undefined || temple.reserve === 0) continue;
      state.stands[god * MOST_CELLS + cell] = seat;
      temple.reserve--;
    }
  }
}

/** Who has had the last turn with the effect for it holds a private card, perhaps with a priest on it. */
function holdPrivate({ state, random }: Load, player: Player): void {
  const summit = player.temple.laid[SUMMIT] ?? -1;
  if (summit % 2 !== 1 || SPECIALS[summit >> 1]?.effect !== 'private-blessing') return;
  player.privateCard = oneOf(random, state.decks)?.pop() ?? -1;
  if (player.privateCard < 0 || player.temple.reserve === 0 || random.below(2) === 0) return;
  player.privateCells = (WHOLE[player.privateCard] ?? 0) & 1;
  player.temple.reserve--;
}

/** A table late in a game: pyramids, markers, ornaments, won cards and short piles, at a round's start or a priest turn. */
export const crowded: NonNullable<LawSpec<TempleOfFate>['crowded']> = (seats, options, random) => {
  const { state } = new Play(templeOfFate, newState(seats, options, fastChance(random.next(), STREAMS.length)));
  const load: Load = { state, random };
  const round = 1 + random.below(ROUNDS);
  const atTurn = random.below(3) > 0;
  const turns = atTurn ? random.below(seats) : 0;
  for (const player of state.players) {
    state.stock.push(...player.drawn.splice(0));
    Object.assign(player, { looked: 0, routes: [], ready: true, side: options.goals ? random.below(2) : -1 });
  }
  random.shuffle(state.stock);
  state.first = random.below(seats);
  state.round = atTurn ? round : round - 1;
  for (let past = 1; past <= state.round; past++) {
    for (const player of state.players) {
      build(load, player, past);
      if (past < round) adorn(load, player);
    }
  }
  hoard(load);
  winCards(load);
  stand(load);
  for (let taken = 0; round === ROUNDS && taken < turns; taken++) {
    const player = state.players[(state.first + taken) % seats];
    if (player !== undefined) holdPrivate(load, player);
  }
  state.agenda = [
    { do: 'game', at: stepOf('game', 'rounds') },
    { do: 'round', at: stepOf('round', atTurn ? 'priest turns' : 'begin'), turns },
  ];
  const play = new Play(templeOfFate, state);
  // A last turn in which nothing could be done has ended the game: another position then.
  return play.over ? crowded(seats, options, random) : play.state;
};
