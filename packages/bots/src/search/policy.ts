import type { FastRandom, Play, Seat, Vocabulary } from '@naos/engine';

/** One of a list, each with the same chance. */
export function oneOf<T>(list: readonly T[], random: FastRandom): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
}

/** Any legal move, each with the same chance. */
export function anyMove<V extends Vocabulary>(play: Play<V>, seat: Seat, random: FastRandom): V['move'] {
  return oneOf<V['move']>(play.moves(seat), random);
}

/** Plays on in place at random, for at most so many decisions. */
export function playOn<V extends Vocabulary>(play: Play<V>, random: FastRandom, horizon: number): void {
  for (let i = 0; i < horizon && !play.over; i++) play.make(anyMove(play, play.seat, random), play.seat);
}
