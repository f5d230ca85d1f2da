import { SeatMark } from '@naos/table-ui';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { gameModuleOf } from '../../games/game-modules.ts';
import { useT } from '../../words/index.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';

interface RoomStartProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** Who is still waited for, "ready", and for the host "start". */
export function RoomStart({ connection, news }: RoomStartProps): ReactElement {
  const t = useT();
  const { card, seat, you } = news;
  const isHost = card.host === you;
  const taken = card.seats.filter(({ kind }) => kind !== 'open');
  const unready = taken.filter(({ kind, ready }) => kind === 'person' && ready !== true);
  const free = card.seats.length - taken.length;
  const least = gameModuleOf(card.game)?.seats.min ?? 2;
  const isRoom = card.room === true;
  const isEnough = isRoom ? taken.length >= least : free === 0;
  // A rated game begins with everybody's word; elsewhere the host need not wait for it.
  const isAgreed = !card.rated || unready.every(({ player }) => player === you);
  const isReady = seat !== null && card.seats[seat]?.ready === true;
  const status = !isEnough
    ? t('room.waiting', { n: isRoom ? least - taken.length : free })
    : unready.length === 0
      ? t('room.all-ready')
      : t('room.unready', { n: taken.length - unready.length, of: taken.length });
  return (
    <footer className="room-start">
      <p role="status">
        <b>{status}</b>
        {isRoom && isEnough && free > 0 && <small>{t('room.left-out', { n: free })}</small>}
      </p>
      <span className="marks" aria-hidden="true">
        {taken.map(({ seat: one, kind, ready }) => (
          <span key={one} data-ready={kind === 'bot' || ready === true}>
            <SeatMark seat={one} size={22} />
          </span>
        ))}
      </span>
      {isHost && (
        <button type="button" className="btn" onClick={() => connection.act({ do: 'close' })}>
          {t('room.close')}
        </button>
      )}
      {/* Whoever stays is the host then. */}
      {seat !== null && (!isHost || taken.some(({ kind, player }) => kind === 'person' && player !== you)) && (
        <button type="button" className="btn" onClick={() => connection.act({ do: 'leave' })}>
          {t('room.leave')}
        </button>
      )}
      {isRoom && seat !== null && (
        <button
          type="button"
          className={isReady || isHost ? 'btn' : 'btn strong'}
          aria-pressed={isReady}
          onClick={() => connection.act({ do: 'ready', on: !isReady })}
        >
          {isReady && <Check size={17} aria-hidden="true" />}
          {t(isReady ? 'room.ready.yes' : 'room.ready.say')}
        </button>
      )}
      {isHost && isRoom && (
        <button
          type="button"
          className="btn strong"
          disabled={!isEnough || !isAgreed}
          onClick={() => connection.act({ do: 'start' })}
        >
          {t('room.start', { n: taken.length })}
        </button>
      )}
    </footer>
  );
}
