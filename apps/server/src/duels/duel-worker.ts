import {
  type CheckedDuel,
  checkDuel,
  type DuelFault,
  type DuelResult,
  duelBudget,
  duelLevel,
  duelOfLevel,
} from '@naos/bots';
import { gameModulesOf } from '../games.ts';
import { stepBack } from '../step-back.ts';

stepBack();

interface Question {
  readonly registry: string;
  readonly game: string;
  readonly day: string;
}

/** A game to be checked, or a level to be played through. */
export type DuelQuestion = Question & ({ readonly text: string; readonly now: number } | { readonly level: string });

async function load({ registry, game }: Question) {
  const gameModule = (await gameModulesOf(registry)).find(({ id }) => id === game);
  if (gameModule === undefined) throw new Error(`There is no game "${game}".`);
  const [rules, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const bots = await shelf.load();
  const budget = duelBudget(shelf);
  const called = (name: string) => {
    const bot = bots.find((one) => one.name === name);
    if (bot === undefined) throw new Error(`There is no bot "${name}" for ${game}.`);
    return { bot, budget };
  };
  return { rules, called, rival: called(duelLevel(shelf)) };
}

const loaded = new Map<string, ReturnType<typeof load>>();

/** Plays a duel again in a thread of its own. */
export default async function answer(question: DuelQuestion): Promise<CheckedDuel | DuelFault | DuelResult> {
  const loading = loaded.get(question.game) ?? load(question);
  loaded.set(question.game, loading);
  const { rules, called, rival } = await loading;
  if ('level' in question) return duelOfLevel(rules, called(question.level), rival, question.day);
  return checkDuel(rules, rival, question.day, question.text, question.now);
}
