import type { Meter } from '@naos/bots';
import { freeCells } from '../rules/cards.ts';
import { survey } from '../rules/chains.ts';
import { CARDS, COUNT, costOf } from '../rules/content/cards.ts';
import { CONTENT, colourOf, hasPriest } from '../rules/content/cells.ts';
import { ACCEPTS, SUPREME } from '../rules/content/colours.ts';
import { CELLS, SIZE } from '../rules/content/geometry.ts';
import { STRIP_PLACES, stripColour, stripLength } from '../rules/content/strips.ts';
import { PRIVATE } from '../rules/moves.ts';
import { playerAt } from '../rules/state.ts';
import { fits } from '../rules/temple.ts';
import { chanceAfterTurn, type Scene } from './scene.ts';
import { willBeCovered } from './terms.ts';

/** What a turn is made of: bonus ornaments, and chains used as a whole (marker and cells of a card). */
export type Step =
  | { readonly kind: 'strip'; readonly strip: number; readonly place: number }
  | {
      readonly kind: 'use';
      readonly cell: number;
      readonly marked: boolean;
      readonly card: number;
      readonly cells: number;
    }
  | { readonly kind: 'occupy'; readonly card: number; readonly cells: number };

/** How wide a turn is searched. */
export interface Width {
  /** Ends of uses, and of strips, that are followed at each depth. */
  readonly uses: number;
  readonly strips: number;
}

interface Node {
  readonly scene: Scene;
  /** The first step of the row; null at the root. */
  readonly first: Step | null;
  readonly value: number;
}

/** A first step and the best chance that a turn beginning with it leads to. */
export interface RatedStep {
  /** Null: end the turn now. */
  readonly step: Step | null;
  readonly value: number;
}

/** Sets of free cells of a card that a chain can pay for, largest use of the chain first among equals. */
function cellSets(scene: Scene, card: number, colour: number, length: number, priests: number): number[] {
  const player = playerAt(scene.state, scene.seat);
  const number = card === PRIVATE ? player.privateCard : (scene.state.open[card] ?? 0);
  if (number < 0 || ACCEPTS[CARDS[number]?.god ?? 0]?.[colour] !== true) return [];
  const free = freeCells(scene.state, player, card);
  const sets: number[] = [];
  for (let mask = 1; mask <= free; mask++) {
    if ((mask & ~free) === 0 && (COUNT[mask] ?? 0) <= priests && costOf(number, mask) <= length) sets.push(mask);
  }
  return sets;
}

/** Every use of every chain; of a chain's cells one for each way in which the marker may come back. */
function uses(scene: Scene): Step[] {
  const { cells, reserve } = playerAt(scene.state, scene.seat).temple;
  const steps: Step[] = [];
  if (scene.uses === 0 || reserve < 2) return steps;
  const { first, length, marked } = survey(cells);
  const seen = new Set<number>();
  const chains: { cell: number; length: number; marked: boolean }[] = [];
  const covered = new Set<number>();
  for (let pass = 0; pass < 2; pass++) {
    for (let cell = 0; cell < CELLS; cell++) {
      const start = first[cell] ?? 0;
      if (start < 0 || (length[start] ?? 0) < 2 || hasPriest(cells[cell] ?? 0)) continue;
      const isMarked = marked[start] === 1;
      if (isMarked && !scene.reuse) continue;
      const by = willBeCovered(cell, cells[cell] ?? 0);
      // Markers that come back first; a place for good only where the chain has no other.
      if ((by === 0) !== (pass === 1) || (pass === 1 && covered.has(start)) || seen.has(start * 4 + by)) continue;
      seen.add(start * 4 + by);
      if (by > 0) covered.add(start);
      chains.push({ cell, length: length[start] ?? 0, marked: isMarked });
    }
  }
  for (const chain of chains) {
    const colour = colourOf(cells[chain.cell] ?? 0);
    for (const card of [colour, SUPREME, PRIVATE]) {
      for (const set of cellSets(scene, card, colour, chain.length, reserve - 1)) {
        steps.push({ kind: 'use', cell: chain.cell, marked: chain.marked, card, cells: set });
      }
    }
  }
  return steps;
}

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  ...(cell % SIZE > 0 ? [cell - 1] : []),
  ...(cell % SIZE < SIZE - 1 ? [cell + 1] : []),
  ...(cell >= SIZE ? [cell - SIZE] : []),
  ...(cell < CELLS - SIZE ? [cell + SIZE] : []),
]);

/** Places for the strips in hand: where they lengthen chains that may be used, and one place alone. */
function strips(scene: Scene): Step[] {
  const { cells } = playerAt(scene.state, scene.seat).temple;
  const { first, marked } = survey(cells);
  const steps: Step[] = [];
  for (const strip of new Set(scene.placeable)) {
    const length = stripLength(strip);
    const content = stripColour(strip) + 1;
    let alone = false;
    for (const [place, under] of STRIP_PLACES.entries()) {
      if (under.length !== length || !fits(cells, place)) continue;
      let joins = 0;
      let spoilt = false;
      for (const cell of under) {
        for (const next of NEIGHBOURS[cell] ?? []) {
          if (((cells[next] ?? 0) & CONTENT) !== content) continue;
          joins++;
          if (marked[first[next] ?? 0] === 1 && !scene.reuse) spoilt = true;
        }
      }
      if (spoilt || (joins === 0 && alone)) continue;
      if (joins === 0) alone = true;
      steps.push({ kind: 'strip', strip, place });
    }
  }
  return steps;
}

function after(scene: Scene, step: Step): Scene {
  const there = scene.copy();
  if (step.kind === 'strip') there.strip(step.strip, step.place);
  else {
    if (step.kind === 'use') there.mark(step.cell, step.marked);
    there.occupy(step.card, step.cells);
  }
  return there;
}

/**
 * A whole priest turn by beam search: at each depth the best rows of steps are followed, strips and uses apart, since a
 * strip pays only through the use that follows. Rates every first step by the best end found behind it.
 */
export function searchTurn(
  root: Scene,
  weights: Float32Array,
  width: Width,
  meter: Pick<Meter, 'spend' | 'left'>,
  firstSteps?: readonly Step[],
): RatedStep[] {
  const best = new Map<Step | null, number>();
  const note = (first: Step | null, value: number): void => {
    if (value > (best.get(first) ?? Number.NEGATIVE_INFINITY)) best.set(first, value);
  };
  if (firstSteps === undefined) note(null, chanceAfterTurn(root.state, root.seat, weights));
  let beam: Node[] = [{ scene: root, first: null, value: 0 }];
  for (let depth = 0; beam.length > 0; depth++) {
    const used: Node[] = [];
    const laid: Node[] = [];
    for (const node of beam) {
      const steps = depth === 0 && firstSteps ? firstSteps : [...uses(node.scene), ...strips(node.scene)];
      for (const step of steps) {
        if (depth > 0 && !meter.left) break;
        const scene = after(node.scene, step);
        const value = chanceAfterTurn(scene.state, scene.seat, weights);
        meter.spend();
        const first = node.first ?? step;
        note(first, value);
        (step.kind === 'strip' ? laid : used).push({ scene, first, value });
      }
    }
    const top = (nodes: Node[], keep: number): Node[] => nodes.sort((a, b) => b.value - a.value).slice(0, keep);
    beam = [...top(used, width.uses), ...top(laid, width.strips)];
  }
  return [...best].map(([step, value]) => ({ step, value })).sort((a, b) => b.value - a.value);
}
