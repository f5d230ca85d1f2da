import { type PointerEvent, useRef, useState } from 'react';
import { HEIGHT, heart, type Point, WEST_WIDTH, WIDTH } from './land.ts';

/** The part of the map that is shown. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** With two or three players the map ends at the Nile's far shore. */
export function wholeMap(seats: number): Frame {
  return { x: 0, y: 0, width: seats <= 3 ? WEST_WIDTH : WIDTH, height: HEIGHT };
}

const STEP = 0.7;
const CLOSEST = 0.28;
const DRAG = 6;

export interface Zoom {
  readonly frame: Frame;
  readonly closer: (() => void) | null;
  readonly farther: (() => void) | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: () => void;
    readonly onClickCapture: (event: { stopPropagation: () => void }) => void;
  };
  readonly showArea: (area: number) => void;
}

/** Zoom by buttons, pan by dragging. A drag is no press: it chooses nothing. A part of the map begins with `home`. */
export function useZoom(seats: number, start: number, home: Point): Zoom {
  const whole = wholeMap(seats);
  const [scale, setScale] = useState(start);
  const [middle, setMiddle] = useState<Point>(home);
  const drag = useRef<{ readonly at: Point; readonly from: Point; moved: boolean } | null>(null);
  const dragged = useRef(false);
  const size = { width: whole.width * scale, height: whole.height * scale };
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(whole.width - size.width / 2, Math.max(size.width / 2, x)),
    y: Math.min(whole.height - size.height / 2, Math.max(size.height / 2, y)),
  });
  const at = inside(middle);
  const frame = { x: at.x - size.width / 2, y: at.y - size.height / 2, ...size };
  return {
    frame,
    closer: scale <= CLOSEST ? null : () => setScale(Math.max(CLOSEST, scale * STEP)),
    farther: scale >= 1 ? null : () => setScale(Math.min(1, scale / STEP)),
    showArea: (area) => {
      if (scale < 1) setMiddle(heart(area));
    },
    handlers: {
      onPointerDown: (event) => {
        dragged.current = false;
        if (scale < 1) drag.current = { at: { x: event.clientX, y: event.clientY }, from: at, moved: false };
      },
      onPointerMove: (event) => {
        const held = drag.current;
        if (held === null) return;
        const unit = size.width / event.currentTarget.clientWidth;
        const [dx, dy] = [event.clientX - held.at.x, event.clientY - held.at.y];
        if (!held.moved && Math.hypot(dx, dy) < DRAG) return;
        held.moved = true;
        dragged.current = true;
        setMiddle(inside({ x: held.from.x - dx * unit, y: held.from.y - dy * unit }));
      },
      onPointerUp: () => {
        drag.current = null;
      },
      onClickCapture: (event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}
