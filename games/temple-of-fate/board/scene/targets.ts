import type { Target } from '@naos/table-ui';
import { GODS } from '../../rules/content/colours.ts';
import { SUMMIT } from '../../rules/content/geometry.ts';
import { STRIP_PLACES } from '../../rules/content/strips.ts';
import type { TempleOfFate } from '../../rules/index.ts';
import type { Exchange } from '../../rules/moves.ts';
import type { TempleView } from '../../rules/view.ts';
import { areaCorner, CELL, cornerIn, PIT } from './picture.ts';

const part = (name: string): Target => ({ at: `[data-part="${name}"]` });
/** A place of one's own pyramid. Where it can't be pressed, as in a picture of the past, it is found on the ground. */
function spot(kind: 'area' | 'cell', at: number, { players, viewer }: TempleView): Target {
  const cells = (viewer === null ? undefined : players[viewer])?.temple.cells ?? [];
  const [corner, half] = kind === 'area' ? [areaCorner(at), CELL] : [cornerIn(cells, at), CELL / 2];
  const share = (along: number): number => (along + half - PIT.from) / PIT.side;
  return {
    at: `[data-spot="${kind}"][data-at="${at}"]`,
    or: '.tof-own .tof-pit',
    within: [share(corner.x), share(corner.y)],
  };
}

/** The buttons that give each tile its way; with two players the rest goes to the other by itself. */
function routes({ keep, left, right }: Exchange, { seats }: TempleView): readonly Target[] {
  const ways = [keep, ...(seats > 2 ? [left, right] : [])];
  return ways.flatMap((face, route) => (face < 0 ? [] : [{ at: `[data-tile="${face}"] [data-route="${route}"]` }]));
}

/** What a move is about: an area or a cell of the pyramid, a god's card, or what one holds. */
export function targets(move: TempleOfFate['move'], view: TempleView): readonly Target[] {
  switch (move.do) {
    case 'goals':
      return [part('goals')];
    case 'exchange':
      return routes(move, view);
    case 'assign':
    case 'turn-up':
      return [part('hand')];
    case 'place':
      return [spot('area', move.area, view)];
    case 'summit':
      return [spot('area', SUMMIT, view)];
    case 'strip':
      return (STRIP_PLACES[move.place] ?? []).slice(0, 1).map((cell) => spot('cell', cell, view));
    case 'mark':
      return [spot('cell', move.cell, view)];
    case 'deck':
      return [part(`card-${GODS[move.god]}`)];
    case 'occupy':
      return [part(`card-${GODS[move.card] ?? 'private'}`)];
    default:
      return [];
  }
}
