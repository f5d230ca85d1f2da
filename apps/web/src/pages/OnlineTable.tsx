import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'wouter';
import { OnlinePlay } from '../online/OnlinePlay.tsx';
import { Room } from '../online/Room.tsx';
import { TableLine, type TableNews } from '../online/table-line.ts';
import { useT } from '../words/index.ts';

/** A table on the server: its waiting room, then the game. */
export default function OnlineTable({ id }: { readonly id: string }): ReactElement | null {
  const [search] = useSearchParams();
  const watch = search.get('watch') ?? undefined;
  const invite = search.get('invite') ?? undefined;
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    const opened = new TableLine(id, watch);
    setLine(opened);
    return () => opened.close();
  }, [id, watch]);
  return line === null ? null : <Followed line={line} invite={invite} />;
}

function Followed({ line, invite }: { readonly line: TableLine; readonly invite: string | undefined }): ReactElement {
  const t = useT();
  const news = useSyncExternalStore<TableNews | null>(line.subscribe, () => line.news);
  const state = useSyncExternalStore(line.subscribe, () => line.state);
  if (state === 'gone') {
    return (
      <main className="page">
        <div className="lonely">
          <h1>{t('online.gone')}</h1>
          <p className="soft">{t('online.gone.why')}</p>
          <Link className="btn strong" href="/tables">
            {t('nav.tables')}
          </Link>
        </div>
      </main>
    );
  }
  if (news === null) {
    return (
      <main className="waiting" role="status">
        <p>{t(state === 'lost' ? 'online.trying' : 'online.connecting')}</p>
      </main>
    );
  }
  const { status } = news.card;
  if (status === 'open' || news.view == null) return <Room line={line} news={news} invite={invite} />;
  return <OnlinePlay line={line} news={news} invite={invite} />;
}
