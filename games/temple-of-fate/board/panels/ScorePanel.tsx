import { SeatMark } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { GOALS } from '../../rules/content/goals.ts';
import { goalState, pointsOf } from '../../rules/scoring.ts';
import type { Props } from '../input/held-piece.ts';

const SOURCES = ['large', 'small', 'strips', 'goals'] as const;

/** Everybody's points if the game ended now, by source, and how far the goals are. */
export function ScorePanel({ view, say, seats, seat }: Props): ReactElement {
  const points = view.players.map((_, player) => pointsOf(view, player));
  const shown = SOURCES.filter((source) => source !== 'goals' || view.options.goals);
  const side = seat === null ? [] : (GOALS[view.players[seat]?.side ?? -1] ?? []);
  return (
    <div className="tof-score">
      <table>
        <caption className="unseen">{say(line('score.title'))}</caption>
        <thead>
          <tr>
            <td />
            {view.players.map((_, player) => (
              <th key={player} scope="col">
                <SeatMark seat={player} size={13} />
                <span className="unseen">{seats.find((seatInfo) => seatInfo.seat === player)?.name ?? ''}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <tr key={source}>
              <th scope="row">{say(line(`score.${source}`))}</th>
              {points.map((player, index) => (
                <td key={index}>{player[source]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(line('score.total'))}</th>
            {points.map(({ total }, index) => (
              <td key={index}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {side.length > 0 && seat !== null && (
        <ul className="tof-goals">
          {side.map((goal) => {
            const { have, met } = goalState(view, seat, goal);
            const n = 'max' in goal.condition ? goal.condition.max : goal.condition.min;
            return (
              <li key={goal.id} data-met={met}>
                <b>
                  {met ? '✓' : '○'} {say(line(`goal.${goal.id}`))} +{goal.points}
                </b>{' '}
                {say(line(`goal.${goal.id}.about`, { n }))} {say(line('score.now', { have }))}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
