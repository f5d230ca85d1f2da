import { type PointerEvent, useRef, useState } from 'react';

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 6;

interface Drag {
  readonly card: number;
  readonly dx: number;
  readonly dy: number;
}

/** Dragging a card to something with `data-slot`; `onDrop` gets the card and the slot's number, 0 to 3. */
export function useDrag(onDrop: (card: number, slot: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);
  const end = (): void => {
    start.current = null;
    setDrag(null);
  };
  return {
    drag,
    /** True for the click that ends a drag: it is not a press. */
    wasDragged: () => moved.current,
    handlers: (card: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        moved.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        if (!moved.current && Math.hypot(dx, dy) < SLACK) return;
        moved.current = true;
        setDrag({ card, dx, dy });
      },
      onPointerUp: (event: PointerEvent) => {
        if (moved.current) {
          const slot = slotAt(event.clientX, event.clientY);
          if (slot !== null) onDrop(card, slot);
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}

function slotAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
    if (slot !== null && slot !== undefined) return Number(slot) - 1;
  }
  return null;
}
