import { at } from '@naos/engine';
import { afterFrame, SeatMark, told } from '@naos/table-ui';
import { line } from '@naos/words';
import { type MouseEvent, type ReactElement, useRef, useState } from 'react';
import type { Props } from '../input/held-piece.ts';
import { PyramidsPanel } from '../panels/PyramidsPanel.tsx';
import { othersFrom } from './others.ts';
import { Pyramid } from './Pyramid.tsx';

/** The other pyramids, small; a press on one opens all of them large. */
export function Neighbours(props: Props): ReactElement | null {
  const { view, seat, say, seats, ask } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, open] = useState(false);
  const others = othersFrom(seat, view.seats);
  const infoOf = (other: number) => seats.find((seatInfo) => seatInfo.seat === other);
  const nameOf = (other: number): string => infoOf(other)?.name ?? '';
  const together = view.agenda.at(-1)?.do;
  const waiting = together === 'build' || together === 'exchange' || together === 'assign' || together === 'goals';
  // The agenda stays as it was when a game is given up: who still thinks is known from the seats alone.
  const stateOf = (other: number): string | null => {
    if (at(view.players, other).ready) return 'neighbours.ready';
    return infoOf(other)?.thinking === true ? 'neighbours.thinking' : null;
  };
  // A press beside what opened closes it, and so does a rule, which is read beside the table.
  const onPress = ({ target }: MouseEvent): void => {
    if (target === dialog.current || (target instanceof Element && target.closest('a') !== null))
      dialog.current?.close();
  };
  return (
    <section className="tof-neighbours" data-part="neighbours" style={{ '--others': others.length }}>
      <h3>{say(line('neighbours.title'))}</h3>
      <ul>
        {others.map((other) => {
          const { temple } = at(view.players, other);
          const state = waiting ? stateOf(other) : null;
          return (
            <li key={other} data-seat={other}>
              <button
                type="button"
                className="tof-neighbour"
                {...told(say, line('board.pyramid.other', { name: nameOf(other) }), '6.3.5')}
                // A browser works out the whole page's styles for it: after the press has been shown.
                onClick={() => {
                  open(true);
                  afterFrame(() => dialog.current?.showModal());
                }}
              >
                <Pyramid temple={temple} seat={other} small />
                <span className="unseen">{say(line('neighbours.open', { name: nameOf(other) }))}</span>
                <span>
                  <SeatMark seat={other} size={13} /> {nameOf(other)}
                </span>
                {state !== null && <small>{say(line(state))}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {waiting && ask === null && seat !== null && seats.some(({ thinking }) => thinking) && (
        <p className="tof-help">{say(line('neighbours.wait'))}</p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same by keyboard */}
      <dialog
        ref={dialog}
        className="tof-dialog"
        onClick={onPress}
        onClose={() => open(false)}
        aria-label={say(line('neighbours.large'))}
      >
        {/* First, so that the keyboard begins at it, and not with an explanation of a picture. */}
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {say(line('neighbours.close'))}
        </button>
        {/* Drawn while somebody looks: it would cost as much as the table's own pyramids with every position. */}
        {opened && <PyramidsPanel {...props} />}
      </dialog>
    </section>
  );
}
