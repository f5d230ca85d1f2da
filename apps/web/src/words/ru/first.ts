import type { first as english } from '../en/first.ts';
import { app } from './app.ts';
import { duel } from './duel.ts';
import { fault } from './fault.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { puzzles } from './puzzles.ts';
import { room } from './room.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { today } from './today.ts';

/** То, что говорит первая страница, и то, что может быть сказано где угодно. */
export const first: Record<keyof typeof english, string> = {
  ...shell,
  ...home,
  ...table,
  ...duel,
  ...settings,
  ...puzzles,
  ...room,
  ...app,
  ...today,
  ...lobby,
  ...fault,
};
