/**
 * A list that grows at its end, and of which every earlier state stays what it was: they share one array and know how
 * much of it is theirs. Adding to the newest state copies nothing, so a long game costs no more a move than a short one.
 */
export class SharedList<T> {
  private readonly items: T[];
  private readonly length: number;
  private own: readonly T[] | null = null;

  private constructor(items: T[], length: number) {
    this.items = items;
    this.length = length;
  }

  static of<T>(items: readonly T[]): SharedList<T> {
    return new SharedList([...items], items.length);
  }

  get all(): readonly T[] {
    if (this.items.length === this.length) return this.items;
    this.own ??= this.items.slice(0, this.length);
    return this.own;
  }

  get last(): T | undefined {
    return this.items[this.length - 1];
  }

  with(item: T): SharedList<T> {
    const items = this.items.length === this.length ? this.items : this.items.slice(0, this.length);
    items.push(item);
    return new SharedList(items, items.length);
  }
}
