import { type Bot, type BotShelf, planOf } from '@naos/bots';
import { duelBudget } from '@naos/bots/duel';
import type { Game, Vocabulary } from '@naos/engine';
import { patternOf } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import { type Line, line } from '@naos/words';
import type {
  AdviceReply,
  AdviceRequest,
  BotReply,
  BotRequest,
  PatternReply,
  PatternRequest,
  Plan,
  ReasonReply,
  ReasonRequest,
  WorkerRequest,
} from './bot-desk.ts';

interface Shelf {
  readonly game: Game<Vocabulary>;
  readonly shelf: BotShelf<Vocabulary>;
  readonly bots: readonly Bot<Vocabulary>[];
}

const shelves = new Map<string, Promise<Shelf>>();

async function open(id: string): Promise<Shelf> {
  const gameModule = gameModules.find((one) => one.id === id);
  if (gameModule === undefined) throw new Error(`There is no game "${id}".`);
  const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  return { game, shelf, bots: await shelf.load() };
}

/** A game with its bots, opened once; one that could not be loaded is tried again. */
function opened(name: string): Promise<Shelf> {
  const shelf = shelves.get(name) ?? open(name);
  shelves.set(name, shelf);
  shelf.catch(() => shelves.delete(name));
  return shelf;
}

async function answer({ id, game: name, bot: wanted, view, seat, seed, repeatable }: BotRequest): Promise<BotReply> {
  const { game, shelf, bots } = await opened(name);
  const bot = bots.find((one) => one.name === wanted) ?? bots.find((one) => one.name === shelf.levels.at(-1));
  if (bot === undefined) throw new Error(`${name} has no bot "${wanted}".`);
  const { move, winChance, ranked, hard } = bot.decide({
    view,
    seat,
    seed,
    budget: repeatable === true ? duelBudget(shelf) : (bot.ownBudget ?? shelf.budget),
    cancelled: () => false,
  });
  return {
    id,
    move: game.write(move),
    winChance: winChance ?? null,
    hard: hard ?? 0.5,
    ranked: (ranked ?? []).map((one) => ({ move: game.write(one.move), value: one.value })),
  };
}

async function advice({ id, game, adviser: wanted, view, seat }: AdviceRequest): Promise<AdviceReply> {
  const advisers = await gameModules.find((one) => one.id === game)?.advisers?.();
  const adviser = advisers?.find((one) => one.id === wanted);
  if (adviser === undefined) throw new Error(`${game} has no adviser "${wanted}".`);
  return { id, advice: await adviser.advise(view, seat) };
}

async function reasons({ id, game: name, view, seat, moves: texts }: ReasonRequest): Promise<ReasonReply> {
  const gameModule = gameModules.find((one) => one.id === name);
  const [game, explain] = await Promise.all([gameModule?.rules(), gameModule?.reasons?.()]);
  if (game === undefined || explain === undefined) return { id, plan: NO_PLAN };
  const {
    moves,
    steps,
    reasons: topics,
    cost,
    fear,
  } = explain(
    view,
    seat,
    texts.flatMap((text) => game.read(text) ?? []),
  );
  return {
    id,
    plan: {
      moves: moves.map(({ move, loss }) => ({ move: game.write(move), loss })),
      steps: steps.map((step) => ({ move: game.write(step.move), view: step.view })),
      reasons: topics.map(textOf),
      cost: cost === null ? null : textOf(cost),
      fear: fear === null ? null : textOf(fear),
    },
  };
}

async function pattern({ id, game: name, view, seat, played, better }: PatternRequest): Promise<PatternReply> {
  const [{ game, shelf, bots }, patterns] = await Promise.all([
    opened(name),
    gameModules.find((one) => one.id === name)?.patterns?.(),
  ]);
  const bot = bots.find((one) => one.name === shelf.levels.at(-1));
  const [one, two] = [game.read(better), game.read(played)];
  if (patterns === undefined || bot === undefined || one === null || two === null) return { id, pattern: null };
  const end = (move: Vocabulary['move']) => planOf(game, bot, view, seat, move).end;
  const found = patternOf(patterns, end(one), end(two), seat);
  return { id, pattern: found === null ? null : line(`pattern.${found}`) };
}

const NO_PLAN: Plan = { moves: [], steps: [], reasons: [], cost: null, fear: null };
const textOf = (topic: string): Line => line(`gains.${topic}`);

function replyTo(request: WorkerRequest): Promise<BotReply | AdviceReply | ReasonReply | PatternReply> {
  switch (request.kind) {
    case 'decide':
      return answer(request);
    case 'advise':
      return advice(request);
    case 'explain':
      return reasons(request);
    case 'pattern':
      return pattern(request);
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    self.postMessage(await replyTo(data));
  } catch (problem) {
    self.postMessage({ id: data.id, problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
