import type { SeatCard, TableCard } from '@naos/protocol';
import { SeatMark } from '@naos/table-ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { titleOf } from '../../games/game-modules.ts';
import { type T, useLanguage, useT } from '../../words/index.ts';
import { refusalKey } from '../connection/online-session.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { Chat } from '../people/Chat.tsx';
import { termsText } from './clock-text.ts';
import { Invite } from './Invite.tsx';
import { seatName } from './seat-name.ts';

interface RoomProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** Before the game: who sits where, and the links to send. It begins by itself when every chair is taken. */
export function Room({ connection, news }: RoomProps): ReactElement {
  const t = useT();
  const { card, seat, kept, links, you } = news;
  const host = card.host === you;
  const open = card.status === 'open';
  const lost = useSyncExternalStore(connection.subscribe, () => connection.state === 'lost');
  const refused = useSyncExternalStore(connection.subscribe, () => connection.refused);
  /** At a private table without a link, and wherever a chair is kept for this person, it is that one or none. */
  const mayTake = (one: SeatCard) =>
    kept === null ? card.visibility === 'public' && one.kind === 'open' && !one.invited : one.seat === kept;
  const free = card.seats.filter(({ kind }) => kind === 'open');
  return (
    <main className="page narrow">
      <h1>{t('room.title', { game: titleOf(card.game, useLanguage()) })}</h1>
      <p className="soft">{termsText(card, t)}</p>
      {card.status === 'cancelled' && <p className="notice bad">{t('room.closed')}</p>}
      {(lost || refused !== null) && (
        <p className="notice bad" role="alert">
          {t(lost || refused === null ? 'online.lost' : refusalKey(refused.code))}
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
                <span className="note">{stateOf(one, card.visibility, you, t)}</span>
                {open && seat === null && mayTake(one) && (
                  <button type="button" className="btn" onClick={() => connection.act({ do: 'sit', seat: one.seat })}>
                    {t('room.sit')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {open && (
            <p className="soft" role="status">
              {t('room.waiting', { n: free.length })}
            </p>
          )}
          {open && (host || seat !== null) && (
            <div className="row">
              <button type="button" className="btn" onClick={() => connection.act({ do: host ? 'close' : 'leave' })}>
                {t(host ? 'room.close' : 'room.leave')}
              </button>
            </div>
          )}
        </section>
        {open && links !== null && (
          <Invite
            links={links}
            game={titleOf(card.game, 'en')}
            onRenew={(seat) => connection.act({ do: 'new invite', seat })}
          />
        )}
        <section className="card">
          <h2>{t('chat.title')}</h2>
          <Chat connection={connection} news={news} />
        </section>
      </div>
    </main>
  );
}

function stateOf(
  { kind, invited, online, player }: SeatCard,
  visibility: TableCard['visibility'],
  you: string,
  t: T,
): string {
  if (kind === 'bot') return t('room.bot');
  if (kind === 'open' && invited) return t('room.invited');
  if (kind === 'open') return t(visibility === 'public' ? 'room.open' : 'room.kept');
  if (player === you) return t('room.you');
  return t(online ? 'room.here' : 'room.away');
}
