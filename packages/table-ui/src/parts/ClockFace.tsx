import { type ReactElement, useEffect, useState } from 'react';
import type { Clock } from '../board.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What is left on a clock, counting down while it runs. */
export function ClockFace({ clock }: { readonly clock: Clock }): ReactElement {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, clock.running ? clock.left - (now - clock.at) : clock.left);
  return (
    <span className="clock" data-running={clock.running} role="timer">
      {showLeft(left)}
    </span>
  );
}

/** `2:41`, `1:05:00`, or `3 d 4 h`: the two largest units that matter. */
export function showLeft(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, '0');
  if (left >= DAY) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
