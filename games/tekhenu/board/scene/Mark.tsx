import { memo, type ReactElement } from 'react';

interface MarkProps {
  readonly owner: number | undefined;
  readonly x: number;
  readonly y: number;
  /** Half its width and height. */
  readonly size: number;
}

/** A dashed frame in a player's colour around what the last move has left there; nothing where it left nothing. */
export const Mark = memo(function Mark({ owner, x, y, size }: MarkProps): ReactElement | null {
  if (owner === undefined) return null;
  const box = { x: x - size, y: y - size, width: 2 * size, height: 2 * size, rx: size * 0.3 };
  return (
    <g className="tekhenu-recent" data-seat={owner} aria-hidden="true">
      <rect className="tekhenu-recent-ground" {...box} />
      <rect {...box} />
    </g>
  );
});
