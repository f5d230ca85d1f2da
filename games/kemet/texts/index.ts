import type { GameWords } from '@naos/words';
import type { Kemet } from '../rules/index.ts';
import { board } from './board.ts';
import { en } from './en.ts';
import { chapter, event, ruleOf } from './events.ts';
import { move } from './moves.ts';
import { names } from './names.ts';
import { outcome } from './outcome.ts';
import { about, prompt } from './prompts.ts';
import { ru } from './ru.ts';
import { rules } from './rules.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<Kemet> = {
  catalogs: { en: { ...names('en'), ...en }, ru: { ...names('ru'), ...ru } },
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
