import { BigScreen, SeatMark } from '@naos/table-ui';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { api } from '../online/api.ts';
import { OnlineSession } from '../online/connection/online-session.ts';
import { TableConnection, type TableNews } from '../online/connection/table-connection.ts';
import { Qr } from '../online/table/Qr.tsx';
import { seatNames, useSeatNames } from '../online/table/seat-name.ts';
import { Gone } from '../shell/Gone.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { usePreferences } from '../table/preferences.ts';
import { useWakeLock } from '../table/use-wake-lock.ts';
import { useLanguage, useT } from '../words/index.ts';

/** A table for a television: what everybody may know, whoever has opened it, and a code to sit down. */
export default function Screen({ id }: { readonly id: string }): ReactElement {
  const [search] = useSearchParams();
  const token = search.get('join') ?? search.get('watch');
  const join = search.get('join');
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useWakeLock(true);
  useEffect(() => {
    let opened: TableConnection | null = null;
    let here = true;
    const open = (): void => {
      if (!here) return;
      opened = new TableConnection(id, token === null ? null : { token, sits: false }, true);
      setConnection(opened);
    };
    // The connection tries again by itself where the server is away.
    api.arrive('').then(open, open);
    return () => {
      here = false;
      opened?.close();
    };
  }, [id, token]);
  return connection === null ? <Waiting /> : <Followed connection={connection} join={join} />;
}

interface FollowedProps {
  readonly connection: TableConnection;
  readonly join: string | null;
}

function Followed({ connection, join }: FollowedProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const news = useSyncExternalStore<TableNews | null>(connection.subscribe, () => connection.news);
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  const game = news?.card.game ?? null;
  useTitle(game === null ? '' : t('screen.name', { game: titleOf(game, language) }));
  if (state === 'gone')
    return <Gone title={t('online.gone')} why={t('online.gone.why')} to="/tables" way={t('nav.tables')} />;
  if (news === null) return <Waiting />;
  const query = join === null ? '' : `?join=${join}`;
  const link = new URL(`/t/${news.card.id}${query}`, location.href).href;
  const code = (join !== null || news.card.visibility === 'public') && (
    <section className="card big-screen-join">
      <Qr text={link} label={t('screen.join.code')} />
      <div>
        <h2>{t('screen.join')}</h2>
        <p className="big-screen-why">{t('screen.join.why')}</p>
        <p>
          <b>{new URL(link).host}</b>
        </p>
      </div>
    </section>
  );
  return news.view == null ? (
    <Room news={news}>{code}</Room>
  ) : (
    <Played connection={connection} news={news}>
      {code}
    </Played>
  );
}

type WithCode<P> = P & { readonly children: ReactElement | false };

/** Before the game: who sits where. */
function Room({ news: { card }, children }: WithCode<{ readonly news: TableNews }>): ReactElement {
  const t = useT();
  const language = useLanguage();
  const names = useSeatNames(card);
  return (
    <main className="big-screen">
      <section className="big-screen-board">
        <h1>{titleOf(card.game, language)}</h1>
        <ul className="big-screen-seats">
          {card.seats.map(({ seat, ready }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={32} /> {names[seat]} {ready === true && '✓'}
            </li>
          ))}
        </ul>
      </section>
      <aside className="big-screen-side">{children}</aside>
      <section className="big-screen-news">
        <p>{t('screen.waiting')}</p>
      </section>
    </main>
  );
}

type PlayedProps = WithCode<{ readonly connection: TableConnection; readonly news: TableNews }>;

function Played(props: PlayedProps): ReactElement {
  const loaded = useLoadedGame(props.news.card.game);
  return loaded === null ? <Waiting /> : <Opened {...props} loaded={loaded} />;
}

function Opened({
  connection,
  news,
  loaded,
  children,
}: PlayedProps & { readonly loaded: AnyLoadedGame }): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const preferences = usePreferences(loaded);
  const [session, setSession] = useState<OnlineSession | null>(null);
  useEffect(() => {
    if (connection.news === null) return;
    const opened = new OnlineSession(loaded, connection, connection.news, (card) => seatNames(card, t, language));
    setSession(opened);
    return opened.close;
  }, [loaded, connection, t, language]);
  if (session === null) return null;
  return (
    <BigScreen session={session} preferences={preferences} title={titleOf(news.card.game, language)}>
      {children}
    </BigScreen>
  );
}
