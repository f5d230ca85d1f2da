import type { Told, Vocabulary } from '@naos/engine';
import type { Beat } from '@naos/protocol';
import { type LogLine, linesOf } from '@naos/table-ui';

/** The beats that stand: those known, then the news, without what was taken back. */
export function withNews(known: readonly Beat[], news: readonly Beat[]): Beat[] {
  const beats = [...known];
  for (const beat of news) {
    if (beat.n <= (cursorOf(beats) ?? -1)) continue;
    if (beat.kind === 'back') {
      // Only the end is looked at: a long game may be full of what was taken back.
      const kept = beats.findLastIndex(({ n }) => n < beat.back) + 1;
      const touched = beats.splice(kept);
      beats.push(...touched.filter((old) => old.kind !== 'moved' || !(beat.all || old.seat === beat.seat)));
    }
    beats.push(beat);
  }
  return beats;
}

/** The last line a client has seen: its cursor. */
export function cursorOf(beats: readonly Beat[]): number | undefined {
  return beats.at(-1)?.n;
}

/** The log that the beats tell; the server has already left out what this viewer may not hear. */
export function logFrom(beats: readonly Beat[]): LogLine<Vocabulary>[] {
  return beats.flatMap((beat) =>
    beat.kind === 'moved' ? linesOf<Vocabulary>(beat.told, beat.n, beat.seat, 'open') : [],
  );
}

/** The events of some beats, for motion. */
export function eventsIn(beats: readonly Beat[]): Told<Vocabulary['event']>[] {
  return beats.flatMap((beat) => (beat.kind === 'moved' ? beat.told : []));
}
