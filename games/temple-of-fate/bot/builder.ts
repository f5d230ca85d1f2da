import type { Ranked } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { ROUNDS } from '../rules/content/geometry.ts';
import { SPECIALS } from '../rules/content/specials.ts';
import { copy } from '../rules/copy.ts';
import type { TempleMove } from '../rules/moves.ts';
import { playerAt, type TempleState } from '../rules/state.ts';
import { laySpecial } from '../rules/temple.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { type Build, bestBuilds, quickBuild, tilesInHand } from './build.ts';
import type { Counter, Row } from './rate.ts';
import { chanceAfterTurn, Scene } from './scene.ts';
import type { Style } from './style.ts';
import { BuildWorth, turnsLeft } from './terms.ts';
import { searchTurn } from './turn.ts';

/** Chains that a priest turn may use, and how a look at it inside a build is narrowed. */
const USES = 2;
const GLANCE = { uses: 2, strips: 1 } as const;
/** Moves that no build begins with are far behind. */
const NEVER = 0;

/** The state with a seat's build done. */
function withBuild(state: TempleState, seat: Seat, build: Build): TempleState {
  const there = copy(state);
  const { temple } = playerAt(there, seat);
  temple.cells = build.cells.slice();
  temple.laid = build.laid.slice();
  temple.reserve = build.reserve;
  return there;
}

/** The chance after the best priest turn from here, as if the cards still lay as they do. */
function chanceBehind(
  state: TempleState,
  seat: Seat,
  style: Style,
  meter: Counter,
  uses = USES,
  reuse = false,
): number {
  if (style.closer === 0) return chanceAfterTurn(state, seat, style.weights);
  const width = style.closer > 8 ? GLANCE : { uses: 1, strips: 0 };
  return searchTurn(new Scene(state, seat, uses, reuse), style.weights, width, meter)[0]?.value ?? 0;
}

/** Rates the next tile of a build by the whole builds that begin with it. */
export function rateBuild(
  state: TempleState,
  seat: Seat,
  moves: readonly TempleMove[],
  style: Style,
  meter: Counter,
  rows?: Row[],
): Ranked<TempleOfFate>[] {
  if (state.round === ROUNDS) return rateSummit(state, seat, moves, style, meter);
  const judge = new BuildWorth(state, seat, turnsLeft(state, seat), style.weights);
  const tiles = tilesInHand(state, seat);
  const keep = Math.max(16, style.closer);
  const builds = style.wholeBuilds
    ? bestBuilds(state, seat, judge, keep, meter)
    : [quickBuild(playerAt(state, seat).temple, state.round, tiles, judge)];
  const byMove = new Map<TempleMove, number>();
  for (const [i, build] of builds.entries()) {
    const there = withBuild(state, seat, build);
    const chance =
      i < style.closer && (i === 0 || meter.left)
        ? chanceBehind(there, seat, style, meter)
        : Math.min(chanceAfterTurn(there, seat, style.weights), ...byMove.values());
    // Hummingbird: one tile is turned up after the other, so no row is decided in one go.
    if (!state.options.hummingbird) rows?.push({ moves: build.places, value: chance });
    for (const move of build.places) byMove.set(move, Math.max(byMove.get(move) ?? NEVER, chance));
  }
  return moves.map((move) => ({ move, value: byMove.get(move) ?? (move.do === 'done' ? 0.5 : NEVER) }));
}

/** Rates special tiles by the priest turn that they allow; what an effect would draw counts as something middling. */
function rateSummit(
  state: TempleState,
  seat: Seat,
  moves: readonly TempleMove[],
  style: Style,
  meter: Counter,
): Ranked<TempleOfFate>[] {
  const behind = (special: number, up: boolean): number => {
    const there = copy(state);
    const player = playerAt(there, seat);
    laySpecial(player.temple, special, up);
    const effect = up ? (SPECIALS[special]?.effect ?? null) : null;
    if (effect === 'two-bonuses') player.temple.held.push(0, 0);
    const scene = new Scene(
      there,
      seat,
      effect === 'extra-chain' ? USES + 1 : USES,
      effect === 'reuse-chain',
      playerAt(state, seat).temple.held,
    );
    if (effect === 'private-blessing') openPrivate(there, seat);
    return searchTurn(scene, style.weights, GLANCE, meter)[0]?.value ?? 0;
  };
  const rated = moves.map((move) => ({
    move,
    value: move.do === 'summit' ? behind(move.special, move.up) : move.do === 'done' ? 0.5 : NEVER,
  }));
  const decline = rated.find(({ move }) => move.do === 'decline');
  if (decline === undefined) return rated;
  // Hummingbird: the other tile may be any of those not seen (11.2.5).
  const unseen = [...new Set(playerAt(state, seat).drawn.slice(1))];
  decline.value = unseen.reduce((sum, special) => sum + Math.max(behind(special, true), behind(special, false)), 0);
  decline.value /= Math.max(1, unseen.length);
  return rated;
}

/** A private card to be taken: a cheap one of the Supreme God stands for it, which any colour serves. */
function openPrivate(state: TempleState, seat: Seat): void {
  const [top] = (state.decks.at(-1) ?? []).toSorted((a, b) => a - b);
  if (top !== undefined) playerAt(state, seat).privateCard = top;
}
