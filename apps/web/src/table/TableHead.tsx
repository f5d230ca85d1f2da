import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../kit/doors.ts';
import { useLanguage, useT } from '../words/index.ts';

interface TableHeadProps {
  readonly game: string;
  readonly note: string;
  readonly children?: ReactNode;
}

/** The line above a table: what is played, with whom, and the tools. */
export function TableHead({ game, note, children }: TableHeadProps): ReactElement {
  const t = useT();
  return (
    <header className="table-head">
      <h1>{titleOf(game, useLanguage())}</h1>
      <p className="note">{note}</p>
      <div className="table-tools">
        {children}
        <Link className="btn quiet" href={`/learn/${game}`}>
          {t('table.rules')}
        </Link>
      </div>
    </header>
  );
}
