import type { Say } from '@naos/words';
import { line } from '@naos/words';
import type { ReactElement, ReactNode } from 'react';
import type { SeatInfo } from '../board.ts';
import { ClockFace } from './ClockFace.tsx';
import { SeatMark } from './SeatMark.tsx';

interface SeatCardProps {
  readonly seatInfo: SeatInfo;
  readonly asked: boolean;
  /** The game is over: nobody waits for anybody. */
  readonly over: boolean;
  readonly say: Say;
  /** The game's own lines: score first, then resources. */
  readonly children?: ReactNode;
}

/** One player: sign, name, what they are doing, clock, and what the game shows of them. */
export function SeatCard({ seatInfo, asked, over, say, children }: SeatCardProps): ReactElement {
  const { seat, name, kind, clock } = seatInfo;
  const state = stateOf(seatInfo, asked);
  return (
    <section
      className="seat-card card"
      data-seat={seat}
      data-asked={asked}
      data-you={kind === 'you'}
      aria-label={say(nameLine(seatInfo))}
    >
      <header>
        <SeatMark seat={seat} size={18} />
        <b data-explain={name}>{kind === 'empty' ? say(line('table.empty-seat')) : name}</b>
        {kind === 'bot' && <span className="note">{say(line('table.bot'))}</span>}
        <span className="seat-state">
          {clock !== undefined && <ClockFace clock={clock} say={say} />}
          {!over && <small data-state={state}>{say(line(state))}</small>}
        </span>
      </header>
      {children}
    </section>
  );
}

function nameLine({ name, kind }: SeatInfo) {
  if (kind === 'empty') return line('table.empty-seat');
  return kind === 'you' ? line('table.you', { name }) : { key: name };
}

function stateOf({ kind, online, thinking }: SeatInfo, asked: boolean): string {
  if (!online && kind === 'person') return 'table.offline';
  if (asked && kind === 'you') return 'table.your-move';
  return thinking || asked ? 'table.thinking' : 'table.waiting';
}
