import type { Me } from '@naos/protocol';
import { KeyRound, LogIn, LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useT } from '../../words/index.ts';
import { ApiProblem, api } from '../api.ts';
import { Bots } from './Bots.tsx';
import { canUsePasskeys, makePasskey, PasskeyProblem, signIn } from './passkeys.ts';

/**
 * An account is the guest with a passkey: the same player, who can now come in from other devices too. Nobody is asked
 * until the person opens this.
 */
export function Account(): ReactElement {
  const t = useT();
  const name = useSettings((settings) => settings.name);
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** Whether every other device was signed out just now. */
  const [alone, setAlone] = useState(false);
  const attempt = async (work: () => Promise<Me | null>) => {
    setProblem(null);
    setBusy(true);
    try {
      setMe(await work());
    } catch (error) {
      if (error instanceof PasskeyProblem) setProblem(t(error.why));
      else if (error instanceof ApiProblem)
        setProblem(t(error.code === 'offline' ? 'account.offline' : 'account.refused'));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  const look = () => attempt(() => api.arrive(name));
  const keep = () =>
    attempt(async () => {
      await makePasskey();
      return api.arrive(name);
    });
  const come = () =>
    attempt(async () => {
      const known = await signIn();
      changeSettings({ name: known });
      return api.arrive(known);
    });
  const leave = () =>
    attempt(async () => {
      await api.leave();
      return null;
    });
  const leaveElsewhere = () =>
    attempt(async () => {
      await api.leaveEverywhere();
      setAlone(true);
      return api.arrive(name);
    });
  return (
    <>
      <p className="note">{t('account.why')}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {!canUsePasskeys() && <p className="note">{t('account.impossible')}</p>}
      {me?.account && (
        <p className="notice good" role="status">
          {t('account.signed-in', { name: me.name })}
        </p>
      )}
      {me !== null && !me.account && <p role="status">{t('account.guest', { name: me.name })}</p>}
      <div className="account-acts">
        {me === null && (
          <button type="button" className="btn" disabled={busy} onClick={() => void look()}>
            {t('account.open')}
          </button>
        )}
        {me !== null && !me.account && canUsePasskeys() && (
          <>
            <button type="button" className="btn strong" disabled={busy} onClick={() => void keep()}>
              <KeyRound size={17} aria-hidden="true" />
              {t('account.keep')}
            </button>
            <button type="button" className="btn" disabled={busy} onClick={() => void come()}>
              <LogIn size={17} aria-hidden="true" />
              {t('account.come')}
            </button>
          </>
        )}
        {me?.account && (
          <button type="button" className="btn" disabled={busy} onClick={() => void leave()}>
            <LogOut size={17} aria-hidden="true" />
            {t('account.leave')}
          </button>
        )}
        {me !== null && (
          <button type="button" className="btn" disabled={busy} onClick={() => void leaveElsewhere()}>
            {t('account.leave-elsewhere')}
          </button>
        )}
      </div>
      {alone && <p role="status">{t('account.left-elsewhere')}</p>}
      {me !== null && <Bots />}
    </>
  );
}
