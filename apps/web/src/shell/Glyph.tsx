import type { ReactElement } from 'react';

/** Our own line drawings for the main navigation and the doors. */
const PATHS = {
  play: 'M6,21V6l6,-3 6,3v15M3,21h18M12,12v9',
  tables: 'M3,8h18l-2,4H5zM7,12v8M17,12v8',
  clubs: 'M5,4h14v8c0,4 -3,7 -7,9 -4,-2 -7,-5 -7,-9zM12,8v6M9,11h6',
  learn: 'M4,5c3,-1.500 6,-1 8,1 2,-2 5,-2.500 8,-1v14c-3,-1.500 -6,-1 -8,1 -2,-2 -5,-2.500 -8,-1zM12,6v14',
  replays: 'M2,12c3,-5 6.500,-7 10,-7s7,2 10,7c-3,5 -6.500,7 -10,7s-7,-2 -10,-7zM12,15a3,3 0 1 0 0,-6 3,3 0 0 0 0,6z',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name, size = 18 }: { readonly name: GlyphName; readonly size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
