import type { Told } from '@naos/engine';
import Type from 'typebox';
import { Outcome } from './card.ts';
import { exactly, SeatNumber, Time, Version } from './schema.ts';

/** An event as one viewer hears it, with its audience as the engine writes it. */
export const ToldEvent = Type.Unsafe<Told<{ readonly kind: string }>>({
  type: 'object',
  required: ['event', 'to', 'not'],
  properties: {
    event: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
    to: { type: ['integer', 'null'] },
    not: { type: ['integer', 'null'] },
  },
});

/** A move was made (n 0: the game was set up). `told` is what this viewer heard; the move itself is not shown. */
export const MovedBeat = exactly({
  n: Version,
  at: Time,
  kind: Type.Literal('moved'),
  seat: Type.Union([SeatNumber, Type.Null()]),
  told: Type.Array(ToldEvent),
});
/** Moves were taken back: the seat's own numbered `back` and above, or everybody's when `all`. Their events did not happen. */
export const BackBeat = exactly({
  n: Version,
  at: Time,
  kind: Type.Literal('back'),
  seat: SeatNumber,
  back: Version,
  all: Type.Boolean(),
});
/** The game is over; the seed is now public in the transcript. */
export const EndBeat = exactly({ n: Version, at: Time, kind: Type.Literal('end'), outcome: Outcome });

/** One line of the game as a viewer follows it. `n` counts the lines that this viewer notices and is the client's cursor. */
export const Beat = Type.Union([MovedBeat, BackBeat, EndBeat]);
export type Beat = Type.Static<typeof Beat>;
