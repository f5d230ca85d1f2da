import type { Bot } from '@naos/bots';
import { EmptyChoice, type Game, type Vocabulary } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { gameModuleOf } from '@naos/registry';

const aton = gameModuleOf('aton');
if (aton === undefined) throw new Error('The registry has no Aton.');
const real: AnyGameModule = aton;

function forever(): never {
  for (;;);
}

const sleeper: Bot<Vocabulary> = { name: 'sleeper', decide: forever };
const hungry: Bot<Vocabulary> = {
  name: 'hungry',
  decide: () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array<number>(100_000).fill(1));
  },
};
const liar: Bot<Vocabulary> = { name: 'liar', decide: () => ({ move: { do: 'nonsense' } }) };

function hoard(): never {
  const eaten: { readonly kind: string; readonly n: number }[] = [];
  for (;;) eaten.push({ kind: `event ${eaten.length}`, n: eaten.length });
}

function nothingToChoose(): never {
  throw new EmptyChoice('planted', 'turn', 'place', 0);
}

/** Aton with bots that misbehave and move texts that its rules never finish reading or fall over. */
const planted: AnyGameModule = {
  ...real,
  id: 'planted',
  rules: async (): Promise<Game<Vocabulary>> => {
    const game = await real.rules();
    const planted: Readonly<Record<string, () => never>> = { loop: forever, hoard, fault: nothingToChoose };
    return { ...game, id: 'planted', read: (text) => planted[text]?.() ?? game.read(text) };
  },
  bots: async () => {
    const shelf = await real.bots();
    const levels = ['sleeper', 'hungry', 'liar', ...shelf.levels];
    return { ...shelf, levels, load: async () => [sleeper, hungry, liar, ...(await shelf.load())] };
  },
};

export const gameModules: readonly AnyGameModule[] = [real, planted];
