import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';

/** The page was loaded before the server was renewed. */
export function Outdated(): ReactElement {
  const t = useT();
  return (
    <main className="page">
      <div className="lonely" role="alert">
        <h1>{t('online.outdated')}</h1>
        <p className="soft">{t('online.outdated.why')}</p>
        <button type="button" className="btn strong" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
      </div>
    </main>
  );
}
