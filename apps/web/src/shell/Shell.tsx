import { LANGUAGES } from '@naos/words';
import { Settings as Gear, Moon, Sun } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { WaitingBell } from '../online/WaitingBell.tsx';
import { useClubsUnread } from '../online/waiting.ts';
import { useWatchOverTables } from '../online/watch-over.ts';
import { changeSettings, themeOf, useSettings } from '../store/settings.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { HeadPlace } from './head-place.ts';
import { Logo } from './Logo.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { useArrival } from './use-arrival.ts';
import { useDrop } from './use-drop.ts';

const ROOMS = [
  { glyph: 'play', to: '/', label: 'nav.play', own: /^\/(play\/.*|duel.*)?$/ },
  { glyph: 'tables', to: '/tables', label: 'nav.tables', own: /^\/(tables|t\/|event)/ },
  { glyph: 'clubs', to: '/clubs', label: 'nav.clubs', own: /^\/club/ },
  { glyph: 'learn', to: '/learn', label: 'nav.learn', own: /^\/(learn|puzzles)/ },
  { glyph: 'replays', to: '/replays', label: 'nav.replays', own: /^\/replay/ },
] as const satisfies readonly { glyph: GlyphName; to: string; label: string; own: RegExp }[];

/** More than this is many. */
const MOST_COUNTED = 99;

/** At a table the screen belongs to the game: no footer, and its own head stands where the navigation was. */
const AT_TABLE = /^\/(play|t|replay|puzzles)\/|\/lesson$/;

/** Header, navigation and footer around every page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useT();
  const [address, go] = useLocation();
  const [head, setHead] = useState<HTMLElement | null>(null);
  useArrival(address);
  useDrop(go);
  useWatchOverTables(address);
  return (
    <div className="site" data-at-table={AT_TABLE.test(address)} data-screen={address.startsWith('/screen/')}>
      <a className="btn skip" href="#main">
        {t('site.skip')}
      </a>
      <header className="top">
        <Link className="brand" href="/" aria-label={t('site.home')}>
          <Logo />
          <span>Naos</span>
        </Link>
        <div className="top-head" ref={setHead} />
        <nav className="main-nav" aria-label={t('nav.label')}>
          {ROOMS.map(({ glyph, to, label, own }) => (
            <Link key={to} href={to} aria-current={own.test(address) ? 'page' : undefined}>
              <Glyph name={glyph} />
              <span>{t(label)}</span>
              {to === '/clubs' && <Unread />}
            </Link>
          ))}
        </nav>
        <Tools address={address} />
      </header>
      <UpdateNote isAtTable={AT_TABLE.test(address) || address.startsWith('/screen/')} />
      <div id="main" className="site-main" tabIndex={-1}>
        <HeadPlace value={head}>{children}</HeadPlace>
      </div>
      <footer className="foot">
        <p>{t('site.unofficial')}</p>
        <nav aria-label={t('nav.more')}>
          <Link href="/about">{t('nav.about')}</Link>
          <Link href="/settings">{t('nav.settings')}</Link>
        </nav>
      </footer>
    </div>
  );
}

/** How many lines of my clubs I have not read. */
function Unread(): ReactElement | null {
  const t = useT();
  const n = useClubsUnread();
  if (n === 0) return null;
  return (
    <b className="count">
      <span aria-hidden="true">{n > MOST_COUNTED ? `${MOST_COUNTED}+` : n}</span>
      <span className="unseen">{t('clubs.unread', { n })}</span>
    </b>
  );
}

function Tools({ address }: { readonly address: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const theme = useSettings(themeOf);
  return (
    <div className="tools">
      <WaitingBell address={address} />
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons, not a form */}
      <div className="seg" role="group" aria-label={t('settings.language')}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => changeSettings({ language: one })}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="icon"
        aria-label={t(theme === 'night' ? 'site.to-papyrus' : 'site.to-night')}
        onClick={() => changeSettings({ theme: theme === 'night' ? 'papyrus' : 'night' })}
      >
        {theme === 'night' ? <Sun size={19} aria-hidden="true" /> : <Moon size={19} aria-hidden="true" />}
      </button>
      <Link className="icon" href="/settings" aria-label={t('nav.settings')}>
        <Gear size={19} aria-hidden="true" />
      </Link>
    </div>
  );
}
