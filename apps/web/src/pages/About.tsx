import type { ReactElement } from 'react';
import { useTitle } from '../shell/use-title.ts';
import { useT } from '../words/index.ts';

/** Works of others that the site carries. */
const CREDITS = [
  { what: 'about.font.forum', who: 'Denis Masharov', licence: 'SIL Open Font License 1.1' },
  { what: 'about.font.inter', who: 'Rasmus Andersson', licence: 'SIL Open Font License 1.1' },
  { what: 'about.icons.lucide', who: 'Lucide Contributors', licence: 'ISC' },
  { what: 'about.icons.game', who: 'Lorc, Delapouite, Skoll & contributors (game-icons.net)', licence: 'CC BY 3.0' },
] as const;

/** What Naos is, what it is not, and whom it thanks. */
export default function About(): ReactElement {
  const t = useT();
  useTitle(t('about.title'));
  return (
    <main className="page narrow prose">
      <h1>{t('about.title')}</h1>
      <p className="lead">{t('about.what')}</p>
      <p className="notice">{t('site.unofficial')}</p>
      <p>{t('about.names')}</p>
      <h2>{t('about.fair')}</h2>
      <p>{t('about.fair.text')}</p>
      <h2>{t('about.privacy')}</h2>
      <p>{t('about.privacy.text')}</p>
      <h2>{t('about.credits')}</h2>
      <p>{t('about.drawings')}</p>
      <ul className="credits">
        {CREDITS.map(({ what, who, licence }) => (
          <li key={what}>
            <b>{t(what)}</b> {who}. <span className="soft">{licence}</span>
          </li>
        ))}
      </ul>
      <h2>{t('about.code')}</h2>
      <p>{t('about.code.text')}</p>
    </main>
  );
}
