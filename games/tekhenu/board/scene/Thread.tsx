import type { BoardProps } from '@naos/table-ui';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { usePointed } from '../input/pointing.ts';

/** The die in hand, or the one that is pointed at. */
const DIE = '.tekhenu-lifted, .tekhenu-lying:has([data-pointed="true"])';
/** What can be done with it. */
const USES = '.tekhenu-pointed li:not(.tekhenu-balance-row), .tekhenu-uses[data-of-die="true"] > .tekhenu-use';
/** So far before the uses the thread divides. */
const BEFORE = 8;

/** A gold thread that leads from a die to everything it can be used for. */
export function Thread(props: BoardProps<Tekhenu>): ReactElement {
  const svg = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  usePointed(props);
  useLayoutEffect(() => {
    const ground = svg.current?.parentElement;
    if (ground === null || ground === undefined) return;
    const spin = () => setPath(threadIn(ground));
    spin();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(spin);
    watch.observe(ground);
    return () => watch.disconnect();
  });
  return (
    <svg ref={svg} className="tekhenu-thread" aria-hidden="true">
      {path !== '' && <path key={path} d={path} pathLength="1" />}
    </svg>
  );
}

/** The way of the thread, in pixels from the ground's corner; empty when there is nothing to lead from or to. */
function threadIn(ground: Element): string {
  const die = ground.querySelector(DIE)?.getBoundingClientRect();
  const uses = [...ground.querySelectorAll(USES)].map((use) => use.getBoundingClientRect());
  const shown = uses.filter(({ height }) => height > 0);
  const [first, last] = [shown[0], shown.at(-1)];
  if (die === undefined || die.width === 0 || first === undefined || last === undefined) return '';
  // Where the uses stand above or below the wheel, a thread would run across all the other dice.
  if (first.left < die.right) return '';
  const { left, top } = ground.getBoundingClientRect();
  const heights = shown.map((use) => Math.round(use.top + use.height / 2 - top));
  const [highest, lowest] = [heights[0] ?? 0, heights.at(-1) ?? 0];
  const trunk = Math.round(first.left - left - BEFORE);
  const branches = heights.map((y) => `M${trunk} ${y}h${BEFORE}`).join('');
  const [x, y] = [Math.round(die.left + die.width / 2 - left), Math.round(die.top + die.height / 2 - top)];
  const joint = Math.min(Math.max(y, highest), lowest);
  const half = (x + trunk) / 2;
  return `M${x} ${y}C${half} ${y} ${half} ${joint} ${trunk} ${joint}M${trunk} ${highest}V${lowest}${branches}`;
}
