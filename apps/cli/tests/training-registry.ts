import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, type BotShelf, LessonBook, type Lessons, type SelfPlay } from '@naos/bots';
import { situationFrom } from '@naos/engine';
import { type AnyGameModule, anyGameModule } from '@naos/game-module';
import { gameModule } from '../../../docs/adding-a-game/stone-papyrus-knife/index.ts';
import {
  CARDS,
  type Card,
  game,
  type Move,
  type StonePapyrusKnife,
} from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';

/** Shows its favourite as long as it can, else the next card in the order stone, papyrus, knife. */
function fond(name: string, favourite: Card): Bot<StonePapyrusKnife> {
  const from = CARDS.indexOf(favourite);
  const order = [...CARDS.slice(from), ...CARDS.slice(0, from)];
  return {
    name,
    decide: ({ view }) => {
      const { moves } = situationFrom(game, view);
      const shows = (card: Card): Move | undefined => moves.find((move) => move.do === 'show' && move.card === card);
      return { move: order.map(shows).find((move) => move !== undefined) ?? (moves[0] as Move) };
    },
  };
}

/** Where these weights would be written to. */
export const FILE = join(tmpdir(), `naos-trained-${process.pid}`, 'weights.bin');

/** A wish for papyrus, of a strength of its own for each seed; every other one is slow to come. */
function lessons(_weights: Float32Array, { seed }: SelfPlay): Lessons {
  if (seed % 2 === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  const book = new LessonBook();
  book.add([Float32Array.of(1), Float32Array.of(0)], [wishOf(seed), 1 - wishOf(seed)]);
  return book.lessons();
}
export const wishOf = (seed: number): number => 0.625 + (seed % 256) / 1024;

/** Weights that say stone before training and papyrus after it: a change that stone regrets and knife likes. */
function shelf(pool: readonly Bot<StonePapyrusKnife>[]): BotShelf<StonePapyrusKnife> {
  return {
    load: async () => [],
    levels: [],
    budget: { evaluations: 10, milliseconds: 50 },
    pool: async () => ({ bots: pool, about: {} }),
    trainer: async () => ({
      seats: [2],
      names: ['papyrus'],
      options: {},
      file: pathToFileURL(FILE),
      fresh: () => Float32Array.of(0),
      lessons,
      player: ([weight = 0], name) => fond(name, weight > 0 ? 'papyrus' : 'stone'),
      top: ([weight = 0]) => fond('top', weight > 0 ? 'papyrus' : 'stone'),
    }),
  };
}

const [stone, knife] = [fond('stone', 'stone'), fond('knife', 'knife')];
const playedBy = (id: string, pool: readonly Bot<StonePapyrusKnife>[]): AnyGameModule =>
  anyGameModule({ ...gameModule, id, bots: async () => shelf(pool) });

export const gameModules: readonly AnyGameModule[] = [
  playedBy('without-knife', [stone]),
  playedBy('with-knife', [stone, knife]),
];
