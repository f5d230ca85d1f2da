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

/** What the first page says, and what can be said anywhere, a file a room. Russian is typed after it: a missing text fails the build. */
export const first = {
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
} as const;
