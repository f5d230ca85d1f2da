import type { en } from './en.ts';
import { about } from './ru/about.ts';
import { account } from './ru/account.ts';
import { app } from './ru/app.ts';
import { club } from './ru/club.ts';
import { duel } from './ru/duel.ts';
import { ending } from './ru/ending.ts';
import { fault } from './ru/fault.ts';
import { home } from './ru/home.ts';
import { learn } from './ru/learn.ts';
import { lobby } from './ru/lobby.ts';
import { messengers } from './ru/messengers.ts';
import { newTable } from './ru/new-table.ts';
import { online } from './ru/online.ts';
import { orders } from './ru/orders.ts';
import { people } from './ru/people.ts';
import { profile } from './ru/profile.ts';
import { puzzles } from './ru/puzzles.ts';
import { replay } from './ru/replay.ts';
import { resign } from './ru/resign.ts';
import { review } from './ru/review.ts';
import { room } from './ru/room.ts';
import { screen } from './ru/screen.ts';
import { settings } from './ru/settings.ts';
import { shell } from './ru/shell.ts';
import { slow } from './ru/slow.ts';
import { strength } from './ru/strength.ts';
import { table } from './ru/table.ts';
import { talk } from './ru/talk.ts';
import { today } from './ru/today.ts';
import { together } from './ru/together.ts';

/** То, что говорит сайт, по-русски. */
export const ru: Record<keyof typeof en, string> = {
  ...shell,
  ...home,
  ...newTable,
  ...table,
  ...duel,
  ...club,
  ...ending,
  ...settings,
  ...about,
  ...learn,
  ...replay,
  ...review,
  ...puzzles,
  ...online,
  ...room,
  ...together,
  ...orders,
  ...slow,
  ...screen,
  ...talk,
  ...app,
  ...people,
  ...today,
  ...strength,
  ...resign,
  ...profile,
  ...lobby,
  ...account,
  ...messengers,
  ...fault,
};
