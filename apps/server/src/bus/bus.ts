/** A wake-up: this table has something new. Receivers read the store; a lost one is made good by the next look. */
export interface WakeUp {
  readonly table: string;
  /** Number of the last transcript line, revision of the row, number of the last chat line: what a reader should see. */
  readonly version: number;
  readonly revision: number;
  readonly chat: number;
  /** Somebody came to the table or left it: its card has changed. */
  readonly people?: true;
}

/** How nodes wake each other. Nothing that travels here is secret, and nothing depends on its arrival. */
export interface Bus {
  readonly kind: 'memory' | 'cores' | 'notify' | 'nats';
  /** Says that a table has changed; never waits and never fails. */
  publish(wakeUp: WakeUp): void;
  /** Calls back for wake-ups of other nodes, and with null when some may have been missed. */
  listen(heard: (wakeUp: WakeUp | null) => void): void;
  close(): Promise<void>;
}

/** The bus of a server that is alone: there is nobody to wake. */
export function aloneBus(): Bus {
  return { kind: 'memory', publish: () => {}, listen: () => {}, close: async () => {} };
}

/** A wake-up as short text; several are joined with `;`. */
export function writeWakeUp({ table, version, revision, chat, people }: WakeUp): string {
  return `${table},${version},${revision},${chat}${people ? ',people' : ''}`;
}

/** The wake-ups of a text; what can't be read is left out. */
export function readWakeUps(text: string): WakeUp[] {
  return text.split(';').flatMap((part) => {
    const [table, ...rest] = part.split(',');
    const [version, revision, chat] = rest.slice(0, 3).map(Number);
    if (table === undefined || version === undefined || revision === undefined || chat === undefined) return [];
    if (![version, revision, chat].every(Number.isInteger)) return [];
    return [{ table, version, revision, chat, ...(rest[3] === 'people' ? { people: true as const } : {}) }];
  });
}
