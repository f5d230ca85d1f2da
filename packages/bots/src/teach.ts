import { FastRandom } from '@naos/engine';
import { type Net, Runner, sigmoid } from './net.ts';

/** Positions to learn from: `inputs` holds one row of the net's first size for each target. */
export interface Lessons {
  readonly inputs: Float32Array;
  /** For each position the wanted win chance, 0 to 1. */
  readonly targets: Float32Array;
}

interface Teaching {
  readonly passes: number;
  readonly seed: number;
  readonly batch?: number;
  readonly pace?: number;
  /** How strongly weights are drawn towards zero. */
  readonly decay?: number;
  readonly onPass?: (pass: number, loss: number) => void;
}

const MOMENTUM = 0.9;
const SCALE = 0.999;
const TINY = 1e-8;

/** Mean surprise (cross-entropy) of a net's win chances at the targets, in nats. */
export function lossOf(net: Net, { inputs, targets }: Lessons): number {
  const runner = new Runner(net);
  const width = net.sizes[0] as number;
  let sum = 0;
  for (let n = 0; n < targets.length; n++) {
    const chance = sigmoid(runner.run(inputs.subarray(n * width, (n + 1) * width))[0] as number);
    const target = targets[n] as number;
    sum -= target * Math.log(chance + TINY) + (1 - target) * Math.log(1 - chance + TINY);
  }
  return sum / targets.length;
}

/** Adjusts a net in place so that the sigmoid of its first output meets the targets (Adam on cross-entropy). */
export function teach(
  net: Net,
  { inputs, targets }: Lessons,
  { passes, seed, batch = 64, pace = 1e-3, decay = 1e-5, onPass }: Teaching,
): void {
  const random = new FastRandom(seed);
  const order = Array.from({ length: targets.length }, (_, n) => n);
  const runner = new Runner(net);
  const width = net.sizes[0] as number;
  const slopes = net.layers.map((layer) => new Float32Array(layer.length));
  const first = net.layers.map((layer) => new Float32Array(layer.length));
  const second = net.layers.map((layer) => new Float32Array(layer.length));
  let steps = 0;

  const step = (count: number): void => {
    steps++;
    const rate = (pace * Math.sqrt(1 - SCALE ** steps)) / (1 - MOMENTUM ** steps);
    for (let l = 0; l < net.layers.length; l++) {
      const [w, g, m, v] = [net.layers[l], slopes[l], first[l], second[l]] as Float32Array[] as [
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      for (let i = 0; i < w.length; i++) {
        const slope = (g[i] as number) / count + decay * (w[i] as number);
        m[i] = MOMENTUM * (m[i] as number) + (1 - MOMENTUM) * slope;
        v[i] = SCALE * (v[i] as number) + (1 - SCALE) * slope * slope;
        w[i] = (w[i] as number) - (rate * (m[i] as number)) / (Math.sqrt(v[i] as number) + TINY);
      }
      g.fill(0);
    }
  };

  for (let pass = 1; pass <= passes; pass++) {
    random.shuffle(order);
    let loss = 0;
    let count = 0;
    for (const n of order) {
      const input = inputs.subarray(n * width, (n + 1) * width);
      const chance = sigmoid(runner.run(input)[0] as number);
      const target = targets[n] as number;
      loss -= target * Math.log(chance + TINY) + (1 - target) * Math.log(1 - chance + TINY);
      addSlopes(net, runner, input, chance - target, slopes);
      if (++count === batch) {
        step(count);
        count = 0;
      }
    }
    if (count > 0) step(count);
    onPass?.(pass, loss / Math.max(1, targets.length));
  }
}

/** Adds the slopes of one position's loss to `slopes`, after `runner` has run it; `error` is that of the first output. */
function addSlopes(
  net: Net,
  runner: Runner,
  input: Float32Array,
  error: number,
  slopes: readonly Float32Array[],
): void {
  let errors = new Float32Array(net.sizes.at(-1) as number);
  errors[0] = error;
  for (let l = net.layers.length - 1; l >= 0; l--) {
    const weights = net.layers[l] as Float32Array;
    const slope = slopes[l] as Float32Array;
    const inputs = net.sizes[l] as number;
    const outputs = net.sizes[l + 1] as number;
    const before = l === 0 ? input : (runner.values[l] as Float32Array);
    const earlier = new Float32Array(inputs);
    for (let o = 0; o < outputs; o++) {
      const e = errors[o] as number;
      if (e === 0) continue;
      const from = o * inputs;
      slope[inputs * outputs + o] = (slope[inputs * outputs + o] as number) + e;
      for (let i = 0; i < inputs; i++) {
        slope[from + i] = (slope[from + i] as number) + e * (before[i] as number);
        if (l > 0 && (before[i] as number) > 0) earlier[i] = (earlier[i] as number) + e * (weights[from + i] as number);
      }
    }
    errors = earlier;
  }
}
