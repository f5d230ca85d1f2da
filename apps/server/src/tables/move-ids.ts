/** Marks there is room for once there are any; a power of two, as later ones are. */
const FEWEST = 64;
/** Shared by all tables at which nobody has moved yet. */
const NO_MARKS = new Uint32Array(1);

/**
 * The ids that clients gave to the moves of a table, with the number of the line that each led to. Every move asks for its
 * own, which nearly always is new: a look at one number of a short list says so. A map of all ids has them scattered over
 * memory that nobody else looks at, and costs twice as much.
 */
export class MoveIds {
  private ids: string[] = [];
  private lines: number[] = [];
  /** For each id two bits in one of these: where they are not both set it is not among them. */
  private marks = NO_MARKS;

  /** The line that an id has led to. */
  get(id: string): number | undefined {
    const { marks } = this;
    const hash = hashOf(id);
    const bits = bitsOf(hash);
    if (((marks[hash & (marks.length - 1)] ?? 0) & bits) !== bits) return undefined;
    return this.lines[this.ids.lastIndexOf(id)];
  }

  set(id: string, line: number): void {
    this.ids.push(id);
    this.lines.push(line);
    if (this.ids.length < this.marks.length) this.mark(id);
    else {
      this.marks = new Uint32Array(Math.max(FEWEST, 2 * this.marks.length));
      for (const known of this.ids) this.mark(known);
    }
  }

  clear(): void {
    this.ids = [];
    this.lines = [];
    this.marks = NO_MARKS;
  }

  private mark(id: string): void {
    const { marks } = this;
    const hash = hashOf(id);
    const place = hash & (marks.length - 1);
    marks[place] = (marks[place] ?? 0) | bitsOf(hash);
  }
}

/** FNV-1a, with its upper half folded into the lower one. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

const bitsOf = (hash: number): number => (1 << (hash >>> 27)) | (1 << ((hash >>> 22) & 31));
