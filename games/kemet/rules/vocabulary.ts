import type { KemetChoice } from './choices.ts';
import type { KemetEvent } from './events.ts';
import type { KemetMove } from './moves.ts';
import type { KemetOptions, KemetState } from './state.ts';
import type { KemetTask } from './tasks.ts';
import type { KemetView } from './view.ts';

/** The game's own types under the names that the engine uses. */
export interface Kemet {
  state: KemetState;
  task: KemetTask;
  move: KemetMove;
  event: KemetEvent;
  view: KemetView;
  choice: KemetChoice;
  options: KemetOptions;
}
