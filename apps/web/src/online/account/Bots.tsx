import type { BotToken } from '@naos/protocol';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useT } from '../../words/index.ts';
import { ApiProblem, api } from '../api.ts';

/** The bots that a person has made over the interface for programs, and the end of their tokens. */
export function Bots(): ReactElement | null {
  const t = useT();
  const [bots, setBots] = useState<readonly BotToken[]>([]);
  const [failed, setFailed] = useState(false);
  const look = useCallback(async (work: () => Promise<unknown>) => {
    try {
      await work();
      setBots(await api.bots());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    void look(async () => {});
  }, [look]);
  if (failed)
    return (
      <p className="notice bad" role="alert">
        {t('account.bots.failed')}
      </p>
    );
  if (bots.length === 0) return null;
  return (
    <>
      <h3>{t('account.bots')}</h3>
      <ul className="channels">
        {bots.map(({ id, name, valid }) => (
          <li key={id}>
            <span>
              {name}
              {!valid && <small>{t('account.bots.revoked')}</small>}
            </span>
            {valid && (
              <button
                type="button"
                className="btn"
                aria-label={t('account.bots.revoke.whose', { name })}
                onClick={() => void look(() => api.revokeBot(id))}
              >
                {t('account.bots.revoke')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
