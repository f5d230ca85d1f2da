import { memo, type ReactNode } from 'react';

/** React's `memo` for a part of any game: it stays as general as the part is. */
export const kept: <P extends object>(
  part: (props: P) => ReactNode,
  same?: (before: Readonly<P>, after: Readonly<P>) => boolean,
) => (props: P) => ReactNode = memo;
