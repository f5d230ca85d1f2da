import { type ReactElement, startTransition, useEffect, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { Gone } from '../shell/Gone.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { patienceOf, useSettings } from '../store/settings.ts';
import { loadTable, type SavedTable } from '../store/tables.ts';
import { LocalPlay } from '../table/LocalPlay.tsx';
import { LocalSession } from '../table/local-session.ts';
import { useStatistics } from '../table/use-statistics.ts';
import { useT } from '../words/index.ts';

/** A table on this device. */
export default function LocalTable({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [saved] = useState(() => loadTable(id));
  const loaded = useLoadedGame(saved?.game ?? null);
  const counting = useStatistics(saved?.game ?? null);
  if (saved === null) {
    return <Gone title={t('local.gone')} why={t('local.gone.why')} to="/" way={t('lost.home')} />;
  }
  // A finished game is shown with all that its end shows, so that nothing jumps.
  if (loaded === null || (saved.outcome !== null && counting === undefined)) return <Waiting />;
  return <Opened loaded={loaded} saved={saved} />;
}

function Opened({ loaded, saved }: { readonly loaded: AnyLoadedGame; readonly saved: SavedTable }): ReactElement {
  const [session, setSession] = useState<LocalSession | { readonly problem: unknown } | null>(null);
  useEffect(() => {
    try {
      const opened = new LocalSession(loaded, loadTable(saved.id) ?? saved, patienceOf(useSettings.getState()));
      // A whole table is much to draw: in small steps.
      startTransition(() => setSession(opened));
      return opened.close;
    } catch (problem) {
      setSession({ problem });
    }
    return undefined;
  }, [loaded, saved]);
  if (session === null) return <Waiting />;
  if ('problem' in session) throw session.problem;
  return <LocalPlay session={session} />;
}
