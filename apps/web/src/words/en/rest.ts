import { about } from './about.ts';
import { account } from './account.ts';
import { because } from './because.ts';
import { club } from './club.ts';
import { ending } from './ending.ts';
import { event } from './event.ts';
import { learn } from './learn.ts';
import { messengers } from './messengers.ts';
import { newTable } from './new-table.ts';
import { online } from './online.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { review } from './review.ts';
import { screen } from './screen.ts';
import { slow } from './slow.ts';
import { strength } from './strength.ts';
import { talk } from './talk.ts';
import { together } from './together.ts';

/** What is said beyond the first page. */
export const rest = {
  ...newTable,
  ...club,
  ...event,
  ...ending,
  ...about,
  ...learn,
  ...replay,
  ...review,
  ...online,
  ...because,
  ...together,
  ...orders,
  ...slow,
  ...screen,
  ...talk,
  ...people,
  ...strength,
  ...resign,
  ...profile,
  ...account,
  ...messengers,
} as const;
