import { readTranscript } from '@naos/engine';
import type { Preferences, Tab } from '@naos/table-ui';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Share } from '../ending/Share.tsx';
import { Story, useOwnReview } from '../ending/Story.tsx';
import { useShared } from '../ending/use-shared.ts';
import { forkTable } from '../replay/fork.ts';
import { Reel } from '../replay/reel.ts';
import { ownSeat, type SavedTable } from '../store/tables.ts';
import { type T, useT } from '../words/index.ts';
import { beginAgain } from './begin.ts';
import type { LocalSession } from './local-session.ts';
import { useBegin } from './use-begin.ts';

/** How a game ended, beside its board: it comes by itself, nothing is asked any more. */
export const endingTab = (t: T, content: ReactNode): Tab => ({
  id: 'ending',
  title: t('end.title'),
  call: 'over',
  asked: true,
  content,
});

/** The whole of a game that has ended on this device, its review under way; null while it is played. */
export function useEnded({ loaded, table }: LocalSession, over: boolean): Reel | null {
  const ended = over ? table : null;
  const reel = useMemo(
    () => (ended === null ? null : new Reel(loaded.game, readTranscript(ended.text), ended.seeds)),
    [loaded, ended],
  );
  useOwnReview(reel, ownSeat(table) !== null);
  return reel;
}

interface EndingProps {
  readonly session: LocalSession;
  readonly reel: Reel;
  readonly table: SavedTable;
  readonly preferences: Preferences;
}

/** After a game on this device: how it ended, what decided it, and what next. */
export function Ending({ session, reel, table, preferences }: EndingProps): ReactElement | null {
  const t = useT();
  const begin = useBegin();
  const [, go] = useLocation();
  const { outcome } = session.scene().situation;
  const names = table.chairs.map(({ name }) => name);
  const text = useShared(session.loaded, outcome, names);
  if (outcome === null) return null;
  return (
    <Story
      loaded={session.loaded}
      outcome={outcome}
      names={names}
      own={ownSeat(table)}
      say={preferences.say}
      reel={reel}
      onGo={(index) => go(`/replay/${table.id}?at=${reel.frame(index).n}`)}
      onPlayFrom={(index, seat) => begin(() => forkTable(table, reel, index, seat, t('bot.names')))}
    >
      <div className="row">
        {table.duel !== undefined && (
          <Link className="btn strong" href={`/duel/${table.game}/${table.duel}`}>
            {t('duel.compare')}
          </Link>
        )}
        <button type="button" className="btn" onClick={() => begin(() => beginAgain(table))}>
          {t('end.rematch')}
        </button>
        <Link className="btn" href={`/replay/${table.id}`}>
          {t('end.replay')}
        </Link>
        <Share text={text} />
        <Link className="btn" href="/">
          {t('lost.home')}
        </Link>
      </div>
    </Story>
  );
}
