import { line, type Say } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import type { SeatInfo } from '../board.ts';
import { SeatMark } from './SeatMark.tsx';

interface CurtainProps {
  readonly seatInfo: SeatInfo;
  readonly onLift: () => void;
  readonly say: Say;
}

/** Hides the table while the device changes hands. */
export function Curtain({ seatInfo, onLift, say }: CurtainProps): ReactElement {
  const { seat, name } = seatInfo;
  const title = useRef<HTMLHeadingElement>(null);
  // It is read out; the button is not, so that a key pressed twice does not lift it for whoever has just moved.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="curtain card">
      <SeatMark seat={seat} size={56} />
      <h2 ref={title} tabIndex={-1}>
        {say(line('table.curtain', { name }))}
      </h2>
      <p className="soft">{say(line('table.curtain.why', { name }))}</p>
      <button type="button" className="btn go" onClick={onLift}>
        {say(line('table.curtain.ready', { name }))}
      </button>
    </section>
  );
}
