import type { ClubPage } from '@naos/protocol';
import { useMedia } from '@naos/table-ui';
import { Copy, Settings, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ClubEvents } from '../event/ClubEvents.tsx';
import { useClubsUnread } from '../online/waiting.ts';
import { copyText } from '../shell/copy.ts';
import { canShare, share } from '../shell/share.ts';
import { useTitle } from '../shell/use-title.ts';
import { useT } from '../words/index.ts';
import { ClubHistory } from './ClubHistory.tsx';
import { ClubSettings } from './ClubSettings.tsx';
import { ClubTables } from './ClubTables.tsx';
import { ClubTalk } from './ClubTalk.tsx';
import { CrestMark } from './CrestMark.tsx';
import { Here } from './Here.tsx';
import { Standings } from './Standings.tsx';
import { Tonight } from './Tonight.tsx';

interface ClubViewProps {
  readonly page: ClubPage;
  readonly you: string;
  readonly ahead: number;
  readonly isLost: boolean;
}

/** On a phone one part is shown at a time. */
const PARTS = ['tonight', 'standings', 'history', 'talk'] as const;
type Part = (typeof PARTS)[number];
const NARROW = '(max-width: 760px)';

/** A club as its members see it: who is here, what to play, what is being played, who leads, what was said. */
export function ClubView({ page, you, ahead, isLost }: ClubViewProps): ReactElement {
  const t = useT();
  useTitle(page.name);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const isNarrow = useMedia(NARROW);
  const [part, setPart] = useState<Part>('tonight');
  const unread = useClubsUnread(page.id);
  const address = new URL(page.link, location.href).href;
  const copy = async () => setCopied(await copyText(address));
  return (
    <main className="page club">
      <header className="club-head">
        <div className="club-name">
          <CrestMark crest={page.crest} />
          <div>
            <h1>{page.name}</h1>
            <p className="soft">{t('clubs.facts', { members: page.members.length, games: page.games })}</p>
          </div>
        </div>
        <Here page={page} you={you} />
        <div className="row">
          <button type="button" className="btn strong" onClick={() => void copy()}>
            <Copy size={17} aria-hidden="true" />
            <span aria-live="polite">{t(isCopied ? 'invite.copied' : 'club.invite')}</span>
          </button>
          {canShare() && (
            <button
              type="button"
              className="icon"
              aria-label={t('invite.share')}
              title={t('invite.share')}
              onClick={() => share({ title: t('club.share', { name: page.name }), url: address })}
            >
              <Share2 size={19} aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            className="icon"
            aria-haspopup="dialog"
            aria-label={t('club.settings')}
            title={t('club.settings')}
            onClick={() => setOpen(true)}
          >
            <Settings size={19} aria-hidden="true" />
          </button>
        </div>
      </header>
      {isLost && (
        <p className="notice bad" role="alert">
          {t('club.lost')}
        </p>
      )}
      {isNarrow && (
        <nav className="club-parts" aria-label={t('club.parts')}>
          {PARTS.map((one) => (
            <button key={one} type="button" aria-current={one === part} onClick={() => setPart(one)}>
              {t(`club.${one}`)}
              {one === 'talk' && part !== 'talk' && unread > 0 && (
                <b className="count" title={t('clubs.unread', { n: unread })}>
                  {unread}
                </b>
              )}
            </button>
          ))}
        </nav>
      )}
      <div className="club-grid" data-shows={isNarrow ? part : 'all'}>
        <div>
          <Tonight page={page} you={you} />
          <ClubTables page={page} you={you} ahead={ahead} />
          <ClubEvents page={page} />
        </div>
        <div>
          <Standings page={page} you={you} />
          <ClubHistory page={page} />
        </div>
        <ClubTalk page={page} you={you} ahead={ahead} isSeen={!isNarrow || part === 'talk'} />
      </div>
      {isOpen && <ClubSettings page={page} you={you} onClose={() => setOpen(false)} />}
    </main>
  );
}
