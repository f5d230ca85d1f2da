import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { ApiProblem, api } from '../online/api.ts';
import { Outdated } from '../online/connection/Outdated.tsx';
import { refusalKey } from '../online/connection/online-session.ts';
import { TableConnection, type TableNews } from '../online/connection/table-connection.ts';
import { OnlinePlay } from '../online/table/OnlinePlay.tsx';
import { Room } from '../online/table/Room.tsx';
import { Gone } from '../shell/Gone.tsx';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';

/** A table on the server: its waiting room, then the game. */
export default function OnlineTable({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [search] = useSearchParams();
  const watch = search.get('watch') ?? undefined;
  const invite = search.get('invite') ?? undefined;
  const { arrived, refused, late } = useArrival(id, invite);
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    if (!arrived) return;
    const opened = new TableConnection(id, watch);
    setConnection(opened);
    return () => opened.close();
  }, [id, watch, arrived]);
  if (refused === 'barred') return <NotForYou why={t('refused.barred')} />;
  if (connection !== null)
    return (
      <Followed connection={connection} why={t(refused === 'not now' ? 'online.invite-used' : 'online.gone.why')} />
    );
  return (
    <main className="waiting" role="status">
      <p>{t(late ? 'online.trying' : 'online.connecting')}</p>
    </main>
  );
}

interface Arrival {
  readonly arrived: boolean;
  /** Why the invite did not open a chair; null: it did, or there was none. */
  readonly refused: string | null;
  /** The server could not be reached at once. */
  readonly late: boolean;
}

/** What passes by itself: a server that restarts or has too much to do. */
const PASSING = ['offline', 'slow down', 'not stored'];
const AGAIN_MS = 3000;

/**
 * Comes in: gets an identity on this server, and takes the chair that an invite link opens. A private table shows itself
 * only to those who sit there, so this comes before following it; whether it worked, the table itself will tell.
 */
function useArrival(id: string, invite: string | undefined): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ arrived: false, refused: null, late: false });
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const come = async (): Promise<Arrival> => {
      try {
        await api.arrive(name);
        if (invite !== undefined) await api.act(id, { do: 'sit', invite });
        return { arrived: true, refused: null, late: false };
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (PASSING.includes(problem.code)) return { arrived: false, refused: null, late: true };
        return { arrived: problem.code !== 'barred', refused: problem.code, late: false };
      }
    };
    const attempt = async () => {
      const found = await come();
      if (!here) return;
      setArrival(found);
      if (found.late) timer = setTimeout(attempt, AGAIN_MS);
    };
    void attempt();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, invite, name]);
  return arrival;
}

function NotForYou({ why }: { readonly why: string }): ReactElement {
  const t = useT();
  return <Gone title={t('online.gone')} why={why} to="/tables" way={t('nav.tables')} />;
}

/** `why`: what is said when the table is not for this person. */
function Followed({ connection, why }: { readonly connection: TableConnection; readonly why: string }): ReactElement {
  const t = useT();
  const news = useSyncExternalStore<TableNews | null>(connection.subscribe, () => connection.news);
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  const refused = useSyncExternalStore(connection.subscribe, () => connection.refused);
  if (state === 'gone') return <NotForYou why={why} />;
  if (state === 'outdated') return <Outdated />;
  if (news === null) {
    return (
      <main className="waiting" role="status">
        <p>{t(state === 'lost' ? 'online.trying' : 'online.connecting')}</p>
        {refused !== null && <p className="soft">{t(refusalKey(refused.code))}</p>}
      </main>
    );
  }
  const { status } = news.card;
  if (status === 'open' || news.view == null) return <Room connection={connection} news={news} />;
  return <OnlinePlay connection={connection} news={news} />;
}
