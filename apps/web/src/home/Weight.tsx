import type { ReactElement } from 'react';

/** Five stones of a wall, as many filled as the game is heavy. */
const STONES = [
  [0.8, 8.2],
  [9.6, 8.2],
  [18.4, 8.2],
  [5.2, 0.8],
  [14, 0.8],
] as const;

export function Weight({ weight }: { readonly weight: number }): ReactElement {
  return (
    <svg width="29" height="16" viewBox="0 0 28 16" aria-hidden="true">
      {STONES.map(([x, y], i) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="8"
          height="6.600"
          rx="1"
          stroke="currentColor"
          strokeWidth="1.3"
          fill={i < Math.round(weight) ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}
