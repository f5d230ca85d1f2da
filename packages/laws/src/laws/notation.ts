import { type Game, samePlain, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import type { Walk } from '../walk.ts';

function decision<V extends Vocabulary>(game: Game<V>, moves: readonly V['move'][]): void {
  const keys = new Map<number, string>();
  const texts = new Set<string>();
  for (const move of moves) {
    const text = game.write(move);
    const key = game.key(move);
    demand(Number.isSafeInteger(key), () => `the key of "${text}" is ${key}, no whole number`);
    demand(!keys.has(key), () => `"${text}" and "${keys.get(key)}" have the same key ${key}`);
    demand(!texts.has(text), () => `two moves of one decision are written "${text}"`);
    keys.set(key, text);
    texts.add(text);
    const read = game.read(text);
    demand(samePlain(read, move), () => `"${text}" is read as ${JSON.stringify(read)}, not as ${JSON.stringify(move)}`);
    demand(read !== null && game.key(read) === key, () => `"${text}" has another key after reading`);
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { game } = walk;
  walk.each(() => {
    for (const seat of walk.play.seats()) decision(game, walk.play.moves(seat));
  });
}

/** Law 3. */
export const notation: Law = {
  number: 3,
  title: 'all moves of a decision differ, and reading gives back what was written',
  share: 0.5,
  costly: false,
  trial: () => ({ walk: check }),
};
