import type { TekhenuMove } from '../../rules/index.ts';
import type { Blessing } from './Options.tsx';

/** Moves that are drawn on the picture and need no button of their own. */
export const DRAWN: ReadonlySet<TekhenuMove['do']> = new Set(['take', 'anubis', 'idle', 'lay', 'build', 'osiris']);

interface Groups {
  readonly single: readonly TekhenuMove[];
  /** Blessings that can be played in more than one way. */
  readonly blessings: readonly Blessing[];
}

function cardOf(move: TekhenuMove): number {
  return move.do.startsWith('bless') && 'card' in move ? move.card : -1;
}

/** What is answered with cards: values of the die in hand stand apart, ways of one blessing together. */
export function groupsOf(moves: readonly TekhenuMove[], valuesApart: boolean): Groups {
  const listed = moves.filter((move) => !DRAWN.has(move.do) && !(valuesApart && move.do === 'value'));
  const cards = [...new Set(listed.map(cardOf))].filter((card) => card !== -1);
  const blessings = cards
    .map((card) => ({ card, ways: listed.filter((move) => cardOf(move) === card) }))
    .filter(({ ways }) => ways.length > 1);
  const grouped = new Set(blessings.flatMap(({ ways }) => ways));
  return { single: listed.filter((move) => !grouped.has(move)), blessings };
}
