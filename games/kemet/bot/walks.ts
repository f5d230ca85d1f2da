import { type Bot, type Budget, loadWeights, type SpecialFigure } from '@naos/bots';
import { FastRandom, fastChance, Play } from '@naos/engine';
import { type Kemet, kemet } from '../rules/index.ts';
import { walkedForNothing } from './prune.ts';
import { topOf } from './top.ts';
import { trainer } from './training.ts';

/** Teleports in some games, and those of them that a walk came before for nothing. */
export interface Walks {
  readonly teleports: number;
  readonly walked: number;
}

/** Counts the teleports of games between equals, with all that they may think but the clock. */
export function walksOf(bot: Bot<Kemet>, seats: number, games: number, { evaluations }: Budget): Walks {
  const random = new FastRandom(seats);
  const budget = { evaluations, milliseconds: Number.POSITIVE_INFINITY };
  let [teleports, walked] = [0, 0];
  for (let game = 0; game < games; game++) {
    const play = new Play(kemet, kemet.setup(seats, trainer.options, fastChance(random.next(), kemet.streams.length)));
    while (!play.over) {
      const { seat, state } = play;
      const question = { view: kemet.view(state, seat), seat, budget, seed: random.next(), cancelled: () => false };
      const { move } = bot.decide(question);
      if (move.do === 'teleport') {
        teleports++;
        if (walkedForNothing(state, seat)) walked++;
      }
      play.make(move, seat);
    }
  }
  return { teleports, walked };
}

/** How many of the top level's teleports come behind a walk that none needed, one game at each table. */
export async function figures(usual: Budget): Promise<readonly SpecialFigure[]> {
  const top = topOf(await loadWeights(trainer.file));
  const all = [2, 3, 4, 5].map((seats) => walksOf(top, seats, 1, usual));
  const [teleports, walked] = [
    all.reduce((sum, one) => sum + one.teleports, 0),
    all.reduce((sum, one) => sum + one.walked, 0),
  ];
  return [{ goal: 'teleports behind a walk for nothing', must: 0, measured: walked, samples: teleports }];
}
