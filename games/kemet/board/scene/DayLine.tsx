import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Kemet } from '../../rules/index.ts';
import { SeatSign } from '../look/Glyph.tsx';

const LAPS = [1, 2, 3, 4, 5];
const PHASE_RULES = { setup: '5.1', day: '7.1.1', night: '14.0.1' } as const;

/** Day and lap, and whose turn it is in the order of the track. */
export function DayLine({ view, say, seats }: BoardProps<Kemet>): ReactElement {
  const turn = view.agenda.find((task) => task.do === 'turn');
  const name = (seat: number): string => seats.find((seatInfo) => seatInfo.seat === seat)?.name ?? '';
  return (
    <div className="kemet-day">
      <b data-explain={say(line(`${view.phase}.about`))} data-rule={PHASE_RULES[view.phase]}>
        {say(line(`${view.phase}.title`, { round: view.round }))}
      </b>
      {view.phase === 'day' && (
        <span className="kemet-laps" data-explain={say(line('day.lap.about'))} data-rule="7.1.1">
          {say(line('day.lap', { lap: view.lap }))}
          {LAPS.map((lap) => (
            <i key={lap} data-lap={lap < view.lap ? 'past' : lap === view.lap ? 'now' : 'ahead'} />
          ))}
        </span>
      )}
      <ol aria-label={say(line('order.title'))}>
        {view.order.map((seat) => {
          const said = turn?.seat === seat ? say(line('order.now', { name: name(seat) })) : name(seat);
          return (
            <li
              key={seat}
              aria-current={turn?.seat === seat ? 'true' : undefined}
              data-explain={`${said}. ${say(line('order.about'))}`}
              data-rule="14.9.1"
            >
              <SeatSign seat={seat} />
              <span className="unseen">{said}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
