import type { FromClient } from '@naos/protocol';
import type { Spender } from '../limits/budgets.ts';
import type { PlayerRow } from '../store/player-rows.ts';

/** Whatever somebody says to one table. */
export type TableMessage = Extract<FromClient, { readonly table: string }>;

/** Somebody at a table, as the node that does the table's work has to know them. */
export interface Person {
  readonly id: string;
  /** With the session in which they came. */
  readonly body: Pick<PlayerRow['body'], 'session'>;
  /** Who pays for what costs everybody something. */
  readonly spender: Spender;
}

/** Where what a table tells somebody goes. */
export interface LineEnd {
  send(text: string, isUrgent?: boolean): void;
  /** Whether anybody still listens. */
  isOpen(): boolean;
  /** The table is followed no longer, or was not to be followed at all. */
  unfollowed(): void;
}

/** What somebody does at one table, be the work done here or at the table's home. */
export interface TableLine {
  /** Settles when it is answered, and never fails: a refusal is an answer. */
  receive(message: TableMessage): Promise<void>;
  close(): void;
  /** What another line must be told to take over from this one: to follow from here on, and what has no answer yet. */
  unsettled(): readonly TableMessage[];
}
