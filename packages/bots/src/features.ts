import type { Seat, Vocabulary } from '@naos/engine';
import type { Evaluate } from './evaluate.ts';
import { type Net, Runner, sigmoid } from './net.ts';

/** What a game's evaluation looks at: fills a row of numbers, as the seat sees the position. */
export interface Features<V extends Vocabulary> {
  /** One name for each number, in order. */
  readonly names: readonly string[];
  readonly fill: (state: V['state'], seat: Seat, into: Float32Array) => void;
}

/** The win chance that a net gives to the features of a position. */
export function netEvaluation<V extends Vocabulary>(features: Features<V>, net: Net): Evaluate<V> {
  const width = features.names.length;
  if (net.sizes[0] !== width) {
    throw new RangeError(`The weights are for ${net.sizes[0]} features, the game has ${width}.`);
  }
  const runner = new Runner(net);
  const input = new Float32Array(width);
  return (state, seat) => {
    input.fill(0);
    features.fill(state, seat, input);
    return sigmoid(runner.run(input)[0] as number);
  };
}
