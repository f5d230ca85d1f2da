import type { TableCard } from '@naos/protocol';

/** Of which tables people have been told what: whoever would hear the same again hears nothing. */
export class Told {
  private readonly tables = new Map<string, Map<string, string>>();

  /** Whether anybody has. */
  has(table: string): boolean {
    return this.tables.has(table);
  }

  /** Who has been told of a table. */
  of(table: string): readonly string[] {
    return [...(this.tables.get(table)?.keys() ?? [])];
  }

  /** Notes a card that somebody is told of; false when they know already what it says to them. */
  note(card: TableCard, player: string): boolean {
    const known = this.tables.get(card.id) ?? new Map<string, string>();
    const sign = signOf(card, player);
    if ((known.get(player) ?? GONE) === sign) return false;
    if (sign === GONE) known.delete(player);
    else known.set(player, sign);
    if (known.size === 0) this.tables.delete(card.id);
    else this.tables.set(card.id, known);
    return true;
  }

  forget(player: string): void {
    for (const [table, known] of this.tables) if (known.delete(player) && known.size === 0) this.tables.delete(table);
  }
}

const GONE = 'gone';

/** What decides how a table stands in somebody's list: other people's moves alone do not. */
function signOf({ status, seats, waiting, room }: TableCard, player: string): string {
  const mine = seats.find((seat) => seat.kind === 'person' && seat.player === player);
  if (mine === undefined || status === 'finished' || status === 'cancelled') return GONE;
  return [status, mine.seat, waiting.includes(mine.seat), room, mine.ready, seats.map(({ name }) => name)].join();
}
