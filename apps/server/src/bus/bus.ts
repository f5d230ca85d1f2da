/** A wake-up: this table has something new. Receivers read the store; a lost one is made good by the next look. */
export interface WakeUp {
  readonly table: string;
  /** Number of the last transcript line, revision of the row, number of the last chat line: what a reader should see. */
  readonly version: number;
  readonly revision: number;
  readonly chat: number;
  /** Somebody came to the table or left it: its card has changed. */
  readonly people?: true;
  /** Not everybody may notice what happened: lists do not look because of it. */
  readonly secret?: true;
}

/** Whether a node has any use for wake-ups of a table. */
export type Cares = (table: string) => boolean;

/** How nodes wake each other. Nothing that travels here is secret, and nothing depends on its arrival. */
export interface Bus {
  readonly kind: 'memory' | 'cores' | 'notify' | 'nats';
  /** Says that a table has changed; never waits and never fails. */
  publish(wakeUp: WakeUp): void;
  /**
   * Calls back for wake-ups of other nodes, and with null when some may have been missed. Every move of every node comes by
   * here: those of tables that nobody `cares` about are not even read.
   */
  listen(heard: (wakeUp: WakeUp | null) => void, cares?: Cares): void;
  close(): Promise<void>;
}

/** The bus of a server that is alone: there is nobody to wake. */
export function aloneBus(): Bus {
  return { kind: 'memory', publish: () => {}, listen: () => {}, close: async () => {} };
}

/** A wake-up as short text; several are joined with `;`. */
export function writeWakeUp({ table, version, revision, chat, people, secret }: WakeUp): string {
  return `${table},${version},${revision},${chat}${people ? ',people' : secret ? ',secret' : ''}`;
}

/** The wake-ups of a text that somebody cares about; what can't be read is left out. */
export function readWakeUps(text: string, cares: Cares = () => true): WakeUp[] {
  const wakeUps: WakeUp[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf(';', from);
    const until = end === -1 ? text.length : end;
    const comma = text.indexOf(',', from);
    if (comma !== -1 && comma < until && cares(text.slice(from, comma))) {
      const wakeUp = readWakeUp(text.slice(from, until));
      if (wakeUp !== null) wakeUps.push(wakeUp);
    }
    from = until + 1;
  }
  return wakeUps;
}

function readWakeUp(text: string): WakeUp | null {
  const [table, ...rest] = text.split(',');
  const [version, revision, chat] = rest.slice(0, 3).map(Number);
  if (table === undefined || version === undefined || revision === undefined || chat === undefined) return null;
  if (![version, revision, chat].every(Number.isInteger)) return null;
  const mark = rest[3] === 'people' ? { people: true as const } : rest[3] === 'secret' ? { secret: true as const } : {};
  return { table, version, revision, chat, ...mark };
}
