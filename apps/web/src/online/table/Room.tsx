import { type ReactElement, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { coverOf, gameModuleOf, titleOf } from '../../games/game-modules.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { refusalText } from '../../words/refusal.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { Chat } from '../people/Chat.tsx';
import { Arrive } from './Arrive.tsx';
import { termsText } from './clock-text.ts';
import { StandingOrders } from './OrdersTab.tsx';
import { PartyLink } from './PartyLink.tsx';
import { RoomSeat } from './RoomSeat.tsx';
import { RoomStart } from './RoomStart.tsx';
import { RoomTerms } from './RoomTerms.tsx';
import { SeekBar } from './SeekBar.tsx';
import { useSeatNames } from './seat-name.ts';
import { WatchersSwitch } from './WatchersSwitch.tsx';

interface RoomProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** Before the game: who sits where, one link for everybody, how it is played, and when it begins. */
export function Room({ connection, news }: RoomProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { card, seat, links, you } = news;
  const isHost = card.host === you;
  const isOpen = card.status === 'open';
  const names = useSeatNames(card);
  const isLost = useSyncExternalStore(connection.subscribe, () => connection.state === 'lost');
  const refused = useSyncExternalStore(connection.subscribe, () => connection.refused);
  const game = titleOf(card.game, language);
  const host = card.seats.find(({ kind, player }) => kind === 'person' && player === card.host)?.seat;
  const hostName = host === undefined ? '' : (names[host] ?? '');
  const free = card.seats.filter(({ kind, keptFor }) => kind === 'open' && keptFor === undefined).length;
  const title =
    seat === null && hostName !== '' ? t('room.invites', { host: hostName, game }) : t('room.title', { game });
  useTitle(title);
  const cover = coverOf(card.game);
  return (
    <main className="page room-page">
      <header className="room-head">
        {cover !== null && <img src={cover} alt="" width="96" height="128" />}
        <div>
          <h1>{title}</h1>
          <p className="soft">{gameModuleOf(card.game)?.face?.blurb[language]}</p>
          <p className="soft">
            {[
              t('room.facts', { free, n: card.seats.length }),
              termsText(card, t),
              t(
                card.club !== undefined
                  ? 'club.table-for'
                  : card.visibility === 'public'
                    ? 'room.public'
                    : 'room.private',
              ),
            ].join(' · ')}
          </p>
        </div>
        {card.club !== undefined && (
          <Link className="btn" href={`/club/${card.club}`}>
            {t('club.to-club')}
          </Link>
        )}
        {isOpen && links?.join !== undefined && (
          <PartyLink path={links.join} game={game} onRenew={() => connection.act({ do: 'new link' })} />
        )}
      </header>
      <SeekBar connection={connection} card={card} me={you} />
      {card.status === 'cancelled' && <p className="notice bad">{t('room.closed')}</p>}
      {(isLost || refused !== null) && (
        <p className="notice bad" role="alert">
          {isLost || refused === null ? t('online.lost') : refusalText(refused, t)}
        </p>
      )}
      <ul className="room-seats" aria-label={t('new.seats')}>
        {card.seats.map((one) => (
          <RoomSeat key={one.seat} one={one} name={names[one.seat] ?? ''} connection={connection} news={news} />
        ))}
      </ul>
      {isOpen && seat === null && <Arrive connection={connection} news={news} />}
      <div className="room">
        <RoomTerms card={card} connection={connection} mayChange={isHost && isOpen} />
        <section className="card">
          <h2>{t('chat.title')}</h2>
          <Chat connection={connection} news={news} />
          {isOpen && <WatchersSwitch connection={connection} news={news} />}
        </section>
        {isOpen && seat !== null && card.clock.kind !== 'live' && gameModuleOf(card.game)?.orders !== undefined && (
          <details className="card table-acts orders">
            <summary>{t('orders.room')}</summary>
            <StandingOrders connection={connection} news={news} />
          </details>
        )}
      </div>
      {isOpen && (seat !== null || isHost) && <RoomStart connection={connection} news={news} />}
    </main>
  );
}
