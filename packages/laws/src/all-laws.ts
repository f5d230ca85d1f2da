import type { Law } from './law.ts';
import { asked } from './laws/asked.ts';
import { choices } from './laws/choices.ts';
import { conserved } from './laws/conserved.ts';
import { copies } from './laws/copies.ts';
import { coverage } from './laws/coverage.ts';
import { ends } from './laws/ends.ts';
import { json } from './laws/json.ts';
import { kept } from './laws/kept.ts';
import { ledger } from './laws/ledger.ts';
import { notation } from './laws/notation.ts';
import { promises } from './laws/promises.ts';
import { reasons } from './laws/reasons.ts';
import { refusals } from './laws/refusals.ts';
import { repeatable } from './laws/repeatable.ts';
import { seats } from './laws/seats.ts';
import { secrets } from './laws/secrets.ts';
import { texts } from './laws/texts.ts';
import { undo } from './laws/undo.ts';

/** All laws, in their order; those after the eleventh guard the gate, the words and what they promise. */
export const LAWS: readonly Law[] = [
  ends,
  asked,
  notation,
  copies,
  json,
  repeatable,
  secrets,
  conserved,
  undo,
  coverage,
  seats,
  refusals,
  texts,
  choices,
  ledger,
  reasons,
  promises,
  kept,
];
