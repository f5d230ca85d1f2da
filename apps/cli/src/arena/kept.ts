import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, written } from '../files.ts';
import { Problem } from '../problem.ts';

/** Where, when and at which commit lots were played. */
export interface Occasion {
  readonly machine: string;
  readonly date: string;
  readonly commit: string;
}

/** A lot as it is kept: what came of it and how long it took on one thread. */
interface KeptLot {
  readonly lot: string;
  readonly milliseconds: number;
  readonly answer: unknown;
}

/** What a kept file is for; lots of other deals or other players do not belong into it. */
interface Label {
  readonly game: string;
  readonly series: string;
  /** Fingerprint of what decides how the bots play. */
  readonly source: string;
}

/**
 * What a measurement has played so far. With a file, lots are written to it as they end, and a later run, here or on
 * another machine that the file was copied to, goes on from them: the first line says what it is for, a line begins each
 * session, the others are lots.
 */
export class Kept {
  readonly answers = new Map<string, unknown>();
  readonly sessions: Occasion[] = [];
  /** How long each kind of lot took, at most. */
  private readonly longest = new Map<string, number>();
  private readonly file: string | undefined;
  private readonly session: Occasion;
  private begun = false;

  /** Throws a Problem when the file is of another series or of other players. */
  constructor(label: Label, session: Occasion, file?: string) {
    this.file = file;
    this.session = session;
    if (file === undefined) return;
    const head = JSON.stringify(label);
    if (!existsSync(file)) {
      makeFolder(dirname(file));
      written(file, () => appendFileSync(file, `${head}\n`));
      return;
    }
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== head) throw new Problem(`${file} ${strangeness(first, label)}`);
    // A run that was killed may have left half a line.
    for (const line of lines) if (line.endsWith('}')) this.read(line);
  }

  private read(line: string): void {
    try {
      const found: Occasion | KeptLot = JSON.parse(line);
      if ('lot' in found) this.remember(found);
      else this.sessions.push(found);
    } catch {
      // Half a line: it is played again.
    }
  }

  private remember({ lot, milliseconds, answer }: KeptLot): void {
    this.answers.set(lot, answer);
    const kind = kindOf(lot);
    this.longest.set(kind, Math.max(this.longest.get(kind) ?? 0, milliseconds));
  }

  add(lot: string, milliseconds: number, answer: unknown): void {
    const line = { lot, milliseconds: Math.round(milliseconds), answer };
    this.remember(line);
    const lines = this.begun ? [line] : [this.session, line];
    if (!this.begun) this.sessions.push(this.session);
    this.begun = true;
    // A killed run's half line is ended first.
    if (this.file !== undefined) appendFileSync(this.file, `\n${lines.map((one) => JSON.stringify(one)).join('\n')}`);
  }

  /** Milliseconds that a lot of this kind may take: as long as the longest so far. */
  mayTake(lot: string): number {
    return this.longest.get(kindOf(lot)) ?? 0;
  }
}

/** A lot's name without its number. */
const kindOf = (lot: string): string => lot.slice(0, lot.lastIndexOf(' '));

function strangeness(first: string, label: Label): string {
  try {
    const found: Partial<Label> = JSON.parse(first);
    if (found.game === label.game && found.series === label.series && typeof found.source === 'string') {
      return `was played by other bots: its games are of the sources ${found.source}, these are ${label.source}. Go back to the commit that its sessions name, or name another folder.`;
    }
    if (typeof found.series === 'string') {
      return `is of ${found.game}, series ${found.series}; these are ${label.game}, series ${label.series}. Name another folder.`;
    }
  } catch {
    // Told below.
  }
  return 'holds no kept blocks of this bench. Name another folder.';
}
