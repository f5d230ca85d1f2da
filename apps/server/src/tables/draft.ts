import type { Match, Proposal, Vocabulary } from '@naos/engine';
import type { HeardLine } from './beats.ts';
import type { TableDoc } from './doc.ts';
import type { Sights } from './sight.ts';

/** A change of a table, worked out but not stored: either all of it holds or nothing. */
export interface Draft {
  readonly doc: TableDoc;
  /** New lines of the transcript and where they lead. */
  readonly proposal?: Proposal<Vocabulary>;
  /** These lines as they are heard. */
  readonly heard?: readonly HeardLine[];
  /** What those who look on will see when it is stored, where it was worked out together with the lines. */
  readonly sights?: Sights;
  /** Id that the client gave to the first of these lines; null: they came from no client. */
  readonly moveId?: string | null;
  /** The match that has just begun, with its seed. */
  readonly begun?: { readonly match: Match<Vocabulary>; readonly seed: string };
  /** False when a restart would work the changes of the document out from the transcript: the row is saved later. */
  readonly saveNow: boolean;
  /** Nobody but its maker may notice that anything has changed. */
  readonly isPrivate?: true;
  /** A new table that is stored with the change. */
  readonly opens?: TableDoc;
  /** The id of the table to which the act leads. */
  readonly opened?: string;
}
