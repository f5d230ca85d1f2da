import type { PointerEvent as ReactPointerEvent } from 'react';
import { type Grip, grips, moveAt, type Props, type Spot, spots, turned } from './held-piece.ts';

const SWIPE = 24;

/** The target under a point of the page. */
function spotAt(x: number, y: number): Spot | null {
  const target = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-spot]');
  if (target === null || target === undefined) return null;
  const kind = target.dataset.spot === 'area' ? 'area' : 'cell';
  return { kind, at: Number(target.dataset.at) };
}

/**
 * Taking a piece of the hand: a press takes it, dragging it over the board points, letting go there plays it, and a swipe
 * aside turns it.
 */
export function dragging({ moves, choose }: Pick<Props, 'moves' | 'choose'>, grip: Grip) {
  return {
    onPointerDown: (down: ReactPointerEvent<HTMLElement>): void => {
      if (down.button !== 0) return;
      grips.set(grip);
      const move = (event: PointerEvent): void => spots.set(spotAt(event.clientX, event.clientY));
      const up = (event: PointerEvent): void => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        const spot = spotAt(event.clientX, event.clientY);
        const made = moveAt(moves, grips.get(), spot);
        const aside = event.clientX - down.clientX;
        if (event.type === 'pointerup' && made !== undefined) choose(made);
        else if (spot === null && Math.abs(aside) > SWIPE) grips.set(turned(grip, aside > 0 ? 1 : 3));
        if (event.pointerType !== 'mouse' || made !== undefined) spots.set(null);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
    },
  };
}
