/**
 * A small feed-forward net: layers of weights in plain arrays. With no hidden layer it is a linear evaluation. Hidden
 * layers are rectified; what the outputs mean is the game's matter (the first is a logit of the win chance).
 */
export interface Net {
  /** Sizes from the inputs to the outputs. */
  readonly sizes: readonly number[];
  /** For each layer its weights (`weights[output * inputs + input]`) followed by one bias an output. */
  readonly layers: readonly Float32Array[];
}

/** How many numbers a layer holds. */
export function layerLength(inputs: number, outputs: number): number {
  return (inputs + 1) * outputs;
}

/** A net whose numbers come from `next` (uniform in [-1, 1]), scaled to the size of each layer. */
export function freshNet(sizes: readonly number[], next: () => number): Net {
  const layers = sizes.slice(1).map((outputs, l) => {
    const inputs = sizes[l] as number;
    const layer = new Float32Array(layerLength(inputs, outputs));
    const scale = Math.sqrt(3 / Math.max(1, inputs));
    for (let i = 0; i < inputs * outputs; i++) layer[i] = next() * scale;
    return layer;
  });
  return { sizes, layers };
}

/** Runs nets without making garbage: one per net and worker. The answer is overwritten by the next call. */
export class Runner {
  readonly net: Net;
  readonly values: readonly Float32Array[];

  constructor(net: Net) {
    this.net = net;
    this.values = net.sizes.map((size) => new Float32Array(size));
  }

  /** The outputs for an input vector of the net's first size. */
  run(input: Float32Array): Float32Array {
    const { sizes, layers } = this.net;
    let before = input;
    for (let l = 0; l < layers.length; l++) {
      const weights = layers[l] as Float32Array;
      const inputs = sizes[l] as number;
      const outputs = sizes[l + 1] as number;
      const after = this.values[l + 1] as Float32Array;
      const hidden = l + 1 < layers.length;
      for (let o = 0; o < outputs; o++) {
        let sum = weights[inputs * outputs + o] as number;
        const from = o * inputs;
        for (let i = 0; i < inputs; i++) sum += (weights[from + i] as number) * (before[i] as number);
        after[o] = hidden && sum < 0 ? 0 : sum;
      }
      before = after;
    }
    return before;
  }
}

/** The win chance that a logit means. */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
