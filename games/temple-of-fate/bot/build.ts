import type { Meter } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { LEVEL_SHIFT, PRIEST } from '../rules/content/cells.ts';
import { AREAS_OF_LEVEL, areaOf, LEVEL_OF_ROUND } from '../rules/content/geometry.ts';
import { DIFFERENT_TURNS, TURNED } from '../rules/content/tiles.ts';
import { type Place, place } from '../rules/moves.ts';
import { playerAt, type Temple, type TempleState } from '../rules/state.ts';
import type { BuildWorth } from './terms.ts';

/** A way to lay all tiles in hand, and the temple that comes of it. */
export interface Build {
  readonly places: readonly Place[];
  readonly cells: readonly number[];
  readonly laid: readonly number[];
  readonly reserve: number;
  readonly worth: number;
}

/** Faces of the tiles that a seat still has to lay. */
export function tilesInHand(state: TempleState, seat: Seat): number[] {
  const { slots, used } = playerAt(state, seat);
  return slots.filter((_, slot) => ((used >> slot) & 1) === 0);
}

function freeAreas(temple: { readonly laid: readonly number[] }, round: number): number[] {
  const areas = AREAS_OF_LEVEL[LEVEL_OF_ROUND[round] ?? 0] ?? [];
  return areas.filter((area) => temple.laid[area] === -1);
}

/** One temple on which tiles are laid and taken up again. */
class Site {
  readonly cells: number[];
  readonly laid: number[];
  reserve: number;
  private readonly under: number[] = [];

  constructor(temple: Temple) {
    this.cells = temple.cells.slice();
    this.laid = temple.laid.slice();
    this.reserve = temple.reserve;
  }

  lay({ face, area, turn }: Place): void {
    const { cells, level } = areaOf(area);
    const contents = TURNED[4 * face + turn] ?? [];
    for (let i = 0; i < 4; i++) {
      const cell = cells[i] ?? 0;
      const before = this.cells[cell] ?? 0;
      this.under.push(before);
      if ((before & PRIEST) !== 0) this.reserve++;
      this.cells[cell] = (contents[i] ?? 0) | (level << LEVEL_SHIFT);
    }
    this.laid[area] = 4 * face + turn;
  }

  takeUp({ area }: Place): void {
    const { cells } = areaOf(area);
    for (let i = 3; i >= 0; i--) {
      const before = this.under.pop() ?? 0;
      if ((before & PRIEST) !== 0) this.reserve--;
      this.cells[cells[i] ?? 0] = before;
    }
    this.laid[area] = -1;
  }

  build(places: readonly Place[], worth: number): Build {
    return { places: places.slice(), cells: this.cells.slice(), laid: this.laid.slice(), reserve: this.reserve, worth };
  }
}

/**
 * All ways to lay the tiles in hand, the best few by worth. Equal faces are laid in the order of their areas, so that each
 * temple comes once. Ends early when the meter does, which only budgets far below the usual one cause.
 */
export function bestBuilds(
  state: TempleState,
  seat: Seat,
  judge: BuildWorth,
  keep: number,
  meter: Pick<Meter, 'spend' | 'left'>,
): Build[] {
  const { temple } = playerAt(state, seat);
  const tiles = tilesInHand(state, seat).sort((a, b) => a - b);
  const areas = freeAreas(temple, state.round);
  const site = new Site(temple);
  const best: Build[] = [];
  const places: Place[] = [];
  let bar = Number.NEGATIVE_INFINITY;
  const explore = (from: number): void => {
    if (from === tiles.length) {
      const worth = judge.of(site.cells, site.reserve);
      if (worth <= bar) return;
      best.push(site.build(places, worth));
      if (best.length >= 2 * keep) {
        best.sort((a, b) => b.worth - a.worth).length = keep;
        bar = best.at(-1)?.worth ?? bar;
      }
      return;
    }
    const face = tiles[from] ?? 0;
    const first = from > 0 && tiles[from - 1] === face ? (places[from - 1]?.area ?? 0) + 1 : 0;
    for (const area of areas) {
      if (area < first || site.laid[area] !== -1) continue;
      for (let turn = 0; turn < (DIFFERENT_TURNS[face] ?? 0); turn++) {
        if (best.length > 0 && !meter.left) return;
        const move = place(face, area, turn);
        site.lay(move);
        places.push(move);
        explore(from + 1);
        places.pop();
        site.takeUp(move);
      }
      if (from === tiles.length - 1) meter.spend();
    }
  };
  explore(0);
  return best.sort((a, b) => b.worth - a.worth).slice(0, keep);
}

/** One tile after the other, each where it is worth most: quick, and near enough for a look ahead. */
export function quickBuild(temple: Temple, round: number, tiles: readonly number[], judge: BuildWorth): Build {
  const site = new Site(temple);
  const left = tiles.slice();
  const places: Place[] = [];
  let worth = judge.of(site.cells, site.reserve);
  while (left.length > 0) {
    let best: Place | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, face] of left.entries()) {
      if (left.indexOf(face) !== i) continue;
      for (const area of freeAreas(site, round)) {
        for (let turn = 0; turn < (DIFFERENT_TURNS[face] ?? 0); turn++) {
          const move = place(face, area, turn);
          site.lay(move);
          worth = judge.of(site.cells, site.reserve);
          site.takeUp(move);
          if (worth > most) {
            most = worth;
            best = move;
          }
        }
      }
    }
    if (best === null) break;
    site.lay(best);
    places.push(best);
    left.splice(left.indexOf(best.face), 1);
    worth = most;
  }
  return site.build(places, worth);
}
