import { isLookedAt } from '@naos/table-ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { STRIP_PLACES, stripColour, stripLength } from '../../rules/content/strips.ts';
import { MARK, place, placeStrip, type TempleMove } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import { type Grip, moveAt, type Props, type Spot, spots } from './held-piece.ts';

/** Targets of one kind with their places, so that arrows can walk between them. */
interface Target {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest target in a direction; the same one at the edge. */
function nextTo(targets: readonly Target[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = targets.find(({ at }) => at === from);
  if (here === undefined) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, x, y } of targets) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = along + 3 * aside;
    if (along > 1 && far < least) {
      least = far;
      best = at;
    }
  }
  return best;
}

/** A move that a closed spot could stand for, to ask why it is not allowed. */
function candidate(grip: Grip | null, { kind, at }: Spot): TempleMove | undefined {
  if (kind === 'area') return grip?.kind === 'tile' ? place(grip.face, at, grip.turn) : undefined;
  if (grip?.kind !== 'strip') return MARK[at];
  const where = STRIP_PLACES.findIndex((cells) => cells[0] === at && cells.length === stripLength(grip.strip));
  return where < 0 ? undefined : placeStrip(stripColour(grip.strip), where);
}

/** Mouse, finger and keyboard on the targets of the picture: Tab enters at the cursor, arrows walk, Enter chooses. */
export function useSpots(props: Props, grip: Grip | null, kind: Spot['kind'], targets: readonly Target[]) {
  const { moves, choose, whyNot, explain } = props;
  const [cursor, setCursor] = useState(-1);
  const open = (at: number): TempleMove | undefined => moveAt(moves, grip, { kind, at });
  const start = targets.some(({ at }) => at === cursor)
    ? cursor
    : (targets.find(({ at }) => open(at) !== undefined)?.at ?? targets[0]?.at ?? -1);
  useEffect(() => () => spots.set(null), []);

  const point = (at: number): void => {
    const spot: Spot = { kind, at };
    spots.set(spot);
    if (open(at) !== undefined) {
      explain(null);
      return;
    }
    const wanted = candidate(grip, spot);
    const reason = wanted === undefined ? null : whyNot(wanted);
    explain(reason === null ? null : words.whyNot(reason), reason?.rule);
  };
  const leave = (): void => {
    spots.set(null);
    explain(null);
  };
  const press = (at: number, byTouch: boolean): void => {
    const move = open(at);
    const now = spots.get();
    const isNew = now === null || now.kind !== kind || now.at !== at;
    point(at);
    // A finger can't point: its first touch shows what would happen, the second one does it.
    if (move === undefined || (byTouch && isNew)) return;
    spots.set(null);
    choose(move);
  };
  return {
    cursor: start,
    open,
    handlers: (at: number) => ({
      onClick: (event: MouseEvent) => {
        setCursor(at);
        press(at, 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch');
      },
      onFocus: (event: { readonly currentTarget: Element }) => {
        setCursor(at);
        if (isLookedAt(event.currentTarget)) point(at);
      },
      onBlur: (event: FocusEvent) => {
        // The prompt bar holds the button for what is pointed at: going there must not take it away.
        if (event.relatedTarget?.closest('.prompt') == null) leave();
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') point(at);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leave();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (arrow !== undefined) focusSpot(event.currentTarget, kind, nextTo(targets, at, arrow));
        else if (event.key === 'Enter' || event.key === ' ') press(at, false);
        else return;
        event.preventDefault();
      },
    }),
  };
}

function focusSpot(from: Element, kind: Spot['kind'], at: number): void {
  from.closest('svg')?.querySelector<SVGElement>(`[data-spot="${kind}"][data-at="${at}"]`)?.focus();
}
