import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { titleOf } from '../kit/doors.ts';
import { type T, useLanguage, useT } from '../words/index.ts';
import { Chat } from './Chat.tsx';
import { Invite } from './Invite.tsx';
import { refusalKey } from './online-session.ts';
import { seatName } from './seat-name.ts';
import type { TableLine, TableNews } from './table-line.ts';

interface RoomProps {
  readonly line: TableLine;
  readonly news: TableNews;
}

/** Before the game: who sits where, and the links to send. It begins by itself when every chair is taken. */
export function Room({ line, news }: RoomProps): ReactElement {
  const t = useT();
  const { card, seat, links, you } = news;
  const host = card.host === you;
  const free = card.seats.filter(({ kind }) => kind === 'open');
  return (
    <main className="page narrow">
      <h1>{t('room.title', { game: titleOf(card.game, useLanguage()) })}</h1>
      {card.status === 'cancelled' && <p className="notice bad">{t('room.closed')}</p>}
      {line.refused !== null && (
        <p className="notice bad" role="alert">
          {t(refusalKey(line.refused.code))}
        </p>
      )}
      <div className="room">
        <section className="card" aria-labelledby="room-seats">
          <h2 id="room-seats">{t('new.seats')}</h2>
          <ul className="room-seats">
            {card.seats.map((one) => (
              <li key={one.seat}>
                <SeatMark seat={one.seat} size={20} />
                <b>{seatName(one, t)}</b>
                <span className="note">{stateOf(one, you, t)}</span>
                {one.kind === 'open' && !one.invited && seat === null && (
                  <button type="button" className="btn" onClick={() => line.act({ do: 'sit', seat: one.seat })}>
                    {t('room.sit')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <p className="soft" role="status">
            {t('room.waiting', { n: free.length })}
          </p>
          {seat !== null && (
            <div className="row">
              <button type="button" className="btn" onClick={() => line.act({ do: host ? 'close' : 'leave' })}>
                {t(host ? 'room.close' : 'room.leave')}
              </button>
            </div>
          )}
        </section>
        {links !== null && <Invite links={links} game={titleOf(card.game, 'en')} />}
        <section className="card">
          <h2>{t('chat.title')}</h2>
          <Chat line={line} news={news} />
        </section>
      </div>
    </main>
  );
}

function stateOf({ kind, invited, online, player }: TableNews['card']['seats'][number], you: string, t: T): string {
  if (kind === 'bot') return t('room.bot');
  if (kind === 'open') return t(invited ? 'room.invited' : 'room.open');
  if (player === you) return t('room.you');
  return t(online ? 'room.here' : 'room.away');
}
