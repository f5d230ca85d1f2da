import { BLESSING_CODES } from './content/blessings.ts';
import { DECREES, decreeOf } from './content/decrees.ts';
import { GOODS } from './content/goods.ts';
import { sectionOf, slotsOf } from './content/market.ts';
import { districtOf, rowOf } from './content/osiris.ts';
import { ANKH, INITIATIVE } from './content/starting.ts';
import { TECHNOLOGY_CODES } from './content/technologies.ts';
import { PEOPLE_SPACES, SIDE, spaceOf } from './content/temple.ts';
import { COLOURS, colourOf, dieAt, faceOf, GODS, sectorOf } from './content/wheel.ts';
import type { TekhenuMove } from './moves.ts';
import * as all from './moves.ts';

const MARKERS = ['population', 'happiness'] as const;

function spot(n: number): string {
  return `${GODS[sectorOf(n)]} ${COLOURS[colourOf(dieAt(n))]}${faceOf(dieAt(n))}`;
}

function card(kind: number, i: number): string {
  const codes = [BLESSING_CODES, TECHNOLOGY_CODES, DECREES.map(({ code }) => code)][kind];
  return codes?.[i] ?? '';
}

function decree(i: number): string {
  return decreeOf(i).code;
}

function blessing(i: number): string {
  return BLESSING_CODES[i] ?? '';
}

function marketSlot(slot: number): string {
  const section = sectionOf(slot);
  return `${section + 1}-${slotsOf(section).indexOf(slot) + 1}`;
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

/** A move as short readable text. */
export function writeMove(move: TekhenuMove): string {
  switch (move.do) {
    case 'keep':
      return `keep ${card(move.kind, move.card)}`;
    case 'starting':
      return `starting ${INITIATIVE[move.card]}`;
    case 'destiny':
      return `destiny ankh${ANKH[move.card]}`;
    case 'resolve':
      return move.card === all.DESTINY_CARD ? 'resolve destiny' : `resolve ${INITIATIVE[move.card]}`;
    case 'gain':
      return `gain ${GOODS[move.good]}`;
    case 'advance':
      return `advance ${MARKERS[move.marker]}`;
    case 'take':
      return `take ${spot(move.spot)}`;
    case 'anubis':
      return `anubis ${spot(move.spot)}`;
    case 'idle':
      return `idle ${spot(move.spot)}`;
    case 'pan':
      return `pan ${move.side === 0 ? 'left' : 'right'}`;
    case 'value':
      return `value ${move.value}`;
    case 'bless':
      return `bless ${blessing(move.card)}`;
    case 'bless marker':
      return `bless ${blessing(move.card)} ${MARKERS[move.marker]}`;
    case 'bless value':
      return `bless ${blessing(move.card)} value ${move.value}`;
    case 'bless colour':
      return `bless ${blessing(move.card)} ${COLOURS[move.colour]} ${signed(move.shift)}`;
    case 'bless god':
      return `bless ${blessing(move.card)} ${GODS[move.god]}`;
    case 'act':
      return `act ${GODS[move.god]}${move.produceFirst ? ' after producing' : ''}`;
    case 'extra':
      return `extra ${GODS[move.god]}`;
    case 'produce':
      return `produce ${GOODS[move.good]}`;
    case 'statue':
      return `statue ${move.place < all.PEOPLE ? GODS[move.place] : PEOPLE_SPACES[move.place - all.PEOPLE]}`;
    case 'lay':
      return `lay r${Math.floor(move.cell / SIDE) + 1}c${(move.cell % SIDE) + 1}`;
    case 'turn':
      return `turn ${move.turns}`;
    case 'build':
      return `build ${spaceOf(move.space).name}`;
    case 'card':
      return `card ${marketSlot(move.slot)}`;
    case 'refresh':
      return `refresh ${move.section + 1}`;
    case 'osiris':
      return `osiris ${GOODS[districtOf(move.slot)]}-${rowOf(move.slot)}`;
    case 'track':
      return `track ${GOODS[move.good]}`;
    case 'pay':
      return `pay ${move.own} ${move.swap} ${move.gold} ${move.scribes}`;
    case 'faith':
      return `faith ${signed(move.net)}`;
    case 'upkeep':
      return `upkeep ${move.paid}`;
    case 'score':
      return `score ${decree(move.decree)}${move.symbols > 0 ? ` ${move.symbols}` : ''}`;
    case 'repeat':
      return `repeat ${decree(move.decree)}`;
    default:
      return move.do;
  }
}

/** Every move there is, in groups; the place in this list is the move's key. */
export const EVERY: readonly TekhenuMove[] = [
  ...all.KEEP,
  ...all.STARTING_MOVES,
  ...all.DESTINY_MOVES,
  ...all.RESOLVE,
  ...all.GAIN,
  ...all.ADVANCE_MOVES,
  ...all.TAKE,
  ...all.TAKE_ANUBIS,
  ...all.TAKE_IDLE,
  ...all.PAN,
  ...all.VALUE.slice(1),
  ...all.BLESS,
  ...all.BLESS_MARKER,
  ...all.BLESS_VALUE.filter(({ value }) => value > 0),
  ...all.BLESS_COLOUR,
  ...all.BLESS_GOD,
  ...all.ACT,
  ...all.ACT_PRODUCE_FIRST,
  ...all.EXTRA,
  ...all.PRODUCE,
  ...all.STATUE,
  ...all.LAY,
  ...all.TURN,
  ...all.BUILD,
  ...all.CARD,
  ...all.REFRESH,
  ...all.OSIRIS_MOVES,
  ...all.TRACK,
  ...all.PAY,
  all.USE,
  all.DECLINE,
  all.DONE,
  ...all.FAITH_MOVES,
  ...all.UPKEEP_MOVES,
  ...all.SCORE,
  ...all.REPEAT,
];

const BY_TEXT: ReadonlyMap<string, TekhenuMove> = new Map(EVERY.map((move) => [writeMove(move), move]));
const BY_MOVE: ReadonlyMap<TekhenuMove, number> = new Map(EVERY.map((move, i) => [move, i]));

/** The move that a text means, or null. */
export function readMove(text: string): TekhenuMove | null {
  return BY_TEXT.get(text) ?? null;
}

/** Moves are made once and shared, so a move's place among all of them tells it apart; a foreign copy is found by its text. */
export function keyOf(move: TekhenuMove): number {
  const own = BY_MOVE.get(move);
  if (own !== undefined) return own;
  const same = BY_TEXT.get(writeMove(move));
  return same === undefined ? -1 : (BY_MOVE.get(same) ?? -1);
}
