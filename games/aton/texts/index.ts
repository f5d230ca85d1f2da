import type { GameWords } from '@naos/words';
import type { Aton } from '../rules/index.ts';
import { board } from './board.ts';
import { en } from './en.ts';
import { ruleOf } from './event-rules.ts';
import { chapter, event } from './events.ts';
import { move } from './moves.ts';
import { outcome } from './outcome.ts';
import { about, prompt } from './prompts.ts';
import { ru } from './ru.ts';
import { rules } from './rules.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<Aton> = {
  catalogs: { en, ru },
  prompt,
  about,
  move,
  event,
  ruleOf,
  chapter,
  whyNot,
  outcome,
  board,
  rules,
};
