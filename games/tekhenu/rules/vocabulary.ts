import type { Procedure, Table, Vocabulary } from '@naos/engine';
import type { TekhenuChoice } from './choices.ts';
import type { TekhenuEvent } from './events.ts';
import type { TekhenuMove } from './moves.ts';
import type { TekhenuState } from './state.ts';
import type { TekhenuTask } from './tasks.ts';
import type { TekhenuView } from './view.ts';

/** The names Tekhenu gives to its own types. */
export interface Tekhenu extends Vocabulary {
  state: TekhenuState;
  task: TekhenuTask;
  move: TekhenuMove;
  event: TekhenuEvent;
  view: TekhenuView;
  choice: TekhenuChoice;
}

export type TekhenuTable = Table<Tekhenu>;
export type TekhenuProcedure<T extends TekhenuTask> = Procedure<Tekhenu, T>;
