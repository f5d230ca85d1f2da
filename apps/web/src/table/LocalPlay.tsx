import { readTranscript } from '@naos/engine';
import { useSceneLater } from '@naos/table-ui';
import { type ReactElement, useEffect } from 'react';
import { Reel } from '../replay/reel.ts';
import { ReplaySession } from '../replay/replay-session.ts';
import { noteDuel } from '../store/duels.ts';
import { rememberResult } from '../store/mirror.ts';
import { useT } from '../words/index.ts';
import { levelsOf } from './begin.ts';
import { Ending, endingTab, useEnded } from './Ending.tsx';
import type { LocalSession } from './local-session.ts';
import { type Missed, PlayTable } from './PlayTable.tsx';

/** Play at a table on this device. */
export function LocalPlay({ session }: { readonly session: LocalSession }): ReactElement {
  const t = useT();
  const scene = useSceneLater(session);
  const { table } = session;
  const alone = table.duel === undefined && table.chairs.filter(({ kind }) => kind === 'person').length === 1;
  const over = scene.situation.outcome !== null;
  const reel = useEnded(session, over);
  useEffect(() => {
    if (over) noteDuel(session.table);
    if (over) void levelsOf(session.table.game).then((levels) => rememberResult(session.table, levels));
  }, [over, session]);
  return (
    <PlayTable
      session={session}
      names={table.chairs.map(({ name }) => name)}
      advice={alone}
      {...(alone && { made: session.openMoves })}
      recall={(n) => missedIn(session, n)}
      ending={(preferences) =>
        reel === null
          ? null
          : endingTab(t, <Ending session={session} reel={reel} table={table} preferences={preferences} />)
      }
    />
  );
}

/** The game since the viewer's last move, or from a move on, through the viewer's eyes. */
async function missedIn({ loaded, table, scene }: LocalSession, n?: number): Promise<Missed> {
  const { seat } = scene();
  const reel = new Reel(loaded.game, readTranscript(table.text), table.seeds);
  const own = reel.frames.findLastIndex((frame) => frame.seat === seat);
  const from = Math.max(0, n === undefined ? own : reel.indexOf(n) - 1);
  const names = table.chairs.map(({ kind, name }) => ({ kind, name }));
  return { session: new ReplaySession(loaded, reel, names, n === undefined ? from : from + 1, seat), from };
}
