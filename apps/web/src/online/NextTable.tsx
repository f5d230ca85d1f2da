import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import { useWaiting } from './waiting.ts';

/** The way to the next table that waits for me, from another one. */
export function NextTable({ from }: { readonly from: string }): ReactElement | null {
  const t = useT();
  const others = useWaiting().filter(({ id }) => id !== from);
  const [next] = others;
  if (next === undefined) return null;
  const label = t('waiting.next', { n: others.length });
  return (
    <Link className="btn quiet tool" href={`/t/${next.id}`} aria-label={label}>
      <ArrowRight size={17} aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
}
