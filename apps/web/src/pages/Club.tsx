import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ClubView } from '../club/ClubView.tsx';
import { ClubConnection } from '../club/club-connection.ts';
import { Door } from '../club/Door.tsx';
import { toldApart } from '../club/told-apart.ts';
import { api } from '../online/api.ts';
import { Gone } from '../shell/Gone.tsx';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';

/** A club: its door for who comes by the link, its page for members. */
export default function Club({ id }: { readonly id: string }): ReactElement {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const join = search.get('join');
  return join === null ? (
    <Members key={id} id={id} />
  ) : (
    <Door id={id} join={join} onInside={() => go(`/club/${id}`, { replace: true })} />
  );
}

function Members({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [connection, setConnection] = useState<ClubConnection | null>(null);
  const name = useSettings((settings) => settings.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is told elsewhere, and is no reason to come anew
  useEffect(() => {
    let opened: ClubConnection | null = null;
    let here = true;
    // Also where the server is away now: the socket tries again by itself.
    void api
      .arrive(name)
      .catch(() => null)
      .then(() => {
        if (!here) return;
        opened = new ClubConnection(id);
        setConnection(opened);
      });
    return () => {
      here = false;
      opened?.close();
    };
  }, [id]);
  if (connection !== null) return <Shown connection={connection} />;
  return (
    <main className="waiting" role="status">
      <p>{t('online.connecting')}</p>
    </main>
  );
}

function Shown({ connection }: { readonly connection: ClubConnection }): ReactElement {
  const t = useT();
  const page = useSyncExternalStore(connection.subscribe, () => connection.page);
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  if (state === 'gone')
    return <Gone title={t('club.gone')} why={t('club.gone.why')} to="/clubs" way={t('clubs.title')} />;
  if (page !== null)
    return <ClubView page={toldApart(page)} you={connection.you} ahead={connection.ahead} isLost={state === 'lost'} />;
  return (
    <main className="waiting" role="status">
      <p>{t(state === 'lost' ? 'online.trying' : 'online.connecting')}</p>
    </main>
  );
}
