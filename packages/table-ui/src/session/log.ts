import { hears, type Match, type Seat, type Told, type Viewer, type Vocabulary } from '@naos/engine';

/** An event with the move that caused it; `n` is 0 and `seat` null before the first move. */
export interface LogLine<V extends Vocabulary> {
  readonly n: number;
  readonly seat: Seat | null;
  readonly event: V['event'];
}

/** Consecutive lines caused by one seat; by nobody when the game goes on by itself: the setup, and what opens a chapter. */
export interface LogTurn<V extends Vocabulary> {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine<V>[];
}

/** Lines of one move for a viewer; `'open'` hears everything. */
export function linesOf<V extends Vocabulary>(
  told: readonly Told<V['event']>[],
  n: number,
  seat: Seat | null,
  viewer: Viewer | 'open',
): LogLine<V>[] {
  return told.filter((one) => viewer === 'open' || hears(one, viewer)).map(({ event }) => ({ n, seat, event }));
}

/** Everything a viewer of a match has heard, as log lines. */
export function logOf<V extends Vocabulary>(match: Match<V>, viewer: Viewer | 'open'): LogLine<V>[] {
  const lines = linesOf<V>(match.opening, 0, null, viewer);
  for (const { told, n, seat } of match.standing) lines.push(...linesOf<V>(told, n, seat, viewer));
  return lines;
}

/** The log cut into turns: a new one begins when another seat moves, at an event that opens a chapter, and after its move. */
export function turnsOf<V extends Vocabulary>(
  log: readonly LogLine<V>[],
  opens: (event: V['event']) => boolean = () => false,
): LogTurn<V>[] {
  const turns: { seat: Seat | null; chapter: number | null; lines: LogLine<V>[] }[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    const goesOn = last !== undefined && (last.chapter === null ? last.seat === line.seat : last.chapter === line.n);
    if (opens(line.event)) turns.push({ seat: null, chapter: line.n, lines: [line] });
    else if (goesOn) last.lines.push(line);
    else turns.push({ seat: line.seat, chapter: null, lines: [line] });
  }
  return turns.map(({ seat, lines }) => ({ seat, lines }));
}

/** Whom an event is about: games name that seat `seat`. Null when it concerns nobody, or everybody. */
export function subjectOf(event: Vocabulary['event']): Seat | null {
  const seat: unknown = 'seat' in event ? event.seat : null;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}
