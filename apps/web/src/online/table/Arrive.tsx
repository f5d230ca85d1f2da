import { type FormEvent, type ReactElement, useState } from 'react';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useT } from '../../words/index.ts';
import { refusalText } from '../../words/refusal.ts';
import { ApiProblem, api } from '../api.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { LONGEST_NAME } from '../name-length.ts';

interface ArriveProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** Somebody has come: what they are called, and whether they sit down or watch. Nothing begins before they press. */
export function Arrive({ connection, news: { card, kept, you } }: ArriveProps): ReactElement {
  const t = useT();
  const known = useSettings((settings) => settings.name);
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWatching, setWatching] = useState(false);
  const free = card.seats.find(
    ({ seat, kind, keptFor, invited }) =>
      seat === kept ||
      (kind === 'open' &&
        keptFor === undefined &&
        (connection.isInvited ||
          card.club !== undefined ||
          card.host === you ||
          (card.visibility === 'public' && !invited))),
  );
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (name.trim() === '') {
      setProblem(t('arrive.empty'));
      return;
    }
    try {
      const { name: taken } = await api.rename(name);
      changeSettings({ name: taken });
      if (free !== undefined) connection.sit(free.seat);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.code === 'malformed' ? t('arrive.refused') : refusalText(error, t));
    }
  };
  if (free === undefined) {
    return (
      <p className="notice" role="status">
        {t(card.seats.some(({ kind }) => kind === 'open') ? 'arrive.not-yours' : 'arrive.full')}
      </p>
    );
  }
  if (isWatching) {
    return (
      <p className="notice" role="status">
        <span>{t('arrive.watching')}</span>
        <button type="button" className="btn" onClick={() => setWatching(false)}>
          {t('room.sit')}
        </button>
      </p>
    );
  }
  return (
    <form className="card arrive" onSubmit={(event) => void sit(event)}>
      <label className="field">
        <span>{t('arrive.name')}</span>
        <input
          className="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          aria-invalid={problem !== null}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn strong">
          {t('arrive.sit')}
        </button>
        <button type="button" className="btn" onClick={() => setWatching(true)}>
          {t('arrive.watch')}
        </button>
      </div>
      <p className="note">{t('arrive.why')}</p>
    </form>
  );
}
