import { type BoardProps, SeatMark, useBriefly } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useMemo } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { change, figure } from './figures.ts';
import { momentOf } from './moment.ts';

/** So many beats a moment stays. */
export const STAY = 3;
/** Lines of it follow each other within a beat. */
const LINES_A_BEAT = 3;

/** A weighing or a scoring is shown line by line for a moment; where nothing moves the line above the board tells it. */
export function StagedMoment({ fresh, beat = 0, view, say, seats }: BoardProps<Tekhenu>): ReactElement | null {
  const players = view.players.length;
  const shown = useBriefly(
    useMemo(() => momentOf(fresh, players), [fresh, players]),
    STAY * beat,
  );
  if (shown === null) return null;
  const { kind, title, rows } = shown;
  return (
    // Announced by the table's own announcer: here it is only seen.
    <div className="tekhenu-moment" aria-hidden="true">
      <h3>{say(title)}</h3>
      <ul>
        {rows.map(({ player, figure: n, lost }, i) => (
          <li key={player} style={{ animationDelay: `${(i * beat) / LINES_A_BEAT}ms` }}>
            <SeatMark seat={player} />
            <span>{seats[player]?.name ?? say(line('opponent'))}</span>
            <b data-bad={n < 0}>{kind === 'maat' ? figure(n) : change(n)}</b>
            {lost > 0 && <em>{say(line('amount.points', { n: change(-lost) }))}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
