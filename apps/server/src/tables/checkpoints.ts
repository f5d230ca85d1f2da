import type { Match, Position, Vocabulary } from '@naos/engine';

/** Lines between two positions that are kept: a look back makes no more moves than this before the first that is asked for. */
const LINES_BETWEEN = 20;

/** Positions that a game has passed, kept while its table is in memory once somebody has looked back. */
export class Checkpoints {
  private readonly kept: { readonly n: number; readonly position: Position<Vocabulary> }[] = [];

  /** The last one kept at or before a line; the start of the game is always known. */
  before(match: Match<Vocabulary>, line: number): { readonly n: number; readonly position: Position<Vocabulary> } {
    const most = Math.floor(line / LINES_BETWEEN);
    return this.kept[Math.min(most, this.kept.length) - 1] ?? { n: 0, position: match.start };
  }

  /** Keeps the position after a line, if it is the next one to be kept. */
  note(n: number, position: Position<Vocabulary>): void {
    if (n === (this.kept.length + 1) * LINES_BETWEEN) this.kept.push({ n, position });
  }
}
