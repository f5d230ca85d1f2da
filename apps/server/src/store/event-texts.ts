import type { Work } from '../turns.ts';
import type { EventBody, EventHead, PlayedRound } from './event-rows.ts';

/** Texts of events whose rounds are kept at hand, in characters. */
const MOST_KEPT = 16_000_000;
const ROUNDS = '"played":[';
const END = ']}';

const texts = new WeakMap<PlayedRound, string>();

/** A round never changes: what it is as a text is worked out once. */
function textOf(round: PlayedRound): string {
  let text = texts.get(round);
  if (text === undefined) {
    text = JSON.stringify(round);
    texts.set(round, text);
  }
  return text;
}

/** A body as it is stored: JSON whose rounds have a line each, so that a change writes and reads one of them anew. */
export function bodyText({ played, ...head }: EventBody): string {
  const before = JSON.stringify({ ...head, played: [] }).slice(0, -END.length);
  return `${before}${played.map((round) => `\n${textOf(round)}`).join()}${END}`;
}

/** What a body's first line says, or all of it where it has no rounds. */
export function readHead(text: string): EventHead {
  const line = text.trimEnd();
  const { played: _, ...head }: EventBody = JSON.parse(line.endsWith(ROUNDS) ? `${line}${END}` : line);
  return head;
}

interface Kept {
  readonly rounds: readonly PlayedRound[];
  readonly size: number;
}

/** The rounds of events that were read or written lately: what has not changed is not read again. */
export class KeptRounds {
  private readonly kept = new Map<string, Kept>();
  private size = 0;

  *read(id: string, text: string): Work<EventBody> {
    const [first = '', ...lines] = text.split('\n');
    // As a version before stored it, or nothing was played yet.
    if (lines.length === 0) {
      const body: EventBody = JSON.parse(text);
      return body;
    }
    const before = this.kept.get(id)?.rounds ?? [];
    const played: PlayedRound[] = [];
    for (const [i, line] of lines.entries()) {
      const own = line.slice(0, i === lines.length - 1 ? -END.length : -1);
      const known = before[i];
      played.push(known !== undefined && textOf(known) === own ? known : JSON.parse(own));
      yield;
    }
    this.keep(id, played, text.length);
    return { ...readHead(first), played };
  }

  keep(id: string, rounds: readonly PlayedRound[], size: number): void {
    this.size += size - (this.kept.get(id)?.size ?? 0);
    this.kept.delete(id);
    this.kept.set(id, { rounds, size });
    for (const [oldest, one] of this.kept) {
      if (this.size <= MOST_KEPT) return;
      this.kept.delete(oldest);
      this.size -= one.size;
    }
  }
}
