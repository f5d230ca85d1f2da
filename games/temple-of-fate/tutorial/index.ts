import { at } from '@naos/engine';
import type { Tutorial, TutorialStep } from '@naos/game-module';
import { line } from '@naos/words';
import { colourOf } from '../rules/content/cells.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { AREAS } from '../rules/content/geometry.ts';
import { FACES } from '../rules/content/tiles.ts';
import type { TempleOfFate } from '../rules/index.ts';
import type { TempleMove } from '../rules/moves.ts';
import { longestChains } from '../rules/scoring.ts';
import type { Temple } from '../rules/state.ts';
import { copyTemple, layStrip, layTile } from '../rules/temple.ts';
import type { TempleView } from '../rules/view.ts';
import { OPTIONS, start } from './start.ts';

type Welcome = (move: TempleMove, view: TempleView) => boolean;

const own = (view: TempleView): Temple => at(view.players, 0).temple;
const isFace = (id: string) => (face: number) => FACES[face]?.id === id;

/** The longest chain of a colour after a tile or strip is down. */
function longestAfter(move: TempleMove, view: TempleView, colour: string): number {
  const temple = copyTemple(own(view));
  if (move.do === 'place') layTile(temple, move.face, move.area, move.turn);
  if (move.do === 'strip') layStrip(temple, move.colour, move.place);
  return longestChains(temple.cells)[COLOURS.indexOf(colour)] ?? 0;
}

const lays =
  (id: string, area: string): Welcome =>
  (move) =>
    move.do === 'place' && isFace(id)(move.face) && AREAS[move.area]?.id === area;
const makes =
  (kind: 'place' | 'strip', colour: string, length: number): Welcome =>
  (move, view) =>
    move.do === kind && longestAfter(move, view, colour) >= length;
const marks =
  (colour: string): Welcome =>
  (move, view) =>
    move.do === 'mark' && COLOURS[colourOf(own(view).cells[move.cell] ?? 0)] === colour;
const occupies =
  (card: number, cells: number): Welcome =>
  (move) =>
    move.do === 'occupy' && move.card === card && move.cells === cells;

/** A step that is only read. */
function read(id: string, ...light: readonly string[]): TutorialStep<TempleOfFate> {
  return { text: line(`lesson.${id}`), light };
}

/** A step that waits for a move; other legal moves are answered with `lesson.<id>.instead`. */
function play(id: string, welcome: Welcome, ...light: readonly string[]): TutorialStep<TempleOfFate> {
  return { text: line(`lesson.${id}`), light, welcome, instead: line(`lesson.${id}.instead`) };
}

/** The first round of a game for two: exchange, build, win a card, gain a bonus ornament and place it. */
export const tutorial: Tutorial<TempleOfFate> = {
  seats: 2,
  options: OPTIONS,
  start,
  steps: [
    read('pyramid', 'pyramid'),
    read('cards', 'cards'),
    play('exchange', (move) => move.do === 'exchange' && isFace('tile-4-fire-hunt')(move.keep), 'hand'),
    play('first-tile', lays('tile-4-fire-hunt', 'l1-r0-c0'), 'hand', 'pyramid'),
    play('second-tile', makes('place', 'fire', 7), 'hand', 'pyramid'),
    play('last-tile', (move) => move.do === 'place', 'hand'),
    play('finish', (move) => move.do === 'done'),
    play('mark', marks('fire'), 'pyramid', 'chains'),
    play('occupy', occupies(0, 0b111), 'card-fire'),
    play('second-mark', marks('hunt'), 'pyramid', 'card-hunt'),
    play('symbol', occupies(1, 0b001), 'card-hunt'),
    play('strip', makes('strip', 'water', 4), 'strips', 'pyramid'),
    read('end', 'cards', 'neighbours'),
  ],
  replies: [
    'exchange tile-4-water-hunt tile-1-fertility tile-2-adjacent-fire-fire',
    'place tile-4-water-hunt l1-r0-c0 0',
    'place tile-1-water l1-r0-c1 0',
    'place tile-1-hunt l1-r1-c1 0',
    'done',
    'end',
  ],
};
