import type { Seat, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { spaceAt } from '../rules/content/board.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** A temple's number as it stands on the board. */
export function roman(temple: number): string {
  return ROMAN[temple] ?? String(temple);
}

/** A space by kind and temple: enough for a log line. */
export function spaceName(space: number): Line {
  const { kind, temple } = spaceAt(space);
  return line('space', { spot: line(`spot.${kind}`), temple: roman(temple) });
}

/** A space without any doubt: for labels of moves. */
export function exactSpace(space: number): Line {
  const { kind, temple, row, column } = spaceAt(space);
  return line('space.exact', { spot: line(`spot.${kind}`), temple: roman(temple), row, column });
}

/** Card values in a row: "4 2 1 3". */
export function cardList(cards: readonly number[]): string {
  return cards.join(' ');
}

/** The values by which a line speaks of a seat: to itself as "you", to everybody else by name. */
export function about(seat: Seat, name: SeatNamer, viewer: Viewer): { readonly you: string; readonly name: string } {
  return { you: seat === viewer ? 'yes' : 'no', name: name(seat) };
}
