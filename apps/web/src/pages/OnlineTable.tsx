import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { ApiProblem, api } from '../online/api.ts';
import { OnlinePlay } from '../online/OnlinePlay.tsx';
import { refusalKey } from '../online/online-session.ts';
import { Room } from '../online/Room.tsx';
import { TableLine, type TableNews } from '../online/table-line.ts';
import { Gone } from '../shell/Gone.tsx';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';

/** A table on the server: its waiting room, then the game. */
export default function OnlineTable({ id }: { readonly id: string }): ReactElement | null {
  const t = useT();
  const [search] = useSearchParams();
  const watch = search.get('watch') ?? undefined;
  const invite = search.get('invite') ?? undefined;
  const arrived = useArrival(id, invite);
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    if (!arrived) return;
    const opened = new TableLine(id, watch);
    setLine(opened);
    return () => opened.close();
  }, [id, watch, arrived]);
  if (line !== null) return <Followed line={line} />;
  return (
    <main className="waiting" role="status">
      <p>{t('online.connecting')}</p>
    </main>
  );
}

/**
 * Comes in: gets an identity on this server, and takes the chair that an invite link opens. A private table shows itself
 * only to those who sit there, so this comes before following it; whether it worked, the table itself will tell.
 */
function useArrival(id: string, invite: string | undefined): boolean {
  const [arrived, setArrived] = useState(false);
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    let here = true;
    const come = async () => {
      await api.arrive(name);
      if (invite !== undefined) await api.act(id, { do: 'sit', invite });
    };
    void come()
      .catch((problem: unknown) => {
        if (!(problem instanceof ApiProblem)) throw problem;
      })
      .finally(() => here && setArrived(true));
    return () => {
      here = false;
    };
  }, [id, invite, name]);
  return arrived;
}

function Followed({ line }: { readonly line: TableLine }): ReactElement {
  const t = useT();
  const news = useSyncExternalStore<TableNews | null>(line.subscribe, () => line.news);
  const state = useSyncExternalStore(line.subscribe, () => line.state);
  const refused = useSyncExternalStore(line.subscribe, () => line.refused);
  if (state === 'gone') {
    return <Gone title={t('online.gone')} why={t('online.gone.why')} to="/tables" way={t('nav.tables')} />;
  }
  if (news === null) {
    return (
      <main className="waiting" role="status">
        <p>{t(state === 'lost' ? 'online.trying' : 'online.connecting')}</p>
        {refused !== null && <p className="soft">{t(refusalKey(refused.code))}</p>}
      </main>
    );
  }
  const { status } = news.card;
  if (status === 'open' || news.view == null) return <Room line={line} news={news} />;
  return <OnlinePlay line={line} news={news} />;
}
