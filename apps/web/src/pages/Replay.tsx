import { readTranscript, type Viewer } from '@naos/engine';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { OnlineReplay } from '../replay/OnlineReplay.tsx';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { Reel } from '../replay/reel.ts';
import { type Eyes, ReplaySession } from '../replay/replay-session.ts';
import { Gone } from '../shell/Gone.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { loadTable, ownSeat, type SavedTable } from '../store/tables.ts';
import { matchOf } from '../table/local-session.ts';
import { useT } from '../words/index.ts';

/** How the server names its tables; this device names its own otherwise. */
const TABLE_OF_SERVER = /^[a-z0-9]{10}$/;

/** A recorded game, at the moment and through the eyes that the address names. */
export default function Replay({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const [saved] = useState(() => loadTable(id));
  if (saved !== null) return <Loading saved={saved} own={ownSeat(saved)} />;
  if (TABLE_OF_SERVER.test(id))
    return <OnlineReplay id={id}>{(found, own) => <Loading saved={found} own={own} />}</OnlineReplay>;
  return <Gone title={t('replay.gone')} why={t('replay.gone.why')} to="/replays" way={t('nav.replays')} />;
}

interface RecordedProps {
  readonly saved: SavedTable;
  /** The seat of whoever looks at it, where it is their game. */
  readonly own: Viewer;
}

function Loading({ saved, own }: RecordedProps): ReactElement {
  const loaded = useLoadedGame(saved.game);
  return loaded === null ? <Waiting /> : <Opened loaded={loaded} saved={saved} own={own} />;
}

/** The address may give the first moment, else it is the beginning; from then on the page moves by itself. */
function Opened({ loaded, saved, own }: RecordedProps & { readonly loaded: AnyLoadedGame }): ReactElement {
  const [search] = useSearchParams();
  const [session] = useState(() => {
    const transcript = saved.text === '' ? matchOf(loaded.game, saved).transcript : readTranscript(saved.text);
    const reel = new Reel(loaded.game, transcript, saved.seeds);
    const people = saved.chairs.findIndex(({ kind }) => kind === 'person');
    const at = search.get('at');
    return new ReplaySession(
      loaded,
      reel,
      saved.chairs.map(({ kind, name }) => ({ kind, name })),
      at === null ? 0 : reel.indexOf(Number(at)),
      eyesIn(search.get('eyes'), saved, own ?? Math.max(0, people)),
    );
  });
  return <ReplayTable session={session} saved={saved} own={own} />;
}

/** While a game runs, it is seen through the person's own eyes only: the replay must not show the bots' cards. */
function eyesIn(text: string | null, { outcome, ended, chairs }: SavedTable, own: number): Eyes {
  if (outcome === null && ended !== true) return own;
  if (text === 'open') return 'open';
  if (text === 'public') return null;
  const seat = text === null ? own : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < chairs.length ? seat : own;
}
