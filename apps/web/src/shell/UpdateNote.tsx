import type { ReactElement } from 'react';
import { takeUpdate, useUpdate } from '../offline/register.ts';
import { useT } from '../words/index.ts';

/** Says that a newer site is there. Not at a table: nothing may come between somebody and their turn. */
export function UpdateNote({ isAtTable }: { readonly isAtTable: boolean }): ReactElement | null {
  const t = useT();
  const { waiting } = useUpdate();
  if (waiting === null || isAtTable) return null;
  return (
    <div className="notice update-note" role="status">
      <span>{t('app.update')}</span>
      <button type="button" className="btn go" onClick={() => takeUpdate(waiting)}>
        {t('app.update.now')}
      </button>
    </div>
  );
}
