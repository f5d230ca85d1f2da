import { type Line, line } from '@naos/words';
import { BASTET_PAPYRUS, STATUE_GRANITE, THOTH_PAPYRUS } from '../../rules/content/board.ts';
import { BREAD, GRANITE, LIMESTONE, PAPYRUS } from '../../rules/content/goods.ts';
import { BUILDING_SPACES } from '../../rules/content/temple.ts';
import { SLOT_OF_VALUE, TILES } from '../../rules/content/tiles.ts';
import { BASTET, HATHOR, HORUS, OSIRIS, RA, THOTH } from '../../rules/content/wheel.ts';
import type { TekhenuMove } from '../../rules/moves.ts';
import type { TekhenuView } from '../../rules/view.ts';
import { balanceAhead } from '../input/pointing.ts';

/** What a move costs and gives at once, as small figures with a good's place, or points (7). */
export interface Effects {
  readonly goods: readonly { readonly good: number; readonly n: number }[];
  readonly points: number;
  readonly happiness: number;
  readonly population: number;
  /** The coming balance after it. */
  readonly balance: number;
}

/** The difference between two views for one player. */
export function effectsBetween(before: TekhenuView, after: TekhenuView, seat: number): Effects {
  const now = before.players[seat];
  const then = after.players[seat];
  const goods = (then?.goods ?? []).map((n, good) => ({ good, n: n - (now?.goods[good] ?? 0) }));
  return {
    goods: goods.filter(({ n }) => n !== 0),
    points: (then?.vp ?? 0) - (now?.vp ?? 0),
    happiness: (then?.happiness ?? 0) - (now?.happiness ?? 0),
    population: (then?.population ?? 0) - (now?.population ?? 0),
    balance: balanceAhead(after, seat),
  };
}

/** What a god action will cost, told before its target is chosen. */
export function priceOf(
  view: TekhenuView,
  move: TekhenuMove,
  seat: number,
  value: number,
): { readonly good: number; readonly n: number } | Line | null {
  if (move.do !== 'act' && move.do !== 'extra') return null;
  const p = view.players[seat];
  switch (move.god) {
    case HORUS:
      return { good: GRANITE, n: -(STATUE_GRANITE[p?.statues ?? 0] ?? 0) };
    case RA: {
      const tile = view.raSlots[SLOT_OF_VALUE[value] ?? 0] ?? -1;
      return { good: LIMESTONE, n: -(TILES[tile]?.limestone ?? 0) };
    }
    case HATHOR: {
      const free = BUILDING_SPACES.filter(
        ({ fromPlayers }, i) => view.spaces[i] === -1 && fromPlayers <= view.players.length,
      );
      return { good: BREAD, n: -Math.min(...free.map(({ bread }) => bread)) };
    }
    case BASTET:
      return { good: PAPYRUS, n: -BASTET_PAPYRUS };
    case THOTH:
      return { good: PAPYRUS, n: -(THOTH_PAPYRUS[value] ?? 0) };
    case OSIRIS:
      return line('ui.happiness.loss');
    default:
      return null;
  }
}
