import type { AtonEvent } from './events.ts';
import type { AtonMove } from './moves.ts';
import type { AtonOptions, AtonState } from './state.ts';
import type { AtonTask } from './tasks.ts';
import type { AtonView } from './view.ts';

/** The names of the steps that ask. */
export type AtonChoice = 'allocate' | 'remove' | 'place' | 'cull';

/** The game's own types under the names that the engine uses. */
export interface Aton {
  state: AtonState;
  task: AtonTask;
  move: AtonMove;
  event: AtonEvent;
  view: AtonView;
  choice: AtonChoice;
  options: AtonOptions;
}
