import { type ReactElement, useLayoutEffect } from 'react';
import { useT } from '../words/index.ts';

/** A page whose code or game is still on its way. */
export function Waiting(): ReactElement {
  const t = useT();
  // The page around it shows less meanwhile.
  useLayoutEffect(() => {
    document.documentElement.dataset.waiting = 'true';
    return () => {
      delete document.documentElement.dataset.waiting;
    };
  }, []);
  return (
    <p className="waiting" role="status">
      {t('site.loading')}
    </p>
  );
}
