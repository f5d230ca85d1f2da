import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';

/** A page whose code or game is still on its way. */
export function Waiting(): ReactElement {
  const t = useT();
  return (
    <p className="waiting" role="status">
      {t('site.loading')}
    </p>
  );
}
