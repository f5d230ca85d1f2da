import type { Told } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { KIND_OF_SLOT, KINDS } from '../rules/content/market.ts';
import { BOT } from '../rules/content/solo.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { TILES } from '../rules/content/tiles.ts';
import { COLOURS, colourOf, dieAt } from '../rules/content/wheel.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import type { Tekhenu } from '../rules/index.ts';
import { OPPONENT, type Player, type TekhenuState } from '../rules/state.ts';
import { words } from '../texts/index.ts';
import { holdings, ledger, promised } from './books.ts';
import { crowded } from './crowded.ts';

/** What the laws need to know of Tekhenu. */
export const lawSpec: LawSpec<Tekhenu> = {
  runs: 64,
  conserved,
  crowded,
  holdings,
  ledger,
  promised,
  points: ({ players, seats }) => players.slice(0, seats).map(({ vp }) => vp),
  recount,
  moves: {
    keep: 'always',
    starting: 'always',
    destiny: 'always',
    resolve: 'always',
    gain: 'always',
    advance: 'always',
    take: 'always',
    anubis: 'always',
    idle: 'rare',
    pan: 'always',
    value: 'always',
    bless: 'always',
    'bless marker': 'always',
    'bless value': 'always',
    'bless colour': 'always',
    'bless god': 'always',
    act: 'always',
    extra: 'always',
    produce: 'always',
    statue: 'always',
    lay: 'always',
    turn: 'always',
    build: 'always',
    card: 'always',
    refresh: 'always',
    osiris: 'always',
    track: 'always',
    pay: 'always',
    use: 'always',
    decline: 'always',
    done: 'always',
    faith: 'always',
    upkeep: 'always',
    score: 'always',
    repeat: 'rare',
  },
  events: {
    wheel: 'always',
    rolled: 'always',
    round: 'always',
    'dealt decrees': 'always',
    'kept decree': 'always',
    'starting card': 'always',
    order: 'always',
    'destiny card': 'always',
    resolved: 'always',
    looked: 'always',
    gained: 'always',
    points: 'always',
    lost: 'always',
    marker: 'always',
    took: 'always',
    weighed: 'always',
    valued: 'always',
    recoloured: 'always',
    blessing: 'always',
    'extra bought': 'always',
    action: 'always',
    skipped: 'rare',
    paid: 'always',
    produced: 'always',
    returned: 'always',
    statue: 'always',
    laid: 'always',
    ability: 'always',
    pillar: 'always',
    'tile up': 'always',
    built: 'always',
    osiris: 'always',
    track: 'always',
    card: 'always',
    'decree drawn': 'always',
    refreshed: 'always',
    'section open': 'always',
    market: 'always',
    'extra action': 'rare',
    rotation: 'always',
    maat: 'always',
    balance: 'always',
    scoring: 'always',
    upkeep: 'always',
    revealed: 'always',
    decree: 'always',
    token: 'always',
  },
  rareSteps: ['turn / before the scribes'],
  rows: {
    all: [...BLESSING_CODES, ...TECHNOLOGY_CODES, ...DECREES.map(({ code }) => code), ...TILES.map(({ code }) => code)],
    used: rowsIn,
  },
  words,
};

function rowsIn(event: TekhenuEvent): readonly string[] {
  switch (event.kind) {
    case 'blessing':
      return [BLESSING_CODES[event.card] ?? ''];
    case 'laid':
      return [TILES[event.tile]?.code ?? ''];
    case 'card':
      return [[BLESSING_CODES, TECHNOLOGY_CODES, DECREES.map(({ code }) => code)][event.cardKind]?.[event.card] ?? ''];
    case 'revealed':
      return DECREES.flatMap(({ code }, i) => (event.hands.some((hand) => (hand & (1 << i)) !== 0) ? [code] : []));
    default:
      return [];
  }
}

function bits(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}

function heldOf(p: Player, kind: number): number {
  return [p.blessings, p.technologies, p.decrees][kind] ?? 0;
}

function countDice(state: TekhenuState, counts: Record<string, number>): void {
  const held = state.agenda.flatMap((task) => (task.do === 'turn' && task.held ? [task.die] : []));
  const pans = state.players.flatMap(({ left, right, under }) => [...left, ...right, ...under]);
  const dice = [...state.dice.map(dieAt), ...pans, ...held];
  for (const [i, colour] of COLOURS.entries()) {
    counts[`${colour} dice`] = (state.bag[i] ?? 0) + dice.filter((die) => colourOf(die) === i).length;
  }
}

function countCards(state: TekhenuState, counts: Record<string, number>): void {
  const drawing = state.agenda.find((task) => task.do === 'draw');
  for (const [kind, name] of KINDS.entries()) {
    const lying = state.market.filter((card, slot) => card !== -1 && KIND_OF_SLOT[slot] === kind).length;
    const offered = drawing?.do === 'draw' && drawing.kind === kind ? state.offered.length : 0;
    const dealt = name === 'decree' ? state.dealt.flat().length : 0;
    const held = state.players.reduce((sum, p) => sum + bits(heldOf(p, kind)), 0);
    const piles = (state.decks[kind]?.length ?? 0) + (state.discards[kind]?.length ?? 0);
    counts[name] = piles + lying + offered + dealt + held;
  }
}

function ownedBy(player: number, ...lists: readonly (readonly number[])[]): number {
  return lists.flat().filter((owner) => owner === player).length;
}

/** Dice, cards and tiles are all there; each player's pieces on the board are those that left the player board. */
function conserved(state: TekhenuState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  countDice(state, counts);
  countCards(state, counts);
  const laid = state.tiles.filter((tile) => tile !== -1).length;
  counts.tiles = state.stack.length + laid + state.raSlots.filter((tile) => tile !== -1).length;
  for (const [player, p] of state.players.entries()) {
    counts[`${player} buildings`] = p.buildings - ownedBy(player, state.spaces, state.osiris);
    counts[`${player} statues`] = p.statues - ownedBy(player, state.godStatues, state.peopleStatues);
    counts[`${player} pillars`] = p.pillars - ownedBy(player, state.pillars);
  }
  return counts;
}

const START_POINTS = BOT.victoryPoints;

/** Points added up from what was told. */
function recount({ seats }: TekhenuState, told: readonly Told<TekhenuEvent>[]): readonly number[] {
  const points = new Array<number>(seats).fill(START_POINTS);
  for (const { event } of told) {
    if (event.kind === 'points' && event.seat !== OPPONENT)
      points[event.seat] = (points[event.seat] ?? 0) + event.points;
    if (event.kind === 'lost') points[event.seat] = (points[event.seat] ?? 0) - event.points;
  }
  return points;
}
