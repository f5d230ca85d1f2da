import { fastChance, KINDS, type Outcome, oneOf, Play, type WhyNot, whyNot } from '@naos/engine';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { GOODS, goodOf } from '../rules/content/goods.ts';
import { KIND_OF_SLOT, MARKET_SLOTS, SECTION_OF_SLOT } from '../rules/content/market.ts';
import { slotOf } from '../rules/content/osiris.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { BUILDING_SPACES, PEOPLE_SPACES } from '../rules/content/temple.ts';
import { TILES } from '../rules/content/tiles.ts';
import { COLOURS, DICE_BY_COLOUR, diceLeftOut, dieOf, godOf, spotOf } from '../rules/content/wheel.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import { type Tekhenu, type TekhenuState, tekhenu } from '../rules/index.ts';
import type { TekhenuOptions } from '../rules/options.ts';
import { game } from '../rules/procedures/game.ts';
import { maat } from '../rules/procedures/maat.ts';
import { cardsInGame } from '../rules/procedures/prepare.ts';
import { emptyTable } from '../rules/setup.ts';
import { named, type Player, playerOf } from '../rules/state.ts';
import { STREAMS } from '../rules/streams.ts';
import type { TekhenuTask } from '../rules/tasks.ts';

/** Options a test names; the rest is standard. */
export type SceneOptions = Partial<Pick<TekhenuOptions, 'printed' | 'difficulty' | 'randomStart' | 'dearDecrees'>>;

export const STANDARD: TekhenuOptions = { printed: true, difficulty: 'easy', randomStart: false, dearDecrees: false };

/** One player of a scene; what is left out is as at the start of a game, but without goods. */
export interface PlayerPlan extends Partial<Record<(typeof GOODS)[number], number>> {
  readonly vp?: number;
  readonly happiness?: number;
  readonly population?: number;
  readonly rewards?: number;
  /** Production markers: papyrus, bread, limestone, granite. */
  readonly production?: readonly number[];
  /** Codes, such as `B07 B13`, `T05`, `301 323`. */
  readonly blessings?: string;
  readonly technologies?: string;
  readonly decrees?: string;
  /** Dice such as `white4 black2`. */
  readonly left?: string;
  readonly right?: string;
  readonly under?: string;
  readonly excess?: number;
  /** Ankh value of the destiny card. */
  readonly ankh?: number;
  /** Pieces elsewhere, to set counts without placing them. */
  readonly statues?: number;
  readonly buildings?: number;
  readonly pillars?: number;
}

export interface ScenePlan {
  readonly seats?: number;
  readonly options?: SceneOptions;
  readonly seed?: number;
  readonly round?: number;
  /** First sunny sector. */
  readonly wheel?: number;
  /** Dice on the wheel: `ra white4, horus gray6`. */
  readonly dice?: string;
  readonly players?: readonly PlayerPlan[];
  /** Gods on Horus positions 1 to 6; as printed when left out. */
  readonly tokens?: string;
  /** Owners: `w3:0 s4:1`, `row:0 workshops:1`, `ra:0 ra:1`, `bread-4:0`. */
  readonly spaces?: string;
  readonly people?: string;
  readonly gods?: string;
  readonly osiris?: string;
  /** Tiles with quarter turns and owners of their pillars: `r1c1:P22:0:1` (no owner: no pillar). */
  readonly temple?: string;
  /** Tiles left, middle, right, `-` for none. */
  readonly raSlots?: string;
  /** Next tiles of the stack, top first. */
  readonly stack?: string;
  /** Market sections open, and cards of its 15 slots in order (`-` for none); the rest is filled from the decks. */
  readonly open?: number;
  readonly market?: string;
  /** Next cards of the decks, top first: codes of blessings, technologies and decrees. */
  readonly top?: string;
  readonly discards?: string;
  readonly order?: readonly number[];
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean);
}

const CODES = [BLESSING_CODES, TECHNOLOGY_CODES, DECREES.map(({ code }) => code)] as const;

/** Kind and index of a card's code. */
export function cardOf(code: string): { kind: number; card: number } {
  const kind = CODES.findIndex((codes) => codes.includes(code));
  if (kind === -1) throw new Error(`There is no card ${code}.`);
  return { kind, card: CODES[kind]?.indexOf(code) ?? -1 };
}

export function codeOf(kind: number, card: number): string {
  return CODES[kind]?.[card] ?? '-';
}

function maskOf(codes: string | undefined): number {
  return words(codes).reduce((mask, code) => mask | (1 << cardOf(code).card), 0);
}

function die(text: string): number {
  const match = /^([a-z]+)(\d)$/.exec(text);
  if (match === null) throw new Error(`"${text}" is no die.`);
  return dieOf(COLOURS.indexOf(oneOf(COLOURS, match[1] ?? '')), Number(match[2]));
}

function dice(text: string | undefined): number[] {
  return words(text).map(die);
}

export function cell(name: string): number {
  return (Number(name[1]) - 1) * 5 + Number(name[3]) - 1;
}

export function tile(code: string): number {
  return code === '-' ? -1 : TILES.findIndex((row) => row.code === code);
}

function pairs(text: string | undefined): [string, number][] {
  return words(text).map((pair) => {
    const [name = '', owner = '0'] = pair.split(':');
    return [name, Number(owner)];
  });
}

function sitDown(p: Player, plan: PlayerPlan): void {
  p.vp = plan.vp ?? p.vp;
  const { papyrus = 0, bread = 0, limestone = 0, granite = 0, gold = 0, scribe = 0, faith = 0 } = plan;
  p.goods = [papyrus, bread, limestone, granite, gold, scribe, faith];
  p.happiness = plan.happiness ?? p.happiness;
  p.population = Math.max(plan.population ?? p.population, p.happiness);
  p.rewards = plan.rewards ?? 0;
  p.production = [...(plan.production ?? p.production)];
  p.blessings = maskOf(plan.blessings);
  p.technologies = maskOf(plan.technologies);
  p.decrees = maskOf(plan.decrees);
  p.left = dice(plan.left);
  p.right = dice(plan.right);
  p.under = dice(plan.under);
  p.excess = plan.excess ?? 0;
  p.destiny = plan.ankh ?? -1;
  p.statues = plan.statues ?? 0;
  p.buildings = plan.buildings ?? 0;
  p.pillars = plan.pillars ?? 0;
}

function layBoard(state: TekhenuState, plan: ScenePlan): void {
  for (const [name, owner] of pairs(plan.spaces)) {
    state.spaces[BUILDING_SPACES.findIndex((space) => space.name === name)] = owner;
    playerOf(state, owner).buildings++;
  }
  for (const [name, owner] of pairs(plan.people)) {
    const space = PEOPLE_SPACES.indexOf(oneOf(PEOPLE_SPACES, name));
    state.peopleStatues[space] = owner;
    state.gold[space] = 0;
    playerOf(state, owner).statues++;
  }
  for (const [name, owner] of pairs(plan.gods)) {
    const first = godOf(name) * 3;
    state.godStatues[state.godStatues.indexOf(-1, first)] = owner;
    playerOf(state, owner).statues++;
  }
  for (const [name, owner] of pairs(plan.osiris)) {
    const [good = '', row] = name.split('-');
    state.osiris[slotOf(goodOf(good), Number(row))] = owner;
    playerOf(state, owner).buildings++;
  }
  for (const text of words(plan.temple)) {
    const [name = '', code = '', turns = '0', owner] = text.split(':');
    state.tiles[cell(name)] = tile(code) * 4 + Number(turns);
    if (owner !== undefined) {
      state.pillars[cell(name)] = Number(owner);
      playerOf(state, Number(owner)).pillars++;
    }
  }
}

function stackTiles(state: TekhenuState, plan: ScenePlan): void {
  state.raSlots = words(plan.raSlots ?? 'P22 P23 P24').map(tile);
  const used = new Set([...state.raSlots, ...state.tiles.map((laid) => laid >> 2)]);
  const wanted = words(plan.stack).map(tile);
  const rest = TILES.map((_, i) => i).filter((i) => !used.has(i) && !wanted.includes(i));
  state.stack = [...rest.toReversed(), ...wanted.toReversed()];
}

function stackCards(state: TekhenuState, plan: ScenePlan): void {
  state.open = plan.open ?? 2;
  const market = words(plan.market);
  for (const code of words(plan.discards)) state.discards[cardOf(code).kind]?.push(cardOf(code).card);
  for (const kind of [0, 1, 2]) {
    const used = new Set<number>(state.discards[kind]);
    for (const p of state.players) {
      const mask = [p.blessings, p.technologies, p.decrees][kind] ?? 0;
      for (let i = 0; i < 24; i++) if ((mask & (1 << i)) !== 0) used.add(i);
    }
    for (const code of market) if (code !== '-' && cardOf(code).kind === kind) used.add(cardOf(code).card);
    const top = words(plan.top).map(cardOf);
    const wanted = top.filter((card) => card.kind === kind).map(({ card }) => card);
    const rest = cardsInGame(state.players.length, kind).filter((card) => !used.has(card) && !wanted.includes(card));
    const deck = [...rest, ...wanted.toReversed()];
    const filling = rest.slice();
    for (let slot = 0; slot < MARKET_SLOTS; slot++) {
      if (KIND_OF_SLOT[slot] !== kind || (SECTION_OF_SLOT[slot] ?? 4) >= state.open) continue;
      const code = market[slot];
      if (code === '-') continue;
      const card = code === undefined ? (filling.shift() ?? -1) : cardOf(code).card;
      state.market[slot] = card;
      if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    }
    state.decks[kind] = deck;
  }
}

function stepAt(procedure: readonly { readonly name: string }[], name: string): number {
  const at = procedure.findIndex((step) => step.name === name);
  if (at === -1) throw new Error(`There is no step ${name}.`);
  return at;
}

/** A table in the middle of a game. When the tasks put on it are done the game is over: nothing runs on. */
export function scene(plan: ScenePlan = {}): TekhenuState {
  const seats = plan.seats ?? 2;
  const state = emptyTable(seats, { ...STANDARD, ...plan.options }, fastChance(plan.seed ?? 1, STREAMS.length));
  state.agenda = [{ do: 'game', at: stepAt(game, 'refill'), index: 0 }];
  state.round = plan.round ?? 16;
  state.wheel = plan.wheel ?? 0;
  const count = state.players.length;
  for (let player = 0; player < seats; player++) sitDown(playerOf(state, player), plan.players?.[player] ?? {});
  const bot = plan.players?.[seats];
  if (seats === 1 && bot !== undefined) sitDown(playerOf(state, 1), { happiness: 4, population: 7, ...bot });
  state.tokens = words(plan.tokens ?? 'bastet osiris ra hathor thoth horus').map((god) => godOf(god));
  state.gold = [1, 1, 1, 1, 1];
  state.order = [...(plan.order ?? state.players.map((_, i) => i))];
  state.dice = (plan.dice ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [god = '', name = ''] = text.split(' ');
      return spotOf(godOf(god), die(name));
    });
  const out = diceLeftOut(count);
  const away = [
    ...state.dice.map((spot) => spot % 30),
    ...state.players.flatMap((p) => [...p.left, ...p.right, ...p.under]),
  ];
  state.bag = DICE_BY_COLOUR.map(
    (n, colour) => n - (out[colour] ?? 0) - away.filter((d) => Math.floor(d / 6) === colour).length,
  );
  layBoard(state, plan);
  stackTiles(state, plan);
  stackCards(state, plan);
  return state;
}

export type Running = Play<Tekhenu>;

/** Tekhenu with every choice asked, forced ones too: tests name each move. */
const outspoken: typeof tekhenu = {
  ...tekhenu,
  procedures: {
    ...tekhenu.procedures,
    ...Object.fromEntries(
      Object.entries(tekhenu.procedures).map(([name, steps]) => [
        name,
        steps.map((step) => (step.kind === KINDS.choice ? { ...step, always: true } : step)),
      ]),
    ),
  },
};

/** The same position as players meet it: forced choices are taken by themselves. */
export function quietly(running: Running): Running {
  return new Play(tekhenu, tekhenu.copy(running.state), true);
}

/** Runs a task on a scene to its first question. */
export function run(state: TekhenuState, ...tasks: readonly TekhenuTask[]): Running {
  state.agenda.push(...tasks);
  return new Play(outspoken, state, true);
}

export const TURN_START = {
  do: 'turn',
  at: 0,
  mode: 0,
  freeAnubis: false,
  sector: -1,
  die: -1,
  held: false,
  colour: -1,
  value: 0,
  valued: false,
  pan: 0,
  extras: 0,
  acted: false,
} as const;

/** A player's turn, asked for the draft. */
export function turnOf(plan: ScenePlan, seat = 0): Running {
  return run(scene(plan), { ...TURN_START, seat });
}

/** A Maat phase. */
export function maatOf(plan: ScenePlan, phase = 1): Running {
  return run(scene(plan), { do: 'maat', at: 0, phase, index: 0 });
}

/** A scoring alone; the game is over after it. */
export function scoringOf(plan: ScenePlan, second = false): Running {
  return run(scene(plan), { do: 'scoring', at: 0, second, index: 0 });
}

/** FINAL: hands are revealed and decrees scored. */
export function finalOf(plan: ScenePlan): Running {
  return run(scene(plan), { do: 'maat', at: stepAt(maat, 'reveal'), phase: 4, index: 0 });
}

/** The moment after the last turn of a round. */
export function afterRound(round: number, plan: ScenePlan = {}): Running {
  const state = scene({ ...plan, round });
  state.agenda = [{ do: 'game', at: stepAt(game, 'rotation'), index: state.order.length }];
  return run(state);
}

/** The solo opponent's turn. `token`: the god or first good of the token it moves to. */
export function botTurn(plan: ScenePlan, token: string): Running {
  const state = scene({ seats: 1, ...plan });
  if (state.solo === null) throw new Error('A bot turn needs a solo game.');
  const names = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris', 'granite', 'papyrus', 'limestone', 'bread'];
  const first = names.indexOf(token);
  state.solo.pyramid = [first, ...names.map((_, i) => i).filter((i) => i !== first)];
  return run(state, { do: 'bot', at: 0, sector: -1, die: -1 });
}

/** A real game from its setup, asked for the decrees. */
export function newGame(seats: number, options: SceneOptions = {}, seed = 1): Running {
  const chance = fastChance(seed, STREAMS.length);
  return new Play(tekhenu, tekhenu.setup(seats, { ...STANDARD, printed: false, ...options }, chance), true);
}

/** Makes moves given in notation by whoever is asked; fails when one is not on the list. */
export function make(running: Running, ...texts: readonly string[]): Running {
  for (const text of texts) {
    const move = running.moves().find((legal) => tekhenu.write(legal) === text);
    if (move === undefined) throw new Error(`"${text}" is not legal (${asked(running)}): ${legal(running).join(', ')}`);
    running.make(move);
  }
  return running;
}

/** Legal moves of the asked seat in notation. */
export function legal(running: Running): string[] {
  return running.moves().map(tekhenu.write);
}

/** Those legal moves that begin with a word. */
export function legalOf(running: Running, word: string): string[] {
  return legal(running).filter((text) => text.startsWith(word));
}

/** What is asked now: `turn/draft 0`; `over` when the game is over. */
export function asked(running: Running): string {
  const { question } = running;
  return question === null ? 'over' : `${question.task.do}/${question.step.name} ${running.seats().join('+')}`;
}

export function reason(running: Running, text: string): WhyNot | null {
  const move = tekhenu.read(text);
  if (move === null) throw new Error(`"${text}" is no move at all.`);
  return whyNot(running, running.seat, move);
}

export function player(running: Running, seat = 0): Player {
  return playerOf(running.state, seat);
}

/** A player's goods that are not 0, by name. */
export function goods(running: Running, seat = 0): Partial<Record<(typeof GOODS)[number], number>> {
  return Object.fromEntries(
    GOODS.map((good, i) => [good, player(running, seat).goods[i] ?? 0]).filter(([, n]) => n !== 0),
  );
}

export function vp(running: Running, seat = 0): number {
  return player(running, seat).vp;
}

/** Events of one kind told so far. */
export function told<K extends TekhenuEvent['kind']>(running: Running, kind: K): Extract<TekhenuEvent, { kind: K }>[] {
  return running.told
    .map(({ event }) => event)
    .filter((event): event is Extract<TekhenuEvent, { kind: K }> => event.kind === kind);
}

/** Kinds of all events told so far, in order. */
export function kinds(running: Running): string[] {
  return running.told.map(({ event }) => event.kind);
}

/** Points told with a reason, added up. */
export function pointsFor(running: Running, reasonText: string, seat = 0): number {
  return told(running, 'points')
    .filter((event) => event.seat === named(running.state, seat) && event.reason === reasonText)
    .reduce((sum, { points }) => sum + points, 0);
}

/** Codes of the cards that a player holds. */
export function cards(running: Running, seat = 0): string[] {
  const p = player(running, seat);
  return [p.blessings, p.technologies, p.decrees].flatMap((mask, kind) =>
    Array.from({ length: 24 }, (_, i) => i)
      .filter((i) => (mask & (1 << i)) !== 0)
      .map((i) => codeOf(kind, i)),
  );
}

/** Codes of the market, `-` for empty slots. */
export function market(running: Running): string[] {
  return running.state.market.map((card, slot) => (card === -1 ? '-' : codeOf(KIND_OF_SLOT[slot] ?? 0, card)));
}

export function outcome(running: Running): Outcome {
  return tekhenu.outcome(running.state);
}
