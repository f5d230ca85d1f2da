import type { Told, Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Holdings, LawSpec, Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import type { Walk } from '../walk.ts';

type Books<V extends Vocabulary> = Required<Pick<LawSpec<V>, 'holdings' | 'ledger'>>;

function booksOf<V extends Vocabulary>({ holdings, ledger }: LawSpec<V>): Books<V> | null {
  return holdings === undefined || ledger === undefined ? null : { holdings, ledger };
}

/** What a spectator has heard of each seat, by seat and name. What one seat alone hears has a public side, or is no holding. */
function postings<V extends Vocabulary>(
  books: Books<V>,
  told: readonly Told<V['event']>[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { event, to } of told) {
    if (to !== null) continue;
    for (const { seat, what, by } of books.ledger(event)) {
      const account = `${seat} ${what}`;
      sums.set(account, (sums.get(account) ?? 0) + by);
    }
  }
  return sums;
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { play, game, start } = walk;
  const books = booksOf(walk.ground.spec);
  if (books === null) return;
  const held = (): readonly Holdings[] =>
    Array.from({ length: start.seats }, (_, seat) => books.holdings(play.state, seat));
  let before = held();
  let heard = play.told.length;
  const compare = (turn: Turn<V>): void => {
    const after = held();
    const sums = postings(books, play.told.slice(heard));
    const known = new Set(after.flatMap((things, seat) => Object.keys(things).map((what) => `${seat} ${what}`)));
    const made = `after "${game.write(turn.move)}" of seat ${turn.seat}`;
    for (const account of sums.keys())
      demand(known.has(account), () => `${made} events tell of seat ${account}, which it does not hold`);
    after.forEach((things, seat) => {
      for (const [what, amount] of Object.entries(things)) {
        const changed = amount - (before[seat]?.[what] ?? 0);
        const said = sums.get(`${seat} ${what}`) ?? 0;
        demand(changed === said, () => `${made} seat ${seat} has ${changed} more ${what}, events say ${said}`);
      }
    });
    before = after;
    heard = play.told.length;
  };
  for (let turn = walk.next(); turn !== null; turn = walk.next()) {
    walk.make(turn);
    compare(turn);
  }
}

/** Beside the eleven: what changes hands is told. */
export const ledger: Law = {
  number: 15,
  title: 'what a seat holds changes by exactly what the events say, at every decision',
  share: 1,
  costly: false,
  applies: (spec) => booksOf(spec) !== null,
  trial: () => ({ walk: check }),
};
