import type { LastGame, Profile, ProfileGame } from '@naos/protocol';
import type { Players } from '../players/players.ts';
import { shownRating } from '../ratings/ratings.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Habit } from '../store/profile-rows.ts';
import { rankOf } from '../store/record-rows.ts';
import type { Lucks } from './lucks.ts';

const LAST_GAMES = 8;
const HABITS_SHOWN = 5;
/** With fewer games an average says nothing. */
const FEWEST_GAMES = 3;
/** A level whose rating is less certain is no mark to measure oneself by. */
const LEVEL_KNOWN_TO = 100;

/** Who sees a page: its owner decides; until then guests keep theirs, who may not even know that they have one. */
export function shownTo({ body }: Pick<PlayerRow, 'body'>): 'public' | 'private' {
  return body.profile ?? (body.account === true || body.owner !== undefined ? 'public' : 'private');
}

/** Everybody's own page, read from what is kept when games end. */
export class Profiles {
  private readonly services: Services;
  private readonly players: Players;
  private readonly lucks: Pick<Lucks, 'of'>;

  constructor(services: Services, players: Players, lucks: Pick<Lucks, 'of'>) {
    this.services = services;
    this.players = players;
    this.lucks = lucks;
  }

  async of(id: string, asker: string | null): Promise<Profile> {
    const { store, games } = this.services;
    const player = await this.players.read(id);
    if (player === null) throw new RequestRefusal('no table', 'There is no such player, or they have been deleted.');
    const isMe = id === asker;
    const shown = shownTo(player);
    const isOpen = isMe || shown === 'public';
    const record = await store.profiles.record(id, asker ?? '');
    const follows = asker === null || isMe ? [] : await store.profiles.follows(asker);
    const counts = isOpen ? await store.profiles.counts(id) : new Map<string, number>();
    const shownGames = isOpen ? games.cards().map(({ id: game }) => game) : [];
    return {
      id,
      name: player.name,
      since: player.created,
      isGuest: player.body.account !== true && player.body.owner === undefined,
      isMe,
      shown,
      followed: follows.some((one) => one.id === id),
      games: await Promise.all(shownGames.map((game) => this.game(id, game, counts.get(game) ?? 0, record))),
      last: isOpen ? await this.last(id, isMe) : [],
      between: asker === null || isMe ? null : await this.between(id, asker, record),
    };
  }

  private async game(
    id: string,
    game: string,
    played: number,
    record: Awaited<ReturnType<Services['store']['profiles']['record']>>,
  ): Promise<ProfileGame> {
    const { store, games } = this.services;
    const { levels } = games.get(game);
    const own = record.filter((row) => row.game === game && (row.rival === 'people' || row.rival.startsWith('bot:')));
    const bots = levels.map((level) => `bot:${level}`);
    const ratings = await store.records.ratingsOf(game, [id, ...bots]);
    const mine = ratings.find((entry) => entry.player === id);
    const standing = mine === undefined ? null : await store.profiles.standing(game, rankOf(mine.mu));
    // Bots have ratings too, and are no players here.
    const rivals = ratings.filter(({ player }) => player !== id);
    const under = mine === undefined ? [] : rivals.filter(({ mu }) => rankOf(mu) < rankOf(mine.mu));
    const lower = (standing?.lower ?? 0) - under.length;
    const others = Math.max(0, (standing?.rated ?? 1) - 1 - rivals.length);
    const steps = mine === undefined ? [] : await store.profiles.steps(id, game, mine.games);
    return {
      game,
      played,
      rating:
        mine === undefined
          ? null
          : {
              ...shownRating(mine),
              games: mine.games,
              better: Math.round((100 * lower) / Math.max(1, others)),
              lower,
              others,
            },
      history: steps.map(({ at, mu, sigma }) => ({ at, ...shownRating({ mu, sigma }) })),
      levels: bots.flatMap((bot, place) => {
        const entry = ratings.find(({ player }) => player === bot);
        if (entry === undefined || shownRating(entry).spread > LEVEL_KNOWN_TO) return [];
        return [{ level: levels[place] ?? '', rating: shownRating(entry).rating }];
      }),
      record: own.map(({ rival, won, drew, lost }) => ({
        against: rival === 'people' ? rival : rival.slice('bot:'.length),
        won,
        drew,
        lost,
      })),
      habits:
        played < FEWEST_GAMES
          ? []
          : habitsOf(await store.profiles.habits(id, game), await store.profiles.allHabits(game)),
      luck: await this.lucks.of(id, game),
    };
  }

  private async last(id: string, isMe: boolean): Promise<LastGame[]> {
    const { store } = this.services;
    const rows = await store.profiles.last(id, LAST_GAMES, isMe);
    const bodies = await store.records.resultBodies(rows.map(({ table }) => table));
    const ids = [...bodies.values()].flatMap(({ players }) => players).filter((key) => !key.startsWith('bot:'));
    const names = await store.players.names([...new Set(ids)]);
    return rows.flatMap(({ table, game, ended, place }) => {
      const body = bodies.get(table);
      if (body === undefined) return [];
      const own = body.players.indexOf(id);
      const rivals = body.players.filter((_, seat) => seat !== own);
      return [
        {
          table,
          game,
          ended,
          place,
          shared: body.places.filter((one) => one === place).length > 1,
          seats: body.players.length,
          points: [...body.points.filter((_, seat) => seat === own), ...body.points.filter((_, seat) => seat !== own)],
          rivals: rivals.map((key) => (key.startsWith('bot:') ? key.slice('bot:'.length) : (names.get(key) ?? '—'))),
        },
      ];
    });
  }

  private async between(
    id: string,
    asker: string,
    record: Awaited<ReturnType<Services['store']['profiles']['record']>>,
  ): Promise<Profile['between']> {
    const met = record.filter(({ rival }) => rival === asker);
    if (met.length === 0) return null;
    // As I see it: what they won I lost.
    const games = met.map(({ game, won, drew, lost }) => ({ game, won: lost, drew, lost: won }));
    return { table: await this.services.store.profiles.common(asker, id), games };
  }
}

/** The figures in which somebody differs most from everybody. */
function habitsOf(own: readonly Habit[], all: readonly Habit[]): ProfileGame['habits'] {
  const rows = own.flatMap(({ name, sum, games }) => {
    const key = JSON.stringify(name);
    const every = all.find((one) => JSON.stringify(one.name) === key);
    if (every === undefined || every.sum === 0) return [];
    return [{ name, own: sum / games, all: every.sum / every.games, games }];
  });
  const apart = (row: { own: number; all: number }): number => Math.abs(row.own - row.all) / Math.max(1, row.all);
  return rows.toSorted((a, b) => apart(b) - apart(a)).slice(0, HABITS_SHOWN);
}
