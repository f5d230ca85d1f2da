import { Wifi, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';
import type { ConnectionState } from './table-connection.ts';

/** Whether the connection to the server stands. */
export function Connection({ state }: { readonly state: ConnectionState }): ReactElement {
  const t = useT();
  const live = state === 'live';
  return (
    <span className="connection" data-live={live} role="status">
      {live ? <Wifi size={17} aria-hidden="true" /> : <WifiOff size={17} aria-hidden="true" />}
      <span>{t(live ? 'online.live' : 'online.trying')}</span>
    </span>
  );
}
