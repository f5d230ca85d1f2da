import type { NoticeWays } from '@naos/protocol';
import { BellRing, Mail, MessageCircle, Send, Trash2, Webhook } from 'lucide-react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { refusalText } from '../../words/refusal.ts';
import { ApiProblem, api, type Channel, type NewChannel } from '../api.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { canPush, subscribe } from './push.ts';

interface Known {
  readonly channels: readonly Channel[];
  readonly pushKey: string | null;
  readonly ways: NoticeWays;
}

/** How a person hears that it is their turn while the page is closed: this browser, e-mail, a messenger, a webhook. */
export function Channels(): ReactElement {
  const t = useT();
  const language = useLanguage();
  const name = useSettings((settings) => settings.name);
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether it worked. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await work();
      const { pushKey } = await api.arrive(name);
      setKnown({ pushKey, channels: await api.channels(), ways: await api.noticeWays() });
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(
        error.code === 'offline'
          ? t('channels.offline')
          : error.code === 'malformed'
            ? t('channels.unfit')
            : refusalText(error, t),
      );
      return false;
    }
  };
  const add = (channel: NewChannel) => attempt(() => api.addChannel(channel, language));
  const addPush = async (pushKey: string) => {
    const subscription = await subscribe(pushKey);
    if (subscription === null) setProblem(t('channels.no-push'));
    else await add({ kind: 'push', subscription });
  };
  return (
    <>
      <ConfirmAddress />
      <p className="note">{t('channels.why')}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {known === null ? (
        <div>
          <button type="button" className="btn" onClick={() => void attempt(async () => {})}>
            {t('channels.open')}
          </button>
        </div>
      ) : (
        <>
          <ul className="channels">
            {known.channels.map(({ id, kind, address, confirmed }) => (
              <li key={id}>
                <span>
                  {address ?? t(kind === 'telegram' ? 'messenger.telegram' : 'channels.push')}
                  {confirmed === false && <small>{t('channels.unconfirmed')}</small>}
                </span>
                {confirmed === false && kind === 'email' && (
                  <button type="button" className="btn" onClick={() => void add({ kind, address: address ?? '' })}>
                    {t('channels.ask-again')}
                  </button>
                )}
                <button
                  type="button"
                  className="icon"
                  aria-label={t('channels.remove', {
                    what: address ?? t(kind === 'telegram' ? 'messenger.telegram' : 'channels.push'),
                  })}
                  onClick={() => void attempt(() => api.removeChannel(id))}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          {known.pushKey !== null && canPush() && (
            <div>
              <button type="button" className="btn" onClick={() => void addPush(known.pushKey ?? '')}>
                <BellRing size={17} aria-hidden="true" />
                {t('channels.add-push')}
              </button>
            </div>
          )}
          {known.ways.telegram !== null && (
            <div className="row">
              <a className="btn" href={known.ways.telegram} target="_blank" rel="noreferrer">
                <Send size={17} aria-hidden="true" />
                {t('messenger.telegram.add')}
              </a>
              <button type="button" className="btn quiet" onClick={() => void attempt(async () => {})}>
                {t('messenger.telegram.done')}
              </button>
            </div>
          )}
          {known.ways.email && (
            <AddressForm
              label={t('channels.email')}
              type="email"
              icon={<Mail size={17} aria-hidden="true" />}
              onAdd={(address) => add({ kind: 'email', address })}
            />
          )}
          <AddressForm
            label={t('messenger.discord')}
            type="url"
            icon={<MessageCircle size={17} aria-hidden="true" />}
            onAdd={(address) => add({ kind: 'discord', address })}
          />
          <p className="note">{t('messenger.discord.how')}</p>
          <AddressForm
            label={t('channels.webhook')}
            type="url"
            icon={<Webhook size={17} aria-hidden="true" />}
            onAdd={(address) => add({ kind: 'webhook', address })}
          />
        </>
      )}
    </>
  );
}

interface AddressFormProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  readonly icon: ReactElement;
  readonly onAdd: (address: string) => Promise<boolean>;
}

function AddressForm({ label, type, icon, onAdd }: AddressFormProps): ReactElement {
  const t = useT();
  const [address, setAddress] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onAdd(address).then((added) => added && setAddress(''));
  };
  return (
    <form className="share" onSubmit={send}>
      <input
        className="text"
        type={type}
        required
        value={address}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className="btn">
        {icon}
        {t('channels.add')}
      </button>
    </form>
  );
}
