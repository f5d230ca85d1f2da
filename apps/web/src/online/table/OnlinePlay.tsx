import type { LIMITS } from '@naos/protocol';
import type { Tab } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useOwnReview } from '../../ending/Story.tsx';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { useLoadedGame } from '../../games/use-loaded-game.ts';
import { ReplaySession } from '../../replay/replay-session.ts';
import { Waiting } from '../../shell/Waiting.tsx';
import { endingTab } from '../../table/Ending.tsx';
import { type Missed, PlayTable } from '../../table/PlayTable.tsx';
import { useStatistics } from '../../table/use-statistics.ts';
import { type T, useLanguage, useT } from '../../words/index.ts';
import { api } from '../api.ts';
import { Connection } from '../connection/Connection.tsx';
import { MomentsFilm } from '../connection/moments.ts';
import { Outdated } from '../connection/Outdated.tsx';
import { OnlineSession } from '../connection/online-session.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { NextTable } from '../NextTable.tsx';
import { Chat } from '../people/Chat.tsx';
import { useUnread } from '../people/unread.ts';
import { restFacts, restOf } from './clock-text.ts';
import { useNoticeOffer } from './OfferNotices.tsx';
import { OnlineEnding } from './OnlineEnding.tsx';
import { ordersTab } from './OrdersTab.tsx';
import { ScreenTools } from './ScreenTools.tsx';
import { SlowTurns } from './SlowTurns.tsx';
import { botText, seatNames, useSeatNames } from './seat-name.ts';
import { callOf, TableActs } from './TableActs.tsx';
import { useRating } from './use-rating.ts';
import { useReel } from './use-reel.ts';
import { WatchersSwitch } from './WatchersSwitch.tsx';

/** As many moves as the server takes in one plan. */
const MOST_PLANNED: (typeof LIMITS)['plan'] = 60;

interface OnlinePlayProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** A running or finished game on the server. */
export function OnlinePlay(props: OnlinePlayProps): ReactElement {
  const loaded = useLoadedGame(props.news.card.game);
  useStatistics(props.news.card.game);
  if (loaded === null) return <Waiting />;
  // Moves are worked out here: by other rules than the server's they would be wrong.
  if (loaded.game.version !== props.news.card.rules) return <Outdated />;
  return <Opened loaded={loaded} {...props} />;
}

function Opened({
  loaded,
  connection,
  news,
}: OnlinePlayProps & { readonly loaded: AnyLoadedGame }): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const [session, setSession] = useState<OnlineSession | null>(null);
  useEffect(() => {
    if (connection.news === null) return;
    const opened = new OnlineSession(loaded, connection, connection.news, (card) => seatNames(card, t, language));
    setSession(opened);
    return opened.close;
  }, [loaded, connection, t, language]);
  return session === null ? null : <Seated session={session} connection={connection} news={news} />;
}

function Seated({ session, connection, news }: OnlinePlayProps & { readonly session: OnlineSession }): ReactElement {
  const t = useT();
  const { card, seat } = news;
  const names = useSeatNames(card);
  const chat = t('chat.title');
  const unread = useUnread(news);
  const offer = useNoticeOffer(news);
  const over = card.status === 'finished' || card.status === 'cancelled';
  const reel = useReel(session.loaded, card, connection.token);
  useOwnReview(reel ?? null, seat !== null);
  const rating = useRating(card, seat !== null);
  return (
    <PlayTable
      session={session}
      names={names}
      advice={false}
      recall={(n) => missedAt(session, card.id, n)}
      queue={
        news.orders === null
          ? undefined
          : (moves) => connection.act({ do: 'plan', moves: moves.slice(0, MOST_PLANNED) })
      }
      idle={<NextTable from={card.id} inPrompt />}
      tools={
        <>
          <Connection state={connection.state} />
          <NextTable from={card.id} />
          <ScreenTools news={news} />
        </>
      }
      tabs={[
        {
          id: 'chat',
          title: unread.table === 0 ? chat : t('chat.unread', { title: chat, n: unread.table }),
          content: <Chat connection={connection} news={news} />,
        },
        ...watchersTab(t, connection, news, unread.watchers),
        ...offer,
        ...ordersTab(t, { connection, news, loaded: session.loaded }),
        ...(card.status === 'running' ? [actsTab(t, connection, news)] : []),
      ]}
      ending={(preferences) =>
        over
          ? endingTab(
              t,
              <OnlineEnding
                session={session}
                preferences={preferences}
                connection={connection}
                card={card}
                seat={seat}
                reel={reel}
                rating={rating}
              />,
            )
          : null
      }
    />
  );
}

/** What those who watch say to each other: theirs, and after the game everybody's. */
function watchersTab(t: T, connection: TableConnection, news: TableNews, unread: number): readonly Tab[] {
  const { card, seat, kept, watchers } = news;
  const isTheirs = seat === null && kept === null;
  if (card.watchersTalk !== true || (!isTheirs && watchers.length === 0)) return [];
  const title = t('watchers.title');
  return [
    {
      id: 'watchers',
      title: unread === 0 ? title : t('chat.unread', { title, n: unread }),
      content: <Chat connection={connection} news={news} place="watchers" />,
    },
  ];
}

/** What the people at the table decide together; it calls when it has something to answer. */
function actsTab(t: T, connection: TableConnection, news: TableNews): Tab {
  const rest = restOf(news.card.clock);
  const call = callOf(news);
  return {
    id: 'acts',
    title: t(call === null ? 'acts.tab' : 'acts.tab.asks'),
    call,
    content: (
      <div className="table-acts">
        {rest !== null && <p className="note">{t('clock.rest', restFacts(rest))}</p>}
        <BotNotes card={news.card} />
        <SlowTurns connection={connection} news={news} />
        <TableActs connection={connection} news={news} />
        <WatchersSwitch connection={connection} news={news} />
      </div>
    ),
  };
}

/** Who the bots of a running table are: their names alone do not say how well they play. */
function BotNotes({ card }: { readonly card: TableNews['card'] }): ReactElement {
  const t = useT();
  const names = useSeatNames(card);
  const bots = card.seats.filter(({ kind }) => kind === 'bot');
  return (
    <>
      {bots.map((one) => (
        <p key={one.seat} className="note">
          {t('talk.bot', { name: names[one.seat] ?? '', about: botText(one, t) })}
        </p>
      ))}
    </>
  );
}

/** The game since the seat's last move, as the server shows it to that seat. */
async function missedAt({ loaded, scene }: OnlineSession, table: string, n?: number): Promise<Missed> {
  const { log, seat, version, seats } = scene();
  const from = n === undefined ? (log.findLast((one) => one.seat === seat)?.n ?? 0) : Math.max(0, n - 1);
  const moments = await api.moments(table, from, version);
  return {
    session: new ReplaySession(loaded, new MomentsFilm(loaded, moments, log), seats, n === undefined ? 0 : 1, seat),
    from: 0,
  };
}
