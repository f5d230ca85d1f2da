import type { Opinion } from '@naos/bots/review';
import { type ReactElement, useMemo } from 'react';
import { planMarks, stepsOf } from '../table/plan-marks.ts';
import { SmallBoard } from '../table/SmallBoard.tsx';
import type { Reviewed } from './reviewed.ts';
import { useLine } from './use-line.ts';

/** The position in which a decision was made, as its seat saw it, with the better turn numbered on it. */
export function Position(
  props: Pick<Reviewed, 'loaded' | 'reel' | 'names'> & { readonly opinion: Opinion },
): ReactElement | null {
  return props.loaded.board === null ? null : <Drawn {...props} />;
}

function Drawn({ loaded, reel, names, opinion }: Parameters<typeof Position>[0]): ReactElement {
  const { index, seat } = opinion;
  const view = useMemo(() => reel.situation(index, seat).view, [reel, index, seat]);
  const plan = useLine(reel, opinion);
  const marks = useMemo(() => planMarks(loaded, stepsOf(loaded, plan)), [loaded, plan]);
  const seats = names.map((name, of) => ({
    seat: of,
    name,
    kind: 'person' as const,
    thinking: of === seat,
    online: true,
  }));
  return <SmallBoard loaded={loaded} view={view} seat={seat} seats={seats} outcome={null} marks={marks} />;
}
