import type { ReactElement } from 'react';
import { Link } from 'wouter';

interface GoneProps {
  readonly title: string;
  readonly why: string;
  /** Where to go instead, and what that is called. */
  readonly to: string;
  readonly way: string;
}

/** What the address names is not here: why, and one way on. */
export function Gone({ title, why, to, way }: GoneProps): ReactElement {
  return (
    <main className="page">
      <div className="lonely">
        <h1>{title}</h1>
        <p className="soft">{why}</p>
        <Link className="btn strong" href={to}>
          {way}
        </Link>
      </div>
    </main>
  );
}
