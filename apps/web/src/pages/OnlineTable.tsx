import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { ApiProblem, api } from '../online/api.ts';
import { Outdated } from '../online/connection/Outdated.tsx';
import { TableConnection, type TableNews } from '../online/connection/table-connection.ts';
import { OnlinePlay } from '../online/table/OnlinePlay.tsx';
import { Room } from '../online/table/Room.tsx';
import { Gone } from '../shell/Gone.tsx';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { refusalText } from '../words/refusal.ts';

/** A table on the server: its room, then the game. Whoever comes by a link looks first, and sits down by pressing. */
export default function OnlineTable({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [search] = useSearchParams();
  const seatToken = search.get('join') ?? search.get('invite');
  const token = seatToken ?? search.get('watch');
  const sits = seatToken !== null;
  const { arrived, refused, late } = useArrival();
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    if (!arrived) return;
    const opened = new TableConnection(id, token === null ? null : { token, sits });
    setConnection(opened);
    return () => opened.close();
  }, [id, token, sits, arrived]);
  if (refused?.code === 'barred') return <NotForYou why={refusalText(refused, t)} />;
  if (connection !== null)
    return <Followed connection={connection} why={t(sits ? 'online.invite-used' : 'online.gone.why')} />;
  return (
    <main className="waiting" role="status">
      <p>{t(late ? 'online.trying' : 'online.connecting')}</p>
    </main>
  );
}

interface Arrival {
  readonly arrived: boolean;
  /** Why the server wants to have nothing to do with this person; null: it does. */
  readonly refused: ApiProblem | null;
  /** The server could not be reached at once. */
  readonly late: boolean;
}

/** What passes by itself: a server that restarts or has too much to do. */
const PASSING = ['offline', 'slow down', 'not stored'];
const AGAIN_MS = 3000;

/** Comes in: gets an identity on this server, under the name of the settings. One that it refuses can be mended there. */
function useArrival(): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ arrived: false, refused: null, late: false });
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const come = async (): Promise<Arrival> => {
      try {
        await api.arrive(name);
        return { arrived: true, refused: null, late: false };
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (PASSING.includes(problem.code)) return { arrived: false, refused: null, late: true };
        return { arrived: problem.code !== 'barred', refused: problem, late: false };
      }
    };
    const attempt = async () => {
      const found = await come();
      if (!here) return;
      setArrival((before) => (before.arrived && found.arrived ? before : found));
      if (found.late) timer = setTimeout(attempt, AGAIN_MS);
    };
    void attempt();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [name]);
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
        {refused !== null && <p className="soft">{refusalText(refused, t)}</p>}
      </main>
    );
  }
  const { status } = news.card;
  if (status === 'open' || news.view == null) return <Room connection={connection} news={news} />;
  return <OnlinePlay connection={connection} news={news} />;
}
