import type { Crest } from '@naos/protocol';
// Not by the package's front door: the first page draws crests and needs no schemas.
import { CREST_FIELDS, CREST_GOLD, CREST_OUTLINES, CREST_SIGNS_DRAWN } from '@naos/protocol/crest-drawing';
import type { ReactElement } from 'react';

/** A club's crest; its name stands beside it. */
export function CrestMark({ crest, size = 64 }: { readonly crest: Crest; readonly size?: number }): ReactElement {
  const { shape, colour, sign } = crest;
  return (
    <svg className="crest" width={size} height={size * 1.1} viewBox="0 0 100 110" aria-hidden="true">
      <path d={CREST_OUTLINES[shape]} fill={CREST_FIELDS[colour]} stroke={CREST_GOLD} strokeWidth="5" />
      <path d={CREST_SIGNS_DRAWN[sign]} fill={CREST_GOLD} fillRule="evenodd" />
    </svg>
  );
}
