import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import { useWaiting } from './waiting.ts';

interface NextTableProps {
  readonly from: string;
  /** In the prompt, once nothing is asked here; there it is a button in words, and a phone's head has no room for it. */
  readonly inPrompt?: boolean;
}

/** The way to the next table that waits for me, from another one. */
export function NextTable({ from, inPrompt = false }: NextTableProps): ReactElement | null {
  const t = useT();
  const others = useWaiting().filter(({ id }) => id !== from);
  const [next] = others;
  if (next === undefined) return null;
  const label = t('waiting.next', { n: others.length });
  return (
    <Link
      className={inPrompt ? 'btn next-in-prompt' : 'btn quiet tool next-in-head'}
      href={`/t/${next.id}`}
      aria-label={label}
    >
      <ArrowRight size={17} aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
}
