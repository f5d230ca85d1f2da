import { Match, type Transcript, writeTranscript } from '@naos/engine';
import { gameModules } from '@naos/registry';
import type { SavedTable } from '../apps/web/src/store/tables.ts';

const SEED = '0b'.repeat(32);
const BEGUN = Date.UTC(2026, 0, 2, 12);
const NAMES = ['Lena', 'Oleg', 'Mara', 'Ilya', 'Sobek'];

/** What is looked for: the question asked of seat 0, and more about it. */
export interface Wanted {
  readonly seats: number;
  /** The choice that seat 0 is asked, such as `menu` or `war council`. */
  readonly choice: string;
  /** Nothing before this many moves: tables fill up with time. */
  readonly after: number;
  /** Whose move has led to it, where that matters. */
  readonly by?: number;
  /** More that must be so, told by the facts of the question and the notations of the moves. */
  readonly when?: (moves: readonly string[], facts: Readonly<Record<string, string | number>>) => boolean;
}

/** Whoever plays fills the table: buys, builds, recruits and fights rather than passing. */
const EAGER = /^(buy|raise|enlist|assault|fight|drop|invoke|token|stay|retreat|post|from|leap)/;
/** Temples are what fights are about. */
const BRAVE = /^(step|teleport|leap|from) .*(temple|sanctuary)/;
const IDLE = /^(decline|end-turn|done|stop|recall|group)/;

const found = new Map<string, Promise<SavedTable>>();

/** A crowded table on the device where seat 0 is asked something, played by a fixed chance. */
export function crowded(wanted: Wanted): Promise<SavedTable> {
  const key = `${wanted.seats} ${wanted.choice} ${wanted.after} ${wanted.by} ${wanted.when}`;
  const known = found.get(key) ?? search(wanted);
  found.set(key, known);
  return known;
}

async function search({ seats, choice, after, by, when = () => true }: Wanted): Promise<SavedTable> {
  const rules = await gameModules.find(({ id }) => id === 'kemet')?.rules();
  if (rules === undefined) throw new Error('There is no Kemet.');
  const chairs: SavedTable['chairs'] = NAMES.slice(0, seats).map((name, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'level-1' },
  );
  for (let attempt = 0; attempt < 60; attempt++) {
    const match = Match.begin(rules, { seats, seed: SEED, players: NAMES.slice(0, seats) });
    let state = 1 + attempt * 7919;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    while (!match.over && match.standing.length < after + 900) {
      const { asked, facts, moves } = match.situation(0);
      if (match.standing.length >= after && match.asked.includes(0) && asked?.choice === choice) {
        const led = by === undefined || match.standing.at(-1)?.seat === by;
        if (led && when(moves.map(rules.write), facts)) return saved(match.transcript);
      }
      const seat = match.asked[random(match.asked.length)] ?? 0;
      const texts = match.situation(seat).moves.map(rules.write);
      const eager = texts.filter((text) => EAGER.test(text));
      const brave = texts.filter((text) => BRAVE.test(text));
      const some = texts.filter((text) => !IDLE.test(text));
      const list =
        brave.length > 0 && random(4) > 0
          ? brave
          : eager.length > 0 && random(5) > 0
            ? eager
            : some.length > 0 && random(4) > 0
              ? some
              : texts;
      const text = list[random(list.length)];
      if (text === undefined) break;
      match.make(seat, text);
    }
  }
  throw new Error(`No table of ${seats} with the question "${choice}" was found.`);

  function saved(transcript: Transcript): SavedTable {
    const moves = transcript.entries.length;
    return {
      id: `crowded-kemet-${seats}-${choice.replaceAll(' ', '-')}-${moves}`,
      game: 'kemet',
      chairs,
      seeds: [SEED],
      text: writeTranscript(transcript),
      begun: BEGUN,
      touched: BEGUN + moves,
      moves,
      outcome: null,
      yours: true,
      options: transcript.head.options,
      seen: moves,
    };
  }
}
