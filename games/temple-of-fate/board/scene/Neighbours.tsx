import { at } from '@naos/engine';
import { SeatMark, told } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useRef, useState } from 'react';
import { BOARDS } from '../../rules/content/boards.ts';
import type { Props } from '../input/held-piece.ts';
import { Glyph } from '../look/Glyph.tsx';
import { SeatThings } from '../panels/SeatFacts.tsx';
import { Pyramid } from './Pyramid.tsx';

/** The other pyramids, small; pressing one opens it large. */
export function Neighbours(props: Props): ReactElement | null {
  const { view, seat, say, seats, ask } = props;
  const [opened, open] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const first = seat ?? 0;
  const others = view.players.flatMap((_, step) => {
    const other = (first + 1 + step) % view.seats;
    return other === seat ? [] : [other];
  });
  const infoOf = (other: number) => seats.find((seatInfo) => seatInfo.seat === other);
  const nameOf = (other: number): string => infoOf(other)?.name ?? '';
  const together = view.agenda.at(-1)?.do;
  const waiting = together === 'build' || together === 'exchange' || together === 'assign' || together === 'goals';
  // The agenda stays as it was when a game is given up: who still thinks is known from the seats alone.
  const stateOf = (other: number): string | null => {
    if (at(view.players, other).ready) return 'neighbours.ready';
    return infoOf(other)?.thinking === true ? 'neighbours.thinking' : null;
  };
  const large = opened === null ? undefined : view.players[opened];
  return (
    <section className="tof-neighbours" data-part="neighbours">
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
                onClick={() => {
                  open(other);
                  dialog.current?.showModal();
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
      <dialog ref={dialog} className="tof-dialog" onClose={() => open(null)} aria-label={say(line('neighbours.large'))}>
        {large !== undefined && opened !== null && (
          <>
            <header>
              <h2>
                <SeatMark seat={opened} size={20} /> {nameOf(opened)}
              </h2>
              <span className="tof-animal" {...told(say, line('board.animal'), '3.2.1')}>
                <Glyph name={BOARDS[large.board] ?? ''} /> {say(line(`board.${BOARDS[large.board]}`))}
              </span>
              <button type="button" className="btn" onClick={() => dialog.current?.close()}>
                {say(line('neighbours.close'))}
              </button>
            </header>
            <Pyramid
              temple={large.temple}
              seat={opened}
              label={say(line('board.pyramid.of', { name: nameOf(opened) }))}
              about={told(say, line('board.pyramid.about'), '4.3.1')}
              small
            />
            <SeatThings view={view} seat={opened} say={say} />
          </>
        )}
      </dialog>
    </section>
  );
}
