import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';

interface WatchersSwitchProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** The host lets those who watch talk among themselves, or no longer. */
export function WatchersSwitch({ connection, news: { card, you } }: WatchersSwitchProps): ReactElement | null {
  const t = useT();
  if (card.host !== you) return null;
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={card.watchersTalk === true}
        onChange={({ target }) => connection.act({ do: 'watchers talk', on: target.checked })}
      />
      <span>{t('watchers.allow')}</span>
    </label>
  );
}
