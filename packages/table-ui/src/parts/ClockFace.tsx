import { line, type Say } from '@naos/words';
import { type ReactElement, useEffect, useState } from 'react';
import type { Clock } from '../board.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What is left on a clock, counting down while it runs. */
export function ClockFace({ clock, say }: { readonly clock: Clock; readonly say: Say }): ReactElement {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [clock]);
  const spent = clock.running ? now - clock.at - (clock.rested?.(now) ?? 0) : 0;
  const left = Math.max(0, clock.left - spent);
  return (
    <span className="clock" data-running={clock.running} role="timer">
      {showLeft(left, say)}
    </span>
  );
}

/** `2:41`, `1:05:00`, or `3 d 4 h`: the two largest units that matter. */
export function showLeft(left: number, say: Say): string {
  const seconds = Math.ceil(left / SECOND);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, '0');
  if (left >= DAY) return say(line('table.days-left', { days: Math.floor(hours / 24), hours: hours % 24 }));
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
