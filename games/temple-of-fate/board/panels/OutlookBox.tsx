import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { type Outlook, outlookOf } from '../../rules/outlook.ts';
import type { Props } from '../input/held-piece.ts';
import { occupying, usePicked } from '../input/ticked-cells.ts';

/** What the ticked cells would bring; null while none are. */
export function useOutlook({ moves, seat, view }: Props): Outlook | null {
  const picked = usePicked(moves);
  const move = occupying(moves, picked.card, picked.cells);
  return move === undefined || seat === null ? null : outlookOf(view, seat, move);
}

/** The same in short lines. */
export function OutlookLines(props: Props): ReactElement | null {
  const { say, seat, seats } = props;
  const outlook = useOutlook(props);
  if (outlook === null) return null;
  const values = {
    you: outlook.leader === seat ? 'yes' : 'no',
    name: seats.find((seatInfo) => seatInfo.seat === outlook.leader)?.name ?? '',
    points: outlook.points,
    tied: outlook.tied ? 'yes' : 'no',
  };
  return (
    <ul className="tof-outlook" aria-live="polite">
      <li>{say(line(outlook.complete ? 'pay.wins' : 'pay.leads', values))}</li>
      {outlook.strips.map((length, place) => (
        <li key={`${place} ${length}`}>{say(line('pay.draws', { length }))}</li>
      ))}
    </ul>
  );
}

/** Beside the pyramid while cells are chosen: what the chain pays for, and what it would bring. */
export function OutlookBox(props: Props): ReactElement | null {
  const { ask, say } = props;
  const outlook = useOutlook(props);
  if (ask?.choice !== 'occupy cells') return null;
  const length = Number(ask.facts.length ?? 0);
  return (
    <section className="tof-outlook-box">
      <p>
        <b>{outlook?.sum ?? 0}</b> {say(line('pay.of', { length }))}
      </p>
      {outlook === null ? <p className="tof-help">{say(line('pay.help'))}</p> : <OutlookLines {...props} />}
    </section>
  );
}
