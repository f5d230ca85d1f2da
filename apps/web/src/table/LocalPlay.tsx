import { TableScreen, useScene } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Ending } from './Ending.tsx';
import type { LocalSession } from './local-session.ts';
import { useManners } from './manners.ts';
import { TableHead } from './TableHead.tsx';
import { useCalls } from './use-calls.ts';

/** Play at a table on this device. */
export function LocalPlay({ session }: { readonly session: LocalSession }): ReactElement {
  const t = useT();
  const scene = useScene(session);
  const { kit, table } = session;
  const manners = useManners(kit);
  const textMode = useSettings((settings) => settings.textMode);
  useCalls(scene);
  return (
    <main className="site-main">
      <TableHead game={table.game} note={table.chairs.map(({ name }) => name).join(' · ')}>
        <button
          type="button"
          className="btn quiet"
          aria-pressed={textMode}
          onClick={() => changeSettings({ textMode: !textMode })}
        >
          {t('table.words')}
        </button>
      </TableHead>
      <TableScreen
        session={session}
        manners={manners}
        textMode={textMode}
        ruleHref={(id) => `/learn/${table.game}/${id}`}
        above={
          scene.situation.outcome !== null && <Ending session={session} scene={scene} table={table} manners={manners} />
        }
      />
    </main>
  );
}
