import type { ReactElement } from 'react';
import type { Props } from '../input/held-piece.ts';
import { ScorePanel } from './ScorePanel.tsx';

/** The end: everybody's points by source. */
export function Ending({ props }: { readonly props: Props }): ReactElement {
  return <ScorePanel {...props} />;
}
