import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { heart, type Point } from '../scene/land.ts';
import {
  around,
  type Frame,
  frameOf,
  type Grip,
  gripOf,
  isClosest,
  isNear,
  isTooSmall,
  isWhole,
  pulled,
  underFinger,
  type Viewport,
  wholeMap,
  within,
} from './viewport.ts';

const STEP = 0.7;
/** How far a pointer may tremble before it drags, in pixels. */
const DRAG = 6;

export interface Zoom {
  readonly frame: Frame;
  readonly map: RefObject<SVGSVGElement | null>;
  readonly closer: (() => void) | null;
  readonly farther: (() => void) | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onClickCapture: (event: { stopPropagation: () => void }) => void;
  };
  readonly showArea: (area: number) => void;
  /** Where a finger could not tell an area from others: enlarges the map there and says so. */
  readonly enlarge: (area: number) => boolean;
}

/** What was held when the last finger came or went, and what has become of it since. */
interface Hold {
  readonly grip: Grip;
  readonly from: Viewport;
  now: Viewport;
}

/**
 * Zoom by buttons, wheel or two fingers, pan by dragging. A drag is no press: it chooses nothing. A part of the map begins with
 * `home`. One finger on the whole map is the page's: it scrolls. A map for fingers shows the part that holds all `targets`.
 */
export function useZoom(seats: number, home: Point, targets: ReadonlySet<number>, byFinger: boolean): Zoom {
  const whole = wholeMap(seats);
  const [wanted, setViewport] = useState<Viewport>({ scale: 1, middle: home });
  const viewport = within(whole, wanted);
  const map = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const hold = useRef<Hold | null>(null);
  const dragged = useRef(false);
  const zoomed = !isWhole(viewport);
  useOwnTouches(map, zoomed);
  /** So many pixels show a unit of the map that is seen now. */
  const unitOf = (part: number): number => (map.current?.getBoundingClientRect().width ?? 0) / (whole.width * part);
  const asked = byFinger ? [...targets].join(' ') : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other targets; what was enlarged by hand stays till then
  useLayoutEffect(() => {
    if (asked === null) return;
    const small = [...targets].some((area) => isTooSmall(area, unitOf(1)));
    setViewport(small ? around(whole, targets) : { scale: 1, middle: home });
  }, [asked]);
  useWheel(map, (turn) => {
    const { current } = map;
    if (current === null) return;
    const at = { x: turn.clientX, y: turn.clientY };
    const closer = Math.exp(-turn.deltaY * (turn.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.002));
    const grips = [
      { at, spread: 1 },
      { at, spread: closer },
    ] as const;
    const next = pulled(whole, viewport, ...grips, current.getBoundingClientRect());
    // At the whole map the wheel is the page's again.
    if (next.scale === viewport.scale) return;
    turn.preventDefault();
    setViewport(next);
  });

  const grasp = (): void => {
    const from = hold.current?.now ?? viewport;
    const held = [...fingers.current.values()];
    const holds = held.length > 1 || (held.length === 1 && !isWhole(from));
    hold.current = holds ? { grip: gripOf(held), from, now: from } : null;
  };
  const letGo = ({ pointerId }: PointerEvent): void => {
    if (fingers.current.delete(pointerId)) grasp();
  };
  return {
    frame: frameOf(whole, viewport),
    map,
    closer: isClosest(viewport) ? null : () => setViewport({ ...viewport, scale: viewport.scale * STEP }),
    farther: zoomed ? () => setViewport({ ...viewport, scale: viewport.scale / STEP }) : null,
    showArea: (area) => {
      if (zoomed) setViewport({ ...viewport, middle: heart(area) });
    },
    enlarge: (area) => {
      const unit = unitOf(viewport.scale);
      const alone = [...targets].every((other) => other === area || !isNear(area, other, unit));
      if (!byFinger || alone || isClosest(viewport) || !isTooSmall(area, unit)) return false;
      setViewport(underFinger(whole, area, unitOf(1)));
      return true;
    },
    handlers: {
      onPointerDown: ({ pointerId, isPrimary, clientX, clientY }) => {
        if (isPrimary) {
          fingers.current.clear();
          hold.current = null;
          dragged.current = false;
        }
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        grasp();
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }) => {
        if (!fingers.current.has(pointerId)) return;
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        const held = hold.current;
        if (held === null) return;
        const grip = gripOf([...fingers.current.values()]);
        const way = Math.hypot(grip.at.x - held.grip.at.x, grip.at.y - held.grip.at.y);
        const still = way < DRAG && Math.abs(grip.spread - held.grip.spread) < DRAG;
        if (still && held.now === held.from) return;
        dragged.current = true;
        held.now = pulled(whole, held.from, held.grip, grip, currentTarget.getBoundingClientRect());
        setViewport(held.now);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
      onClickCapture: (event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}

/** Keeps the browser from scrolling or enlarging the page with touches that move the map. React listens too late for that. */
function useOwnTouches(map: RefObject<SVGSVGElement | null>, zoomed: boolean): void {
  useEffect(() => {
    const drawn = map.current;
    if (drawn === null) return;
    const keep = (event: TouchEvent): void => {
      if (event.cancelable && (zoomed || event.touches.length > 1)) event.preventDefault();
    };
    drawn.addEventListener('touchmove', keep, { passive: false });
    return () => drawn.removeEventListener('touchmove', keep);
  }, [map, zoomed]);
}

/** Listens to the wheel in a way that may keep the page from scrolling; React's own listeners may not. */
function useWheel(map: RefObject<SVGSVGElement | null>, onTurn: (turn: WheelEvent) => void): void {
  const latest = useRef(onTurn);
  latest.current = onTurn;
  useEffect(() => {
    const drawn = map.current;
    const turn = (event: WheelEvent): void => latest.current(event);
    drawn?.addEventListener('wheel', turn, { passive: false });
    return () => drawn?.removeEventListener('wheel', turn);
  }, [map]);
}
