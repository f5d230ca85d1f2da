import { at, numberAt, rule, type Seat, together, type WhyNot } from '@naos/engine';
import { AREAS, areasOfRound, levelOfRound, ROUNDS, SUMMIT } from '../content/geometry.ts';
import { FACES } from '../content/tiles.ts';
import { DECLINE, DONE, laySummit, PLACE, type TempleMove, TURN_UP, TURNS } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { type Player, playerAt, type TempleState } from '../state.ts';
import { copyTemple, laySpecial, layTile } from '../temple.ts';
import type { TempleProcedure, TempleTable } from '../vocabulary.ts';
import { reveal } from './reveal.ts';
import { askAll, unready } from './seats.ts';

/** Whether all tiles of the round are laid. */
function allLaid(state: TempleState, player: Player): boolean {
  return state.round === ROUNDS ? player.temple.laid[SUMMIT] !== -1 : player.used === (1 << player.slots.length) - 1;
}

function openBuild(table: TempleTable): void {
  const { state } = table;
  askAll(state);
  for (const player of state.players) {
    player.shown = copyTemple(player.temple);
    if (!state.options.hummingbird) player.turned = (1 << player.slots.length) - 1;
  }
}

/** All placements of the tiles in hand: every free area of the level, every turn (6.2.6 to 6.2.8). */
function placements(state: TempleState, player: Player): readonly TempleMove[] {
  const { slots, turned, used, temple } = player;
  const moves: TempleMove[] = [];
  const areas = areasOfRound(state.round);
  for (let slot = 0; slot < slots.length; slot++) {
    const face = slots[slot];
    if (face === undefined || ((turned & ~used) >> slot) % 2 === 0 || repeated(player, slot)) continue;
    const base = TURNS * SUMMIT * face;
    for (const area of areas) {
      if (temple.laid[area] !== -1) continue;
      const unturned = base + TURNS * area;
      for (let turn = 0; turn < TURNS; turn++) {
        const move = PLACE[unturned + turn];
        if (move !== undefined) moves.push(move);
      }
    }
  }
  return moves;
}

/** Whether an earlier unlaid slot holds the same face. */
function repeated({ slots, turned, used }: Player, slot: number): boolean {
  for (let i = 0; i < slot; i++) if (((turned & ~used) >> i) % 2 === 1 && slots[i] === slots[slot]) return true;
  return false;
}

/** Both sides of the special tiles in view (9.1.2, 11.2.5). */
function summits(state: TempleState, player: Player): readonly TempleMove[] {
  const { drawn, looked } = player;
  const seen = state.options.hummingbird ? drawn.slice(looked - 1, looked) : [...new Set(drawn)];
  const moves: TempleMove[] = seen.flatMap((special) => [laySummit(special, true), laySummit(special, false)]);
  if (state.options.hummingbird && looked < drawn.length) moves.push(DECLINE);
  return moves;
}

const ONLY_DONE: readonly TempleMove[] = [DONE];

function buildMoves(state: TempleState, seat: Seat): readonly TempleMove[] {
  const player = playerAt(state, seat);
  if (allLaid(state, player)) return ONLY_DONE;
  if (state.round === ROUNDS) return summits(state, player);
  const { slots, turned, used } = player;
  // Hummingbird: one tile is turned up and laid before the next (11.2.4).
  if (state.options.hummingbird && turned === used) {
    return slots.flatMap((_, slot) => ((turned >> slot) % 2 === 0 ? [at(TURN_UP, slot)] : []));
  }
  return placements(state, player);
}

function build(table: TempleTable, move: TempleMove, seat: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  switch (move.do) {
    case 'place': {
      const slot = player.slots.findIndex(
        (face, i) => face === move.face && ((player.turned & ~player.used) >> i) % 2 === 1,
      );
      player.used |= 1 << slot;
      const { face, area, turn } = move;
      const returned = layTile(player.temple, face, area, turn);
      if (table.loud) table.tellOnly(seat, { kind: 'tile laid', seat, face, area, turn, returned });
      break;
    }
    case 'turn-up':
      // A kept tile looked at in the exchange is no news.
      if (move.slot > 0 || (player.known & 1) === 0) table.learned(seat);
      player.turned |= 1 << move.slot;
      table.tellOnly(seat, { kind: 'tile looked at', seat, face: numberAt(player.slots, move.slot) });
      break;
    case 'decline':
      player.looked++;
      table.learned(seat);
      table.tellOnly(seat, { kind: 'specials drawn', seat, specials: player.drawn.slice(1) });
      break;
    case 'summit':
      laySummitTile(table, player, seat, move.special, move.up);
      break;
    case 'done':
      // It stays the player's own until all have finished (6.1.1): that it is finished is all the others see.
      player.ready = true;
      table.tell({ kind: 'build done', seat });
      break;
  }
}

/** The chosen special tile goes to the summit, the other one leaves the game unseen by the others (9.1.2). */
function laySummitTile(table: TempleTable, player: Player, seat: Seat, special: number, up: boolean): void {
  const blind = table.state.options.hummingbird;
  const chosen = blind ? player.looked - 1 : player.drawn.indexOf(special);
  player.discard = numberAt(player.drawn, 1 - chosen);
  player.discardSeen = player.looked === 2;
  player.drawn = [];
  player.looked = 0;
  const returned = laySpecial(player.temple, special, up);
  if (table.loud) table.tellOnly(seat, { kind: 'summit laid', seat, special, up, returned });
}

function whyNot(state: TempleState, move: TempleMove, seat: Seat): WhyNot | null {
  switch (move.do) {
    case 'done':
      return state.round === ROUNDS
        ? { rule: '9.1.2', why: 'why.summit-first' }
        : { rule: '6.2.6', why: 'why.tiles-left' };
    case 'summit':
      return whyNotSummit(state, playerAt(state, seat), move.special);
    case 'turn-up':
    case 'decline':
      return whyNotBlind(state, playerAt(state, seat), move);
    case 'place':
      return whyNotPlace(state, playerAt(state, seat), move.face, move.area);
    default:
      return null;
  }
}

function whyNotPlace(state: TempleState, { slots, turned, used, temple }: Player, face: number, area: number): WhyNot {
  const level = levelOfRound(state.round);
  if (AREAS[area]?.level !== level) return { rule: `6.0.${level}`, why: 'why.other-level', facts: { level } };
  if (used === (1 << slots.length) - 1) return { rule: '6.2.6', why: 'why.all-laid' };
  if (turned === used) return { rule: '11.2.4', why: 'why.turn-up-first' };
  if (temple.laid[area] !== -1) return { rule: '6.2.7', why: 'why.area-taken' };
  return state.options.hummingbird
    ? { rule: '11.2.4', why: 'why.tile-not-turned-up' }
    : { rule: '6.2.6', why: 'why.tile-not-in-hand', facts: { tile: FACES[face]?.id ?? '' } };
}

function whyNotSummit(state: TempleState, { drawn, looked, temple }: Player, special: number): WhyNot {
  if (state.round < ROUNDS) return { rule: '6.0.3', why: 'why.no-summit-yet' };
  if (temple.laid[SUMMIT] !== -1) return { rule: '9.1.2', why: 'why.all-laid' };
  if (!state.options.hummingbird) return { rule: '9.1.2', why: 'why.special-not-drawn' };
  // What the tile not yet seen is stays unsaid (11.2.5): the same words for every tile that is not in view.
  const declined = looked === drawn.length && drawn[0] === special;
  return { rule: '11.2.5', why: declined ? 'why.special-declined' : 'why.special-not-in-view' };
}

/** Turning up tiles and declining the first special tile belong to the variant Hummingbird (11.2.4, 11.2.5). */
function whyNotBlind(state: TempleState, { slots, turned, used, temple }: Player, move: TempleMove): WhyNot {
  if (!state.options.hummingbird) return { rule: '11.2.1', why: 'why.hummingbird-only' };
  if (move.do !== 'turn-up') {
    if (state.round < ROUNDS) return { rule: '11.2.5', why: 'why.decline-later' };
    return temple.laid[SUMMIT] === -1
      ? { rule: '11.2.5', why: 'why.declined-already' }
      : { rule: '9.1.2', why: 'why.all-laid' };
  }
  if (state.round === ROUNDS) return { rule: '11.2.5', why: 'why.turn-up-specials' };
  if (move.slot >= slots.length) return { rule: '6.0.2', why: 'why.no-such-tile' };
  return { rule: '11.2.4', why: turned === used ? 'why.turned-up-already' : 'why.lay-first' };
}

/** Step 2: everybody builds at once and in secret, tile by tile (6.2.6 to 6.2.10, 9.1, 11.2.4 to 11.2.6). */
export const buildLevel: TempleProcedure<'build'> = [
  rule('ask', openBuild),
  together('build', {
    who: unready,
    moves: (state, _task, seat) => buildMoves(state, seat),
    chosen: (table, _task, move, seat) => build(table, move, seat),
    whyNot: unlisted(
      (state, _task, seat) => buildMoves(state, seat),
      (state, _task, move, seat) => whyNot(state, move, seat),
      { rule: '6.2.6', why: 'why.time-for-building' },
    ),
    facts: (state, _task, seat) => {
      const { slots, used } = playerAt(state, seat);
      const level = levelOfRound(state.round);
      const done = allLaid(state, playerAt(state, seat));
      return { level, left: done ? 0 : Math.max(1, slots.filter((_, slot) => (used >> slot) % 2 === 0).length) };
    },
  }),
  rule('reveal', reveal),
];
