import type { Match, Position, Vocabulary } from '@naos/engine';

/** Lines between two positions that are kept: a look back makes no more moves than this before the first that is asked for. */
const FEWEST_BETWEEN = 20;
/** Most positions kept of one game; where there would be more, every other one is let go. */
const MOST_KEPT = 500;

interface Checkpoint {
  readonly n: number;
  readonly position: Position<Vocabulary>;
}

/** Positions that a game has passed, kept while its table is in memory once somebody has looked back. */
export class Checkpoints {
  private kept: Checkpoint[] = [];
  private between = FEWEST_BETWEEN;

  /** The last one kept at or before a line; the start of the game is always known. */
  before(match: Match<Vocabulary>, line: number): Checkpoint {
    const most = Math.floor(line / this.between);
    return this.kept[Math.min(most, this.kept.length) - 1] ?? { n: 0, position: match.start };
  }

  /** Keeps the position after a line, if it is the next one to be kept. */
  note(n: number, position: Position<Vocabulary>): void {
    if (n !== (this.kept.length + 1) * this.between) return;
    this.kept.push({ n, position });
    if (this.kept.length < MOST_KEPT) return;
    this.between *= 2;
    this.kept = this.kept.filter((one) => one.n % this.between === 0);
  }
}
