import { type BoardProps, SeatMark } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useEffect, useState } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { change, figure } from './figures.ts';
import { type Moment, momentOf } from './moment.ts';

/** So many beats a moment stays, unless it is pressed away. */
const STAY = 3;
/** Lines of it follow each other within a beat. */
const LINES_A_BEAT = 3;

/** A weighing or a scoring is shown line by line for a moment; where nothing moves the line above the board tells it. */
export function StagedMoment({ fresh, beat = 0, view, say, seats }: BoardProps<Tekhenu>): ReactElement | null {
  const [shown, setShown] = useState<Moment | null>(null);
  const players = view.players.length;
  useEffect(() => {
    if (beat === 0) return;
    const moment = momentOf(fresh, players);
    if (moment === null) return;
    setShown(moment);
    const timer = setTimeout(setShown, STAY * beat, null);
    const skip = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(null);
    document.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', skip);
    };
  }, [fresh, beat, players]);
  if (shown === null) return null;
  const { kind, title, rows } = shown;
  return (
    // Announced by the table's own announcer: here it is only seen, and pressed away.
    <div className="tekhenu-moment" aria-hidden="true" onClick={() => setShown(null)}>
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
