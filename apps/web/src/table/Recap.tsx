import type { Vocabulary } from '@naos/engine';
import { type LogLine, type Preferences, SeatMark, TableScreen, useScene } from '@naos/table-ui';
import type { Line, Say } from '@naos/words';
import type { ReactElement } from 'react';
import type { ReplaySession } from '../replay/replay-session.ts';
import { useT } from '../words/index.ts';

/** Lines of the log after the seat's own last move: what there is to catch up on. */
export function since(log: readonly LogLine<Vocabulary>[], seat: number | null): readonly LogLine<Vocabulary>[] {
  const own = log.findLastIndex((line) => line.seat === seat);
  return own === -1 ? [] : log.slice(own + 1).filter((line) => line.seat !== null && line.seat !== seat);
}

interface RecapTextProps {
  readonly lines: readonly { readonly key: string; readonly seat: number | null; readonly told: Line }[];
  readonly say: Say;
  /** It can't be shown on the board just now. */
  readonly failed: boolean;
  readonly onShow: () => void;
  readonly onSkip: () => void;
}

/** What happened since the person's last turn, as text. */
export function RecapText({ lines, say, failed, onShow, onSkip }: RecapTextProps): ReactElement {
  const t = useT();
  return (
    <section className="recap card" aria-label={t('recap.title')}>
      <h2>{t('recap.title')}</h2>
      {failed && (
        <p className="notice bad" role="alert">
          {t('recap.failed')}
        </p>
      )}
      <ol>
        {lines.map(({ key, seat, told }) => (
          <li key={key}>
            {seat === null ? <span className="seat-mark dash" /> : <SeatMark seat={seat} size={13} />}
            <span>{say(told)}</span>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="btn strong" onClick={onShow}>
          {t('recap.show')}
        </button>
        <button type="button" className="btn" onClick={onSkip}>
          {t('recap.skip')}
        </button>
      </div>
    </section>
  );
}

interface RecapBoardProps {
  readonly session: ReplaySession;
  readonly from: number;
  readonly preferences: Preferences;
  readonly textMode: boolean;
  readonly onDone: () => void;
}

/** The same on the board, step by step. */
export function RecapBoard({ session, from, preferences, textMode, onDone }: RecapBoardProps): ReactElement {
  const t = useT();
  const { log } = useScene(session);
  const { at, reel } = session;
  const { say } = preferences;
  const name = (seat: number) => session.scene().seats[seat]?.name ?? '';
  // The step says what it shows; nobody is waited for in the past.
  const told = log
    .filter(({ n }) => n === log.at(-1)?.n)
    .flatMap(({ event }) => session.loaded.words.event(event, name, session.scene().seat) ?? [])
    .map(say)
    .join('. ');
  const done = at >= reel.last;
  return (
    <TableScreen
      session={session}
      preferences={preferences}
      textMode={textMode}
      sentence={at <= from || told === '' ? t('recap.start') : told}
      buttons={
        <>
          <button type="button" className="btn" onClick={() => session.go(at - 1)} disabled={at <= from}>
            {t('lesson.back')}
          </button>
          <button type="button" className="btn strong" onClick={done ? onDone : () => session.go(at + 1)}>
            {done ? t('recap.done') : t('recap.next', { n: at - from + 1, of: reel.last - from })}
          </button>
          <button type="button" className="btn" onClick={onDone}>
            {t('recap.skip')}
          </button>
        </>
      }
    />
  );
}
