import { type ReactElement, useState } from 'react';
import { useT } from '../../words/index.ts';
import { ApiProblem, api } from '../api.ts';

/** The token of a link in a mail that asks whether an address is somebody's. */
const tokenInAddress = (): string | null => new URLSearchParams(location.search).get('confirm');

const OUTCOMES = {
  confirmed: 'channels.confirm.confirmed',
  refused: 'channels.confirm.refused',
  offline: 'channels.confirm.offline',
} as const;

/**
 * What the link in such a mail opens. Only the button confirms: programs that look at mails follow links too.
 */
export function ConfirmAddress(): ReactElement | null {
  const t = useT();
  const [token] = useState(tokenInAddress);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  if (token === null) return null;
  const confirm = async () => {
    try {
      await api.confirmChannel(token);
      setOutcome('confirmed');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setOutcome(error.code === 'offline' ? 'offline' : 'refused');
    }
  };
  return (
    <div className={outcome === 'refused' || outcome === 'offline' ? 'notice bad' : 'notice good'}>
      <p role="status">{t(outcome === null ? 'channels.confirm.why' : OUTCOMES[outcome])}</p>
      {outcome !== 'confirmed' && outcome !== 'refused' && (
        <button type="button" className="btn strong" onClick={() => void confirm()}>
          {t('channels.confirm')}
        </button>
      )}
    </div>
  );
}
