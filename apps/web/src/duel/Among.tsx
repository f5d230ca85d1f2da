import type { DuelAmong } from '@naos/protocol';
import type { ReactElement } from 'react';
import { ownId } from '../online/api.ts';
import { useMyTables } from '../online/waiting.ts';
import { useT } from '../words/index.ts';
import { chooseAmong } from './use-among.ts';

/** Whom to compare oneself with: everybody, those one follows, a club. Nothing for whoever is nobody here yet. */
export function Among({ among }: { readonly among: DuelAmong | null }): ReactElement | null {
  const t = useT();
  const { clubs } = useMyTables();
  if (ownId() === '') return null;
  return (
    <label className="duel-among">
      <span>{t('duel.among')}</span>
      <select
        className="text"
        value={among ?? ''}
        onChange={({ target }) => chooseAmong(target.value === '' ? null : target.value)}
      >
        <option value="">{t('duel.among.all')}</option>
        <option value="follows">{t('duel.among.follows')}</option>
        {clubs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
