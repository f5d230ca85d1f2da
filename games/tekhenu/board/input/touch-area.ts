export type Spot = readonly [x: number, y: number];

/** As many corners make a circle for a finger. */
const CORNERS = 24;

/** What of a form lies on the near side of a line: where `nx * x + ny * y` is at most `most`. */
function cut(form: readonly Spot[], nx: number, ny: number, most: number): readonly Spot[] {
  const past = ([x, y]: Spot): number => nx * x + ny * y - most;
  return form.flatMap((corner, i) => {
    const next = form[(i + 1) % form.length] ?? corner;
    const [here, there] = [past(corner), past(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, [corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])] as const];
  });
}

/**
 * Where a finger means the first of some spots, as seen from it: within its reach, up to half the way to every other
 * one, and not beyond a distance from the origin, where other things begin.
 */
export function reachOf([x, y]: Spot, others: readonly Spot[], reach: number, outer: number): readonly Spot[] {
  const farthest = reach / Math.cos(Math.PI / CORNERS);
  let form: readonly Spot[] = Array.from({ length: CORNERS }, (_, i) => {
    const turn = ((2 * i + 1) * Math.PI) / CORNERS;
    return [farthest * Math.cos(turn), farthest * Math.sin(turn)];
  });
  for (const [a, b] of others) {
    const [dx, dy] = [a - x, b - y];
    const apart = Math.hypot(dx, dy);
    if (apart > 0 && apart < 2 * farthest) form = cut(form, dx / apart, dy / apart, apart / 2);
  }
  const away = Math.hypot(x, y);
  return cut(form, x / away, y / away, outer - away);
}
