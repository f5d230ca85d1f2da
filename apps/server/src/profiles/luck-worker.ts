import { type EvenResult, evenResults } from '@naos/bots';
import { readTranscript } from '@naos/engine';
import { gameModulesOf } from '../games.ts';
import { stepBack } from '../step-back.ts';

stepBack();

/** A finished game, as its file has it. */
export interface LuckQuestion {
  readonly registry: string;
  readonly game: string;
  readonly text: string;
}

/** So many looks at a decision: a game takes about a second. More move single figures, and the sum of many hardly. */
const LOOKS = 300;

async function load({ registry, game }: LuckQuestion) {
  const gameModule = (await gameModulesOf(registry)).find(({ id }) => id === game);
  if (gameModule === undefined) throw new Error(`There is no game "${game}".`);
  const [rules, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const bots = await shelf.load();
  const judge = bots.find(({ name }) => name === shelf.levels.at(-1));
  return judge === undefined ? null : { rules, judge };
}

const loaded = new Map<string, ReturnType<typeof load>>();

/** The strongest level goes through a game, in a thread of its own. */
export default async function judge(question: LuckQuestion): Promise<readonly EvenResult[] | null> {
  const loading = loaded.get(question.game) ?? load(question);
  loaded.set(question.game, loading);
  const opened = await loading;
  if (opened === null) return null;
  const budget = { evaluations: LOOKS, milliseconds: Number.POSITIVE_INFINITY };
  return evenResults(opened.rules, readTranscript(question.text), opened.judge, budget);
}
