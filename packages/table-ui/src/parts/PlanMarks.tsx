import { type ReactElement, type RefObject, useLayoutEffect, useState } from 'react';
import type { PlanMark } from '../board.ts';

interface PlanMarksProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly marks: readonly PlanMark[];
}

/** A mark where it is drawn, in pixels of the stage. */
interface Place extends PlanMark {
  readonly x: number;
  readonly y: number;
}

/** Boards zoom, scroll and change under a plan: so often it is looked where its targets are now. */
const LOOK_MS = 250;
/** An arrow ends so far before the middle of its target. */
const GAP = 16;

/** So far from its left edge lies the middle of a mark on a button with words. */
const EDGE = 4;

/** Where the targets of a plan are drawn now; what is out of sight has no mark. Several on one target share one. */
function placesOf(stage: HTMLElement, marks: readonly PlanMark[]): readonly Place[] {
  const frame = stage.getBoundingClientRect();
  const places = new Map<string, Place>();
  for (const mark of marks) {
    const drawn = (at: string) => [...stage.querySelectorAll(at)].find((one) => one.getClientRects().length > 0);
    const own = drawn(mark.at);
    const target = own ?? (mark.or === undefined ? undefined : drawn(mark.or));
    if (target === undefined) continue;
    const box = target.getBoundingClientRect();
    const [right, down] = (own === undefined ? mark.within : undefined) ?? [1 / 2, 1 / 2];
    // The words of a button stay to be read.
    const across = target.matches('button') && box.width > 2 * box.height ? EDGE : box.width * right;
    const before = places.get(mark.at);
    places.set(mark.at, {
      ...mark,
      label: before === undefined ? mark.label : `${before.label}, ${mark.label}`,
      x: Math.round(box.x + across - frame.x),
      y: Math.round(box.y + box.height * down - frame.y),
    });
  }
  return [...places.values()];
}

const spot = ({ label, x, y }: Place): string => `${label} ${x} ${y}`;

/** A plan drawn on the board: a number on the target of each step, and arrows from one to the next. Words stand beside it. */
export function PlanMarks({ stage, marks }: PlanMarksProps): ReactElement | null {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const look = (): void => {
      const found = stage.current === null ? [] : placesOf(stage.current, marks);
      setPlaces((before) => (before.map(spot).join() === found.map(spot).join() ? before : found));
    };
    look();
    if (marks.length === 0) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [stage, marks]);
  if (places.length === 0) return null;
  return (
    <svg className="plan-marks" aria-hidden="true">
      <defs>
        <marker id="plan-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {places.map((to, i) => {
        const from = places[i - 1];
        if (from === undefined || from.step === to.step) return null;
        const far = Math.hypot(to.x - from.x, to.y - from.y);
        if (far < 3 * GAP) return null;
        const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
        const d = `M${from.x + GAP * x} ${from.y + GAP * y}L${to.x - GAP * x} ${to.y - GAP * y}`;
        return <path key={to.at} className="plan-way" d={d} markerEnd="url(#plan-head)" />;
      })}
      {places.map(({ at, label, x, y }) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          <rect x={-9 - 3 * label.length} y="-12" width={18 + 6 * label.length} height="24" rx="12" />
          <text y="5" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
