import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiProblem, api } from '../online/api.ts';
import { openFile } from '../replay/open-file.ts';
import { useLanguage, useT } from '../words/index.ts';
import { type Rung, signed } from './ladder.ts';

interface LadderProps {
  readonly rungs: readonly Rung[];
  /** Whose rung is lit. */
  readonly lit: string | null;
  /** Whose games can be watched: those of this day; null: they are closed to whoever has not played. */
  readonly files: { readonly day: string; readonly game: string } | null;
}

/** Everybody on a deal, best first: the bots' levels on one side of an obelisk, people on the other. */
export function Ladder({ rungs, lit, files }: LadderProps): ReactElement | null {
  const t = useT();
  const [, go] = useLocation();
  // The order is by this difference, not by the points alone.
  const figure = new Intl.NumberFormat(useLanguage(), { signDisplay: 'exceptZero' });
  const [problem, setProblem] = useState<'duel.offline' | 'duel.file-gone' | null>(null);
  const watch = async (player: string): Promise<void> => {
    if (files === null) return;
    setProblem(null);
    try {
      go(`/replay/${await openFile(await api.duelFile(files.day, files.game, player))}`);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.code === 'offline' ? 'duel.offline' : 'duel.file-gone');
    }
  };
  if (rungs.length === 0) return null;
  return (
    <section aria-label={t('duel.ladder')}>
      <ol className="obelisk">
        {rungs.map(({ key, name, kind, points, other, place }) => (
          <li key={`${kind} ${key}`} className={kind} data-mine={key === lit}>
            {kind === 'person' && files !== null ? (
              <button type="button" onClick={() => void watch(key)} aria-label={t('duel.look', { name })}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
            <b>{points}</b>
            <small>
              {t(place !== 1 ? 'duel.lost' : points === other ? 'duel.level' : 'duel.won')}{' '}
              {signed(figure, points - other)}
            </small>
          </li>
        ))}
      </ol>
      {files === null && <p className="note">{t('duel.closed-games')}</p>}
      {problem !== null && (
        <p className="notice" role="alert">
          {t(problem)}
        </p>
      )}
    </section>
  );
}
