import { Play, type Seat, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Holdings, LawSpec } from '../ground.ts';
import type { Law } from '../law.ts';
import { sample } from '../sample.ts';
import { turnsOf, type Walk } from '../walk.ts';
import { watched } from '../watched.ts';

const TRIED = 24;

type Labels<V extends Vocabulary> = Required<Pick<LawSpec<V>, 'holdings' | 'promised'>>;

function labelsOf<V extends Vocabulary>({ holdings, promised }: LawSpec<V>): Labels<V> | null {
  return holdings === undefined || promised === undefined ? null : { holdings, promised };
}

/** What a seat holds after each step that a move sets going, up to the next question. */
function courseOf<V extends Vocabulary>({ game, play }: Walk<V>, { holdings }: Labels<V>, seat: Seat, move: V['move']) {
  const course: Holdings[] = [];
  const trial = new Play(
    watched(game, (_step, state) => course.push(holdings(state, seat))),
    game.copy(play.state),
  );
  trial.make(move, seat);
  return [...course, holdings(trial.state, seat)];
}

/**
 * A label speaks of the move, not of what the round brings afterwards (income, the next player's turn), so its promise
 * must be what has changed at some step on the way to the next question.
 */
function look<V extends Vocabulary>(walk: Walk<V>, labels: Labels<V>): void {
  const { game, play, random } = walk;
  for (const { seat, move } of sample(turnsOf(play), TRIED, random)) {
    const promise = labels.promised(move, game.view(play.state, seat));
    if (promise === null) continue;
    const before = labels.holdings(play.state, seat);
    const course = courseOf(walk, labels, seat, move).map((after) =>
      Object.fromEntries(Object.keys(promise).map((what) => [what, (after[what] ?? 0) - (before[what] ?? 0)])),
    );
    const kept = course.some((change) => Object.entries(promise).every(([what, by]) => change[what] === by));
    demand(
      kept,
      () => `"${game.write(move)}" promises ${JSON.stringify(promise)} and does ${JSON.stringify(course.at(-1))}`,
    );
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const labels = labelsOf(walk.ground.spec);
  if (labels === null) return;
  walk.each(() => {
    if (walk.looks()) look(walk, labels);
  });
}

/** Beside the eleven: labels. */
export const promises: Law = {
  number: 17,
  title: 'a move does to the holdings of its seat exactly what its label promises',
  share: 1,
  costly: true,
  applies: (spec) => labelsOf(spec) !== null,
  trial: () => ({ walk: check }),
};
