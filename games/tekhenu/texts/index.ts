import type { GameWords } from '@naos/words';
import type { Tekhenu } from '../rules/index.ts';
import { board } from './board.ts';
import { enCards, ruCards } from './cards.ts';
import { en } from './en.ts';
import { chapter, event, ruleOf } from './events.ts';
import { move } from './moves.ts';
import { outcome } from './outcome.ts';
import { about, prompt } from './prompts.ts';
import { ru } from './ru.ts';
import { rules } from './rules.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<Tekhenu> = {
  catalogs: { en: { ...en, ...enCards }, ru: { ...ru, ...ruCards } },
  prompt,
  about,
  move,
  event,
  chapter,
  ruleOf,
  whyNot,
  outcome,
  board,
  rules,
};
