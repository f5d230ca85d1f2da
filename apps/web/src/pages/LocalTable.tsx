import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AnyKit } from '../kit/kit.ts';
import { stillOf, useSettings } from '../store/settings.ts';
import { loadTable, type SavedTable } from '../store/tables.ts';
import { LocalPlay } from '../table/LocalPlay.tsx';
import { LocalSession } from '../table/local-session.ts';
import { useKit } from '../table/use-kit.ts';
import { useT } from '../words/index.ts';

/** A table on this device. */
export default function LocalTable({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [saved] = useState(() => loadTable(id));
  const kit = useKit(saved?.game ?? null);
  if (saved === null) {
    return (
      <main className="page">
        <div className="lonely">
          <h1>{t('local.gone')}</h1>
          <p className="soft">{t('local.gone.why')}</p>
          <Link className="btn strong" href="/">
            {t('lost.home')}
          </Link>
        </div>
      </main>
    );
  }
  if (kit === null) {
    return (
      <p className="waiting" role="status">
        {t('site.loading')}
      </p>
    );
  }
  return <Opened kit={kit} saved={saved} />;
}

function Opened({ kit, saved }: { readonly kit: AnyKit; readonly saved: SavedTable }): ReactElement | null {
  const [session, setSession] = useState<LocalSession | { readonly problem: unknown } | null>(null);
  useEffect(() => {
    try {
      const opened = new LocalSession(kit, loadTable(saved.id) ?? saved, !stillOf(useSettings.getState()));
      setSession(opened);
      return opened.close;
    } catch (problem) {
      setSession({ problem });
    }
    return undefined;
  }, [kit, saved]);
  if (session === null) return null;
  if ('problem' in session) throw session.problem;
  return <LocalPlay session={session} />;
}
