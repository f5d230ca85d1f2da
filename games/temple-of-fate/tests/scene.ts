import { at, copyPlain, fastChance, Play, type Seat } from '@naos/engine';
import { CARDS, MOST_CELLS } from '../rules/content/cards.ts';
import { colourOf, hasPriest, isEmpty, levelOf, PRIEST, UNCOVERED } from '../rules/content/cells.ts';
import { COLOURS, GODS } from '../rules/content/colours.ts';
import { AREAS, CELLS, cellAt, RING, SUMMIT } from '../rules/content/geometry.ts';
import { SPECIALS, type SpecialSet } from '../rules/content/specials.ts';
import { STRIP_IDS } from '../rules/content/strips.ts';
import { FACES } from '../rules/content/tiles.ts';
import { templeOfFate } from '../rules/index.ts';
import type { TempleMove } from '../rules/moves.ts';
import type { Player, TempleOptions, TempleState } from '../rules/state.ts';
import type { TempleTask } from '../rules/tasks.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';

export type TemplePlay = Play<TempleOfFate>;

export const STANDARD: TempleOptions = { specials: 'mono', goals: false, hummingbird: false };

export type SceneOptions = Partial<Pick<TempleOptions, 'specials' | 'goals' | 'hummingbird'>>;

/** A real game from its first question on. */
export function newGame(seats = 2, options: SceneOptions = {}, seed = 1): TemplePlay {
  const chance = fastChance(seed, templeOfFate.streams.length);
  return new Play(templeOfFate, templeOfFate.setup(seats, { ...STANDARD, ...options }, chance), true);
}

/** Where a prepared table begins. */
export interface Scene {
  readonly seats?: number;
  readonly seat?: Seat;
  readonly round?: number;
  /** Priest turns of the round already taken, the scene's own one included. */
  readonly turns?: number;
  readonly specials?: SpecialSet;
  readonly goals?: boolean;
  readonly hummingbird?: boolean;
}

function step(task: TempleTask['do'], name: string): number {
  return templeOfFate.procedures[task].findIndex((item) => item.name === name);
}

/** A state after setup with bare boards (no printed ornaments), nothing drawn, ready to be arranged. */
export function bareState(scene: Scene): TempleState {
  const { seats = 2, round = 1, specials = 'mono', goals = false, hummingbird = false } = scene;
  const state = newGame(seats, { specials, hummingbird }, 5).state;
  const prepared: TempleState = {
    ...copyPlain(state),
    options: { specials, goals, hummingbird },
    round,
    first: scene.seat ?? 0,
  };
  prepared.players.forEach((player, seat) => {
    player.drawn = [];
    player.looked = 0;
    player.ready = true;
    paint(prepared, seat, BARE);
  });
  return prepared;
}

const BARE = ['........', ...new Array<string>(6).fill('.      .'), '........'];

/** A table at the start of a priest turn of `seat`. */
export function atTurn(scene: Scene, arrange: (state: TempleState) => void = () => {}): TemplePlay {
  const state = bareState(scene);
  const seat = scene.seat ?? 0;
  state.agenda = [
    { do: 'game', at: step('game', 'rounds') },
    { do: 'round', at: step('round', 'priest turns'), turns: scene.turns ?? 1 },
    { do: 'turn', at: 0, seat, uses: 2, reuse: false },
  ];
  arrange(state);
  return new Play(templeOfFate, state, true);
}

/** A table at the start of the builds; `arrange` fills `slots` (or `drawn` in round 6). */
export function atBuild(scene: Scene, arrange: (state: TempleState) => void): TemplePlay {
  const state = bareState(scene);
  state.agenda = [
    { do: 'game', at: step('game', 'rounds') },
    { do: 'round', at: step('round', 'priest turns'), turns: 0 },
    { do: 'build', at: 0 },
  ];
  arrange(state);
  return new Play(templeOfFate, state, true);
}

/** A table at the start of the exchange (or of the assigning); `arrange` fills `drawn`. */
export function atExchange(scene: Scene, arrange: (state: TempleState) => void): TemplePlay {
  const state = bareState(scene);
  state.agenda = [
    { do: 'game', at: step('game', 'rounds') },
    { do: 'round', at: step('round', 'build'), turns: 0 },
    { do: scene.hummingbird ? 'assign' : 'exchange', at: 0 },
  ];
  arrange(state);
  return new Play(templeOfFate, state, true);
}

export function player(state: TempleState, seat: Seat): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

const LETTERS: Readonly<Record<string, number>> = { '.': 0, F: 1, H: 2, W: 3, G: 4, '#': 5, ' ': UNCOVERED };

/**
 * Paints a board: F H W G ornaments (lower case with a priest of the owner on it), `.` empty, `#` blocked, blank uncovered.
 * Rows left out are bare. Levels: ring 0, zone 1, unless `levels` (digits in the same grid) says otherwise.
 */
export function paint(state: TempleState, seat: Seat, picture: readonly string[], levels?: readonly string[]): void {
  const { temple } = player(state, seat);
  let priests = 0;
  temple.cells = Array.from({ length: CELLS }, (_, cell) => {
    const row = Math.floor(cell / 8);
    const letter = (picture[row] ?? BARE[row])?.[cell % 8] ?? ' ';
    const content = LETTERS[letter.toUpperCase()] ?? UNCOVERED;
    const level = levels === undefined ? (RING.includes(cell) ? 0 : 1) : Number(levels[row]?.[cell % 8] ?? 0);
    const priest = letter !== letter.toUpperCase();
    if (priest) priests++;
    return content === UNCOVERED ? UNCOVERED : content | (level << 3) | (priest ? PRIEST : 0);
  });
  temple.reserve = 10 - priests;
}

/** A board whose ring is empty but for its first row. */
export function topRow(row: string): readonly string[] {
  return [row, ...BARE.slice(1)];
}

/** Marks all areas of the levels below `level` as built (with any tile), so that free areas are those of the level. */
export function builtBelow(state: TempleState, seat: Seat, level: number): void {
  const { temple } = player(state, seat);
  temple.laid = temple.laid.map((laid, area) => ((AREAS[area]?.level ?? 0) < level ? 0 : laid));
}

/** What lies on a cell, in words: `fire 1`, `empty 0`, `blocked 3`, `uncovered`, with `+priest`. */
export function cellText(state: TempleState, seat: Seat, row: number, col: number): string {
  const cell = player(state, seat).temple.cells[cellAt(row, col)] ?? UNCOVERED;
  const level = levelOf(cell);
  if (level < 0) return 'uncovered';
  const content = isEmpty(cell) ? 'empty' : (COLOURS[colourOf(cell)] ?? 'blocked');
  return `${content} ${level}${hasPriest(cell) ? '+priest' : ''}`;
}

export const card = (id: string): number => CARDS.findIndex((item) => item.id === id);
export const face = (id: string): number => FACES.findIndex((item) => item.id === id);
export const special = (id: string): number => SPECIALS.findIndex((item) => item.id === id);
export const strip = (id: string): number => STRIP_IDS.indexOf(id);
export const god = (id: string): number => GODS.indexOf(id);

/** Makes a card the open one of its god. */
export function openCard(state: TempleState, id: string): void {
  const wanted = card(id);
  const owner = CARDS[wanted]?.god ?? 0;
  const deck = state.decks[owner] ?? [];
  const at = deck.indexOf(wanted);
  if (at >= 0) deck[at] = state.open[owner] ?? -1;
  state.open[owner] = wanted;
}

/** Puts priests on cells of an open card: `{ 1: 0 }` puts one of seat 0 on cell 1. */
export function stand(state: TempleState, name: string, seats: Readonly<Record<number, Seat>>): void {
  for (const [cell, seat] of Object.entries(seats)) {
    state.stands[god(name) * MOST_CELLS + Number(cell)] = seat;
    player(state, seat).temple.reserve--;
  }
}

/** Puts a special tile on the summit. */
export function summit(state: TempleState, seat: Seat, id: string, up: boolean): void {
  player(state, seat).temple.laid[SUMMIT] = 2 * special(id) + (up ? 1 : 0);
}

/** Legal moves of a seat as text. */
export function moves(play: TemplePlay, seat?: Seat): readonly string[] {
  return play.moves(seat).map(templeOfFate.write);
}

/** Plays moves of the asked seat (or of `seat`) given as text; an illegal one fails the test. */
export function make(play: TemplePlay, texts: readonly string[], seat?: Seat): void {
  for (const text of texts) {
    const who = seat ?? play.seat;
    const move = play.moves(who).find((item) => templeOfFate.write(item) === text);
    if (move === undefined) throw new Error(`"${text}" is not legal; legal are: ${moves(play, who).join('; ')}`);
    play.make(move, who);
  }
}

/** The move that a text means. */
export function reading(text: string): TempleMove {
  const move = templeOfFate.read(text);
  if (move === null) throw new Error(`"${text}" is no move`);
  return move;
}

/** Events told so far, of one kind. */
export function told(play: TemplePlay, kind: string): readonly object[] {
  return play.told.filter(({ event }) => event.kind === kind).map(({ event }) => event);
}

/** Plays on with the first legal move until a condition holds. */
export function playUntil(play: TemplePlay, holds: (play: TemplePlay) => boolean): void {
  while (!play.over && !holds(play)) play.make(at(play.moves(), 0));
}
