import type { FastRandom } from '@naos/engine';
import { byCount, MOST_SLOTS_PER_GOD, START } from '../rules/content/board.ts';
import { GOLD_ROW, ROW_GOLD, rowOf } from '../rules/content/osiris.ts';
import { BUILDING_SPACES, CELLS } from '../rules/content/temple.ts';
import { TILES } from '../rules/content/tiles.ts';
import { GODS } from '../rules/content/wheel.ts';
import type { Player, TekhenuState } from '../rules/state.ts';

type Piece = 'buildings' | 'statues' | 'pillars';

/** Puts pieces on free places until a share of them is taken or somebody drawn has none left. */
function settle(
  state: TekhenuState,
  places: readonly number[],
  owners: number[],
  piece: Piece,
  random: FastRandom,
): void {
  const most = { buildings: START.buildings, statues: START.statues, pillars: START.pillars }[piece];
  const free = [...places];
  random.shuffle(free);
  // Every second area is full or nearly so.
  const count = random.below(2) === 0 ? free.length - random.below(3) : random.below(free.length + 1);
  for (const place of free.slice(0, Math.max(0, count))) {
    const owner = random.below(state.players.length);
    const p = state.players[owner];
    if (p === undefined || p[piece] >= most) continue;
    owners[place] = owner;
    p[piece]++;
  }
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Buildings, statues, tiles and pillars on the board, gold where nobody has been. */
export function loadPieces(state: TekhenuState, random: FastRandom): void {
  const count = state.players.length;
  const spaces = BUILDING_SPACES.flatMap(({ fromPlayers }, space) => (fromPlayers <= count ? [space] : []));
  settle(state, spaces, state.spaces, 'buildings', random);
  settle(state, upTo(state.osiris.length), state.osiris, 'buildings', random);
  const slots = GODS.flatMap((_, god) => upTo(byCount(count).slotsPerGod).map((i) => god * MOST_SLOTS_PER_GOD + i));
  settle(state, slots, state.godStatues, 'statues', random);
  settle(state, upTo(state.peopleStatues.length), state.peopleStatues, 'statues', random);
  state.gold = [...state.peopleStatues.map((owner) => (owner === -1 ? 1 : 0)), 0];
  if (state.osiris.every((owner, slot) => owner === -1 || rowOf(slot) !== GOLD_ROW)) state.gold[ROW_GOLD] = 1;
  settle(state, upTo(CELLS), state.pillars, 'pillars', random);
  const stack = upTo(TILES.length);
  random.shuffle(stack);
  for (const [cell, owner] of state.pillars.entries()) {
    if (owner !== -1) state.tiles[cell] = (stack.pop() ?? 0) * 4 + random.below(4);
  }
  state.raSlots = [stack.pop() ?? -1, stack.pop() ?? -1, stack.pop() ?? -1].reverse();
  state.stack = stack;
}

/** SPEC 2.7, 6.10: markers, often a step from a reward or the end, and the rewards already taken. */
export function loadMarkers(p: Player, random: FastRandom): void {
  const near = [0, 1, 4, 8, 12, 13, 15, 18, 19, 20, 21];
  const one = near[random.below(near.length)] ?? 5;
  const other = near[random.below(near.length)] ?? 2;
  p.population = Math.max(one, other);
  p.happiness = Math.min(one, other);
}
