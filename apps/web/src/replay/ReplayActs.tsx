import { GameError, type Verified, verify, writeTranscript } from '@naos/engine';
import { Download, GitFork, ShieldCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { SavedTable } from '../store/tables.ts';
import { useBegin } from '../table/use-begin.ts';
import { faultText } from '../words/fault.ts';
import { useT } from '../words/index.ts';
import { forkTable } from './fork.ts';
import type { RecordedGame } from './replay-session.ts';

/** Play on from here, check the draws, keep the file. */
export function ReplayActs({
  session,
  saved,
}: {
  readonly session: RecordedGame;
  readonly saved: SavedTable;
}): ReactElement {
  const t = useT();
  const over = saved.outcome !== null;
  return (
    <section className="card acts">
      <h2 className="unseen">{t('replay.acts')}</h2>
      <div className="row">
        <PlayOn session={session} saved={saved} />
        <Verify session={session} over={over} />
        <button type="button" className="btn" onClick={() => download(session, saved)} disabled={!over}>
          <Download size={18} aria-hidden="true" />
          {t('replay.download')}
        </button>
      </div>
      <p className="note">{t('replay.play-on.why')}</p>
      {!over && <p className="note">{t('replay.secret')}</p>}
    </section>
  );
}

function PlayOn({ session, saved }: { readonly session: RecordedGame; readonly saved: SavedTable }): ReactElement {
  const t = useT();
  const begin = useBegin();
  const { eyes, reel, at } = session;
  const seat = typeof eyes === 'number' ? eyes : reel.mover(at);
  const playOn = () => begin(() => forkTable(saved, reel, at, seat, t('bot.names')));
  return (
    <button type="button" className="btn strong" onClick={playOn} disabled={at === reel.last && saved.outcome !== null}>
      <GitFork size={18} aria-hidden="true" />
      {t('replay.play-on', { name: saved.chairs[seat]?.name ?? '' })}
    </button>
  );
}

function Verify({ session, over }: { readonly session: RecordedGame; readonly over: boolean }): ReactElement {
  const t = useT();
  const [result, setResult] = useState<Verified | string | null>(null);
  const check = () => {
    try {
      setResult(verify(session.loaded.game, writeTranscript(session.reel.transcript)));
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      setResult(faultText(error, t));
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={check} disabled={!over}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('replay.verify')}
      </button>
      <div role="status">
        {typeof result === 'string' && <p className="notice bad">{t('replay.verify.bad', { problem: result })}</p>}
        {result !== null && typeof result !== 'string' && (
          <p className="notice good">
            {t('replay.verify.good', {
              moves: result.moves,
              draws: result.draws,
              hash: result.commitment.slice(0, 16),
            })}
          </p>
        )}
      </div>
    </>
  );
}

function download({ reel }: RecordedGame, { game, id }: SavedTable): void {
  const address = URL.createObjectURL(new Blob([writeTranscript(reel.transcript)], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${id}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
