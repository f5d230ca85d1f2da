import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** The question is about this very part: it comes with it. */
  readonly now?: boolean;
  readonly children: ReactNode;
}

/**
 * What nobody is asked about. The question and what it is about come first: this is drawn once their picture has been
 * painted, in a task of its own, and where positions follow quickly, only as the last of them has it.
 */
export function Later({ now = false, children }: LaterProps): ReactNode {
  const late = useDeferredValue(children);
  return now ? children : late;
}
