import { Hand, Tv } from 'lucide-react';
import type { ReactElement } from 'react';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useT } from '../../words/index.ts';
import type { TableNews } from '../connection/table-connection.ts';

/** One room, one screen: the host opens the board for a television, and a phone becomes a hand. */
export function ScreenTools({ news }: { readonly news: TableNews }): ReactElement {
  const t = useT();
  const handOnly = useSettings((settings) => settings.handOnly);
  const { card, seat, links } = news;
  const search = links?.join === undefined ? '' : new URL(links.join, location.href).search;
  return (
    <>
      {links !== null && (
        <a
          className="btn quiet tool to-screen"
          href={`/screen/${card.id}${search}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('screen.open')}
          data-explain={t('screen.open.why')}
        >
          <Tv size={17} aria-hidden="true" />
          <span>{t('screen.open')}</span>
        </a>
      )}
      {seat !== null && card.status === 'running' && (
        <button
          type="button"
          className="btn quiet tool"
          aria-label={t('screen.hand')}
          aria-pressed={handOnly}
          data-explain={t('screen.hand.why')}
          onClick={() => changeSettings({ handOnly: !handOnly })}
        >
          <Hand size={17} aria-hidden="true" />
          <span>{t('screen.hand')}</span>
        </button>
      )}
    </>
  );
}
