import { CARDS, type Card } from './cards.ts';
import type { Move } from './vocabulary.ts';

type Show = Extract<Move, { do: 'show' }>;
type Swap = Extract<Move, { do: 'swap' }>;

/** Every move there is, made once: lists of them are built in hot loops. */
export const SHOW: readonly Show[] = CARDS.map((card) => ({ do: 'show', card }));
export const SWAP: readonly Swap[] = CARDS.map((card) => ({ do: 'swap', card }));
export const KEEP: Move = { do: 'keep' };

const ALL: readonly Move[] = [...SHOW, ...SWAP, KEEP];

export function write(move: Move): string {
  return move.do === 'keep' ? 'keep' : `${move.do} ${move.card}`;
}

export function read(text: string): Move | null {
  return ALL.find((move) => write(move) === text) ?? null;
}

export function key(move: Move): number {
  const card: Card | null = move.do === 'keep' ? null : move.card;
  return card === null ? 0 : 1 + CARDS.indexOf(card);
}
