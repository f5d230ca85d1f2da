import { Copy, QrCode, RefreshCw, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { copyText } from '../../shell/copy.ts';
import { canShare, share } from '../../shell/share.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { Qr } from './Qr.tsx';

interface PartyLinkProps {
  readonly path: string;
  readonly game: string;
  /** Makes a fresh link: the one that went to the wrong person opens nothing any more. */
  readonly onRenew: () => void;
}

/** One link for everybody: to copy, to share, or as a code to photograph, which at a desk is there at once. */
export function PartyLink({ path, game, onRenew }: PartyLinkProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [copied, setCopied] = useState<string | null>(null);
  const isPhone = usePhone();
  const [asked, setAsked] = useState<boolean | null>(null);
  const isCode = asked ?? !isPhone;
  const url = new URL(path, location.href);
  // Whoever gets it most likely reads what its sender reads; a messenger can't ask them.
  if (language !== 'en') url.searchParams.set('lang', language);
  const address = url.href;
  const copy = async () => setCopied((await copyText(address)) ? address : null);
  return (
    <section className="card party-link" aria-labelledby="party-link">
      <h2 id="party-link">{t('party.title')}</h2>
      <input
        className="text"
        readOnly
        value={address}
        aria-label={t('party.link')}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="btn strong" onClick={() => void copy()}>
          <Copy size={17} aria-hidden="true" />
          <span aria-live="polite">{t(copied === address ? 'invite.copied' : 'invite.copy')}</span>
        </button>
        {canShare() && (
          <button
            type="button"
            className="btn"
            onClick={() => share({ title: t('party.share', { game }), url: address })}
          >
            <Share2 size={18} aria-hidden="true" />
            {t('invite.share')}
          </button>
        )}
        <button
          type="button"
          className="icon"
          aria-label={t('invite.qr')}
          aria-expanded={isCode}
          onClick={() => setAsked(!isCode)}
        >
          <QrCode size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('invite.renew')}
          title={t('invite.renew')}
          onClick={onRenew}
        >
          <RefreshCw size={18} aria-hidden="true" />
        </button>
      </div>
      {isCode && <Qr text={address} label={t('invite.qr.of', { label: t('party.link') })} />}
    </section>
  );
}
