import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';

export interface Scored {
  readonly name: string;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
}

/** Games won and lost, a bar a rival. */
export function Record({ rows }: { readonly rows: readonly Scored[] }): ReactElement {
  const t = useT();
  return (
    <ul className="record">
      {rows.map(({ name, won, drew, lost }) => (
        <li key={name}>
          <span>{name}</span>
          <i style={{ '--part': (won + drew / 2) / Math.max(1, won + drew + lost) }} aria-hidden="true" />
          <b>{t('profile.score', { won, drew, lost })}</b>
        </li>
      ))}
    </ul>
  );
}
