import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import { useTitle } from './use-title.ts';

/** An address that leads nowhere. */
export function Lost(): ReactElement {
  const t = useT();
  useTitle(t('lost.title'));
  return (
    <main className="page">
      <div className="lonely">
        <h1>{t('lost.title')}</h1>
        <p className="soft">{t('lost.why')}</p>
        <div className="row">
          <Link className="btn strong" href="/">
            {t('lost.home')}
          </Link>
          <Link className="btn" href="/tables">
            {t('nav.tables')}
          </Link>
        </div>
      </div>
    </main>
  );
}
