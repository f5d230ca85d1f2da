import { about } from './en/about.ts';
import { account } from './en/account.ts';
import { app } from './en/app.ts';
import { club } from './en/club.ts';
import { duel } from './en/duel.ts';
import { ending } from './en/ending.ts';
import { fault } from './en/fault.ts';
import { home } from './en/home.ts';
import { learn } from './en/learn.ts';
import { lobby } from './en/lobby.ts';
import { messengers } from './en/messengers.ts';
import { newTable } from './en/new-table.ts';
import { online } from './en/online.ts';
import { orders } from './en/orders.ts';
import { people } from './en/people.ts';
import { profile } from './en/profile.ts';
import { puzzles } from './en/puzzles.ts';
import { replay } from './en/replay.ts';
import { resign } from './en/resign.ts';
import { review } from './en/review.ts';
import { room } from './en/room.ts';
import { screen } from './en/screen.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { slow } from './en/slow.ts';
import { strength } from './en/strength.ts';
import { table } from './en/table.ts';
import { talk } from './en/talk.ts';
import { today } from './en/today.ts';
import { together } from './en/together.ts';

/** What the site says, in English: a file a room. Russian is typed after it: a missing text fails the build. */
export const en = {
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
} as const;
