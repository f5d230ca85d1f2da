import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { GOALS } from '../../rules/content/goals.ts';
import { words } from '../../texts/index.ts';
import type { Props } from './held-piece.ts';

/** The two sides of the goal card, to pick one. */
export function GoalSides({ moves, view, choose, say }: Props): ReactElement {
  return (
    <section className="tof-sides" data-part="goals">
      {moves.map((move) =>
        move.do === 'goals' ? (
          <article key={move.side}>
            <h2>{say(words.move(move, view))}</h2>
            <ul>
              {(GOALS[move.side] ?? []).map((goal) => (
                <li key={goal.id}>
                  <b>{say(line(`goal.${goal.id}`))}</b>{' '}
                  {say(
                    line(`goal.${goal.id}.about`, {
                      n: 'max' in goal.condition ? goal.condition.max : goal.condition.min,
                    }),
                  )}{' '}
                  <b className="tof-goal-points">+{goal.points}</b>
                </li>
              ))}
            </ul>
            <button type="button" className="btn go" data-open="true" onClick={() => choose(move)}>
              {say(line('goals.pick'))}
            </button>
          </article>
        ) : null,
      )}
    </section>
  );
}
