import type { TableLinks } from '@naos/protocol';
import { Copy, QrCode, RefreshCw, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { copyText } from '../../shell/copy.ts';
import { useT } from '../../words/index.ts';
import { Qr } from './Qr.tsx';

interface InviteProps {
  readonly links: TableLinks;
  readonly game: string;
  /** Makes a fresh link for a chair: the one that went to the wrong person opens nothing any more. */
  readonly onRenew: (seat: number) => void;
}

/** The links of the chairs still to be taken: copy, share, or show as a code to photograph. */
export function Invite({ links, game, onRenew }: InviteProps): ReactElement {
  const t = useT();
  return (
    <section className="card invite" aria-labelledby="invite">
      <h2 id="invite">{t('invite.title')}</h2>
      {links.invites.length === 0 && <p className="soft">{t('invite.none')}</p>}
      {links.invites.map(({ seat, path }) => (
        <Share
          key={seat}
          label={t('invite.seat', { n: seat + 1 })}
          path={path}
          game={game}
          onRenew={() => onRenew(seat)}
        />
      ))}
      <Share label={t('invite.watch')} path={links.watch} game={game} />
    </section>
  );
}

interface ShareProps {
  readonly label: string;
  readonly path: string;
  readonly game: string;
  readonly onRenew?: () => void;
}

function Share({ label, path, game, onRenew }: ShareProps): ReactElement {
  const t = useT();
  const [copied, setCopied] = useState<string | null>(null);
  const [code, setCode] = useState(false);
  const address = new URL(path, location.href).href;
  return (
    <div className="field">
      <span>{label}</span>
      <div className="share">
        <input
          className="text"
          readOnly
          value={address}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="btn"
          onClick={() => void copyText(address).then((done) => setCopied(done ? path : null))}
        >
          <Copy size={17} aria-hidden="true" />
          <span aria-live="polite">{t(copied === path ? 'invite.copied' : 'invite.copy')}</span>
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="icon"
            aria-label={t('invite.share')}
            onClick={() => void navigator.share({ title: `Naos: ${game}`, url: address }).catch(() => {})}
          >
            <Share2 size={18} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="icon"
          aria-label={t('invite.qr')}
          aria-expanded={code}
          onClick={() => setCode(!code)}
        >
          <QrCode size={18} aria-hidden="true" />
        </button>
        {onRenew !== undefined && (
          <button
            type="button"
            className="icon"
            aria-label={t('invite.renew')}
            title={t('invite.renew')}
            onClick={onRenew}
          >
            <RefreshCw size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {code && <Qr text={address} label={t('invite.qr.of', { label })} />}
    </div>
  );
}
