import type { Interjections, Seat, WhyNot } from '@naos/engine';
import { BLOCKED, CONTENT, EMPTY, UNCOVERED } from './content/cells.ts';
import { COLOURS } from './content/colours.ts';
import { FIRST_LONG_PLACE, STRIP_PLACES, stripColour, stripLength, stripOf } from './content/strips.ts';
import { PLACE_STRIP, type TempleMove } from './moves.ts';
import { DECK_FIRST } from './reasons.ts';
import { playerAt, type TempleState } from './state.ts';
import { fits, layStrip } from './temple.ts';
import type { TempleOfFate } from './vocabulary.ts';

const NONE: readonly TempleMove[] = [];

/** Own build and own priest turn, but not the middle of a use or of drawing a card (8.2.1, 9.2.1, R9). */
function windowOpen(state: TempleState): boolean {
  const running = state.agenda.at(-1)?.do;
  return running === 'build' || running === 'turn';
}

function stripMoves(state: TempleState, seat: Seat): readonly TempleMove[] {
  const { held, cells } = playerAt(state, seat).temple;
  if (held.length === 0 || !windowOpen(state)) return NONE;
  const moves: TempleMove[] = [];
  for (let i = 0; i < held.length; i++) {
    const strip = held[i];
    if (strip === undefined || held.indexOf(strip) !== i) continue;
    const base = STRIP_PLACES.length * stripColour(strip);
    const short = stripLength(strip) === 2;
    const end = short ? FIRST_LONG_PLACE : STRIP_PLACES.length;
    for (let place = short ? 0 : FIRST_LONG_PLACE; place < end; place++) {
      const move = fits(cells, place) ? PLACE_STRIP[base + place] : undefined;
      if (move !== undefined) moves.push(move);
    }
  }
  return moves;
}

function whyNot(state: TempleState, move: TempleMove, seat: Seat): WhyNot | null {
  if (move.do !== 'strip') return null;
  const { held, cells } = playerAt(state, seat).temple;
  if (!windowOpen(state)) return whyShut(state);
  const place = STRIP_PLACES[move.place] ?? [];
  if (!held.includes(stripOf(place.length, move.colour))) {
    return {
      rule: '8.1.2',
      why: 'why.strip-not-held',
      facts: { length: place.length, colour: COLOURS[move.colour] ?? '' },
    };
  }
  const under = place.map((cell) => cells[cell] ?? UNCOVERED);
  if (under.some((cell) => (cell & CONTENT) === UNCOVERED)) return { rule: '8.2.4', why: 'why.strip-uncovered' };
  if (under.some((cell) => (cell & CONTENT) === BLOCKED)) return { rule: '8.2.4', why: 'why.strip-blocked' };
  if (under.some((cell) => (cell & CONTENT) !== EMPTY)) return { rule: '8.2.3', why: 'why.strip-ornament' };
  return fits(cells, move.place) ? null : { rule: '8.2.5', why: 'why.strip-levels' };
}

/** The steps in which no ornament is placed: drawing a private card and using a chain are finished first. */
function whyShut(state: TempleState): WhyNot {
  const running = state.agenda.at(-1)?.do;
  if (running === 'blessing') return DECK_FIRST;
  return { rule: '8.2.1', why: running === 'use' ? 'why.strip-in-use' : 'why.strip-window' };
}

/** Bonus ornaments: at any moment of the own build and the own priest turn (8.2). */
export const interjections: Interjections<TempleOfFate> = {
  is: (move) => move.do === 'strip',
  moves: stripMoves,
  chosen: (table, move, seat) => {
    if (move.do !== 'strip') return;
    const player = playerAt(table.state, seat);
    const strip = stripOf((STRIP_PLACES[move.place] ?? []).length, move.colour);
    layStrip(player.temple, move.colour, move.place);
    const event = { kind: 'strip placed', seat, strip, place: move.place } as const;
    // A strip placed in a build stays hidden until all builds are revealed (6.1.1); in a turn it shows its colour.
    if (player.shown !== null) {
      table.tellOnly(seat, event);
      return;
    }
    table.learned();
    table.tell(event);
  },
  whyNot,
};
