import { type Faced, MIRROR, mirrorLevel, mirrorPick, resultAgainst } from '@naos/bots';
import type { NewSeat } from '@naos/protocol';
import type { Services } from '../services.ts';
import type { ResultBody } from '../store/record-rows.ts';

/** Older games say nothing about how somebody plays now. */
const GAMES_REMEMBERED = 40;
const BOT = 'bot:';

/** Order for chairs of which some may be for the mirror. */
interface Order {
  readonly game: string;
  readonly seats: readonly NewSeat[];
}

/** The same order with the level in the mirror's place that suits the player by his results against house bots here. */
export async function withMirrors<O extends Order>(services: Services, order: O, player: string): Promise<O> {
  const isMirror = (seat: NewSeat): boolean => seat.kind === 'bot' && seat.level === MIRROR;
  if (!order.seats.some(isMirror)) return order;
  const { levels } = services.games.get(order.game);
  const results = await services.store.records.resultsOf(order.game, player, GAMES_REMEMBERED);
  const scale = mirrorLevel(facedIn(results, player, levels), levels.length);
  const seats = order.seats.map((seat) =>
    isMirror(seat) ? { kind: 'bot' as const, level: levels[mirrorPick(scale, Math.random())] ?? MIRROR } : seat,
  );
  return { ...order, seats };
}

/** A player's games against house bots, oldest first: in each the strongest one counts. */
export function facedIn(results: readonly ResultBody[], player: string, levels: readonly string[]): Faced[] {
  return results.flatMap(({ players, places }) => {
    const own = players.indexOf(player);
    const bots = players
      .map((key, seat) => ({ seat, level: key.startsWith(BOT) ? levels.indexOf(key.slice(BOT.length)) : -1 }))
      .filter(({ level }) => level !== -1)
      .sort((a, b) => b.level - a.level);
    const [strongest] = bots;
    if (own === -1 || strongest === undefined) return [];
    return [{ level: strongest.level, result: resultAgainst(places, own, strongest.seat) }];
  });
}
