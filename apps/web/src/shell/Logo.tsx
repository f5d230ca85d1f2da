import type { ReactElement } from 'react';

/** A small shrine with a sun in its door: the sign of the house. */
export function Logo({ size = 34 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M2,4h30c-2,2 -3,4 -3,7H5c0,-3 -1,-5 -3,-7z" fill="var(--gold)" />
      <path d="M5.500,13h23L30,32H21.500L20.800,19h-7.600L12.500,32H4z" fill="var(--ink)" />
      <circle cx="17" cy="25" r="3.200" fill="var(--carnelian)" />
    </svg>
  );
}
