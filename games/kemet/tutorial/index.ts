import type { Tutorial, TutorialStep } from '@naos/game-module';
import { line } from '@naos/words';
import type { Kemet } from '../rules/index.ts';
import type { KemetMove } from '../rules/moves.ts';
import { write } from '../rules/notation.ts';
import { OPTIONS, start } from './start.ts';

/** Moves whose notation begins so. */
const begins = (text: string) => (move: KemetMove) => write(move).startsWith(text);

/** A step that is only read. */
function read(id: string, light: readonly string[]): TutorialStep<Kemet> {
  return { text: line(`lesson.${id}`), light };
}

/** A step that waits for a move; other legal moves are answered with `lesson.<id>.instead`. */
function play(id: string, light: readonly string[], welcome: (move: KemetMove) => boolean): TutorialStep<Kemet> {
  return { text: line(`lesson.${id}`), light, welcome, instead: line(`lesson.${id}.instead`) };
}

/** Two turns of a real day: buy a power, then take a temple by teleport and battle. */
export const tutorial: Tutorial<Kemet> = {
  seats: 2,
  options: OPTIONS,
  start,
  steps: [
    read('goal', ['area-w-temple-south', 'area-delta-temple']),
    read('pyramid', ['pyramid']),
    play('buy', ['space-l1-buy-1'], begins('token l1-buy-1')),
    play('tile', ['market', 'tile-carnage'], begins('buy carnage')),
    read('balance', ['pyramid']),
    play('move', ['space-l3-move'], begins('token l3-move')),
    play('from', ['area-w1-d1'], begins('from w1-d1')),
    play('teleport', ['area-w-temple-south'], begins('teleport w-temple-south')),
    play('fight', ['battle', 'council'], begins('fight cavalry-blitz')),
    play('drop', ['council'], begins('drop')),
    play('ready', ['council'], begins('ready')),
    play('stay', ['actions', 'area-w-temple-south'], begins('stay')),
    read('won', ['area-w-temple-south']),
  ],
  replies: ['token l2-pray', 'fight shield-push', 'drop chariot-raid', 'ready', 'recall', 'token l1-pray'],
};
