import type { Tutorial, TutorialStep } from '@naos/game-module';
import { line } from '@naos/words';
import { GREEN_SPACES, spaceAt, YELLOW_SPACES } from '../rules/content/board.ts';
import type { Aton } from '../rules/index.ts';
import type { AtonMove } from '../rules/moves.ts';
import { OPTIONS, start } from './start.ts';

const isRow = (row: string) => (move: AtonMove) => move.do === 'commit' && move.row.join('') === row;
const isIn = (temple: number) => (move: AtonMove) => 'space' in move && spaceAt(move.space).temple === temple;
const isOn = (id: string) => (move: AtonMove) => 'space' in move && spaceAt(move.space).id === id;
const YELLOW_AND_GREEN = [...YELLOW_SPACES, ...GREEN_SPACES].map((space) => spaceAt(space).id);
const CARTOUCHES = [1, 2, 3, 4].map((number) => `cartouche-0-${number}`);

/** A step that is only read. */
function read(id: string, light: readonly string[]): TutorialStep<Aton> {
  return { text: line(`lesson.${id}`), light };
}

/** A step that waits for a move; other legal moves are answered with `lesson.<id>.instead`. */
function play(
  id: string,
  light: readonly string[],
  welcome: (move: AtonMove) => boolean,
  instead = id,
): TutorialStep<Aton> {
  return { text: line(`lesson.${id}`), light, welcome, instead: line(`lesson.${instead}.instead`) };
}

/** Two rounds from the middle of a game: clear temple 1, then fill it before the other can act. */
export const tutorial: Tutorial<Aton> = {
  seats: 2,
  options: OPTIONS,
  start,
  steps: [
    read('board', ['temple-1']),
    read('colours', YELLOW_AND_GREEN),
    read('points', ['track', 'kingdom', 'cartouche-0-1']),
    read('cards', CARTOUCHES),
    play('commit', ['hand', ...CARTOUCHES], isRow('4322')),
    play('remove', ['t1-r2-c4'], isIn(1)),
    play('place.first', ['kingdom', 't1-r2-c4'], isOn('t1-r2-c4')),
    play('place.second', ['temple-1'], isIn(1)),
    read('plan', ['temple-1', 'cartouche-0-2']),
    play('commit.last', ['hand', 'cartouche-0-1'], isRow('1222')),
    play('fill', ['temple-1'], isIn(1)),
    play('fill.last', ['temple-1'], isIn(1), 'fill'),
  ],
  replies: ['commit 3221', 'place t2-r2-c4', 'commit 4431'],
};
