import { duelDay } from '@naos/bots/day';
import { DUEL_SEATS, duelDeal, duelLevel } from '@naos/bots/duel';
import { gameModuleOf } from '../games/game-modules.ts';
import { tryOf, useDuels } from '../store/duels.ts';
import { loadTable, type SavedSeat, saveTable } from '../store/tables.ts';

/** Opens the table of today's duel, or goes on at it. */
export async function beginDuel(game: string, person: string, botName: string, now = Date.now()): Promise<string> {
  const day = duelDay(now);
  const played = tryOf(useDuels.getState(), day, game);
  const id = `duel-${game}-${day}`;
  if (played !== null || loadTable(id) !== null) return played?.table ?? id;
  const gameModule = gameModuleOf(game);
  if (gameModule === null) throw new Error(`There is no game "${game}".`);
  const [rules, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const { seed, seat: own } = duelDeal(rules, day);
  const chairs = Array.from(
    { length: DUEL_SEATS },
    (_, seat): SavedSeat =>
      seat === own ? { kind: 'person', name: person } : { kind: 'bot', name: botName, level: duelLevel(shelf) },
  );
  const times = { begun: now, touched: now, moves: 0, seen: 0 };
  saveTable({
    id,
    game,
    chairs,
    seeds: [seed],
    text: '',
    outcome: null,
    yours: true,
    options: {},
    duel: day,
    ...times,
  });
  return id;
}
