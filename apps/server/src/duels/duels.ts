import { type DuelResult, duelDay, duelDayAfter, duelDayBegins } from '@naos/bots';
import type { DuelAnswer, DuelDayCard, DuelRefusal, DuelRow, DuelStanding } from '@naos/protocol';
import { noClub } from '../clubs/door.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { DuelRoom } from './duel-room.ts';

/** A game of a day is counted until so many days after it: whoever was away with a phone comes back. */
const OPEN_DAYS = 3;
/** A device's clock may be this far ahead. */
const AHEAD_MS = 10 * 60_000;
const ROWS_SHOWN = 10;
/** Of those among whom somebody asks: friends, or a club. */
const MOST_AMONG = 50;
const LONGEST_STREAK = 1_000;
const FILES_KEPT_DAYS = 30;
const FOLLOWS = 'follows';

const TEXTS: Readonly<Record<DuelRefusal, string>> = {
  edited: 'The file is not a game as it was played: a line of it was changed. It does not count.',
  unfinished: 'The game is not over yet: play it to its end, and it is counted.',
  'other-rules': 'It was played by other rules than this server knows: reload the page. It does not count here.',
  'other-deal': 'This is not the deal of that day. It does not count.',
  'other-bot': 'The bot did not play as the duel’s bot plays: the game was edited, or the page is of another version.',
  'other-day': 'The times of its moves do not fit the day: set your device’s clock right. It does not count.',
  'too-early': 'That day has not begun here: set your device’s clock right.',
  closed: 'That day’s duel is closed: play today’s.',
  copied: 'Somebody has sent these very moves before: they count for whoever sent them first.',
  'second-try': 'Your first try at this deal has been counted; this one is for practice.',
};

const no = (why: DuelRefusal): DuelAnswer => ({ counted: false, why, text: TEXTS[why] });

/** The duels of the days: takes tries, and says how everybody fared. */
export class Duels {
  private readonly services: Services;
  private readonly room: DuelRoom;
  /** Levels that are being played through, as `day game level`. */
  private readonly playing = new Set<string>();
  /** People whose try is being checked: one after the other, so that nobody fills the line. */
  private readonly checking = new Set<string>();
  /** They are played one after the other. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(services: Services, room: DuelRoom) {
    this.services = services;
    this.room = room;
  }

  /** Takes a try: what can not be verified does not count. */
  async take(day: string, game: string, player: string, text: string): Promise<DuelAnswer> {
    const { store, games, now } = this.services;
    games.get(game);
    const begins = beginOf(day);
    if (begins > now() + AHEAD_MS) return no('too-early');
    if (closesAt(day) <= now()) return no('closed');
    if (this.checking.has(player))
      throw new RequestRefusal(
        'slow down',
        'Your last duel is still being checked: this one is sent again in a while.',
      );
    this.checking.add(player);
    const checked = await this.room.check(game, day, text, now()).finally(() => this.checking.delete(player));
    if (typeof checked === 'string') return no(checked);
    const { place, points, other, print, file } = checked;
    const row = { day, game, player, place, points, other };
    if ((await store.duels.add(row, { at: now(), print, text: file })) === 'done') {
      await store.duels.forgetFiles(duelDayAfter(day, -FILES_KEPT_DAYS));
      return { counted: true };
    }
    const like = await store.duels.like(day, game, player, print);
    const own = like.find((one) => one.player === player);
    if (own === undefined) return no('copied');
    return own.print === print ? { counted: true } : no('second-try');
  }

  /** How everybody fared on a day; `among`: the rows are of those I follow, or of a club of mine, and of me. */
  async card(day: string, player: string | null, among: string | null = null): Promise<DuelDayCard> {
    beginOf(day);
    const { store, games } = this.services;
    if (among !== null && among !== FOLLOWS && !(await store.clubs.isMember(among, player ?? ''))) throw noClub();
    const follows = new Set(player === null ? [] : (await store.profiles.follows(player)).map(({ id }) => id));
    const standing = async (game: string): Promise<DuelStanding> => {
      const all = await this.standing(day, game, player, follows);
      return among === null ? all : { ...all, ...(await this.among(day, game, player, among, follows)) };
    };
    return {
      day,
      closes: closesAt(day),
      streak: player === null ? 0 : await this.streak(day, player),
      games: await Promise.all(games.cards().map(({ id }) => standing(id))),
    };
  }

  /** Somebody's game; open to those who have played the deal themselves, and to all when the day is closed. */
  async file(day: string, game: string, player: string, asker: string | null): Promise<string> {
    const { duels } = this.services.store;
    const isOpen = closesAt(day) <= this.services.now() || asker === player;
    const played = isOpen || (asker !== null && (await duels.of(day, game, [asker])).length > 0);
    if (!played) throw because('not now', 'play-first', 'The games of the others open once you have played this deal.');
    const text = await duels.text(day, game, player);
    if (text === null) throw new RequestRefusal('no table', 'There is no such game, or its file is not kept any more.');
    return text;
  }

  /** How some people fared, and where I stand among them. */
  private async among(
    day: string,
    game: string,
    player: string | null,
    among: string,
    follows: ReadonlySet<string>,
  ): Promise<Pick<DuelStanding, 'rows' | 'among'>> {
    const { duels } = this.services.store;
    const friends = async () => (player === null ? [] : duels.of(day, game, [player, ...follows]));
    const all = await (among === FOLLOWS ? friends() : duels.ofClub(day, game, among));
    const mine = all.find((row) => row.player === player);
    const better = mine === undefined ? [] : all.filter((row) => isBetter(row, mine));
    const shown = all.filter((row, i) => i < MOST_AMONG || row === mine);
    return {
      rows: shown.map((row) => shownRow(row, follows)),
      among: { people: all.length, rank: mine === undefined ? null : better.length + 1 },
    };
  }

  private async standing(
    day: string,
    game: string,
    player: string | null,
    follows: ReadonlySet<string>,
  ): Promise<DuelStanding> {
    const { store, games } = this.services;
    const { rules, levels } = games.get(game);
    const [{ people, ahead }, best, marks] = await Promise.all([
      store.duels.sums(day, game),
      store.duels.best(day, game, ROWS_SHOWN),
      store.duels.levels(day, game),
    ]);
    const near = player === null ? [] : await store.duels.of(day, game, [player, ...follows]);
    const mine = near.find((row) => row.player === player);
    const rows = [...best, ...near.filter((row) => best.every((one) => one.player !== row.player))];
    const played = levels.flatMap((level) => marks.find((mark) => mark.level === level) ?? []);
    // Before somebody has played there is nobody to compare them with.
    const isUnfinished = people > 0 && played.length < levels.length && this.playLevels(day, game, levels);
    const all = people + played.length;
    const sum = ahead + played.reduce((total, { points, other }) => total + points - other, 0);
    return {
      game,
      rules: rules.version,
      people,
      mean: all === 0 ? null : sum / all,
      levels: played,
      ...(isUnfinished ? { unfinished: true } : {}),
      rows: rows.map((row) => shownRow(row, follows)),
      rank: mine === undefined ? null : await store.duels.rank(day, game, mine),
    };
  }

  private async streak(day: string, player: string): Promise<number> {
    const days = new Set(await this.services.store.duels.daysOf(player, duelDayAfter(day, -LONGEST_STREAK)));
    let last = days.has(day) ? day : duelDayAfter(day, -1);
    let streak = 0;
    for (; days.has(last); last = duelDayAfter(last, -1)) streak++;
    return streak;
  }

  /** Plays the levels through behind everybody's back, of days that are open alone; says whether it does. */
  private playLevels(day: string, game: string, levels: readonly string[]): boolean {
    const { store, log, now } = this.services;
    if (closesAt(day) <= now() || beginOf(day) > now()) return false;
    for (const level of levels) {
      const key = `${day} ${game} ${level}`;
      if (this.playing.has(key)) continue;
      this.playing.add(key);
      this.line = this.line
        .then(() => this.room.level(game, day, level))
        .then((result) => store.duels.addLevel(day, game, level, result))
        .catch((problem: unknown) => log.warn({ game, level, problem: String(problem) }, 'a level could not be played'))
        .finally(() => this.playing.delete(key));
    }
    return true;
  }
}

function shownRow({ player, name, place, points, other }: DuelRow, follows: ReadonlySet<string>): DuelRow {
  const row = { player, name, place, points, other };
  return follows.has(player) ? { ...row, followed: true } : row;
}

/** As ranks are read off the tallies: equal ones share a place. */
function isBetter(one: DuelResult, than: DuelResult): boolean {
  const ahead = ({ points, other }: DuelResult): number => points - other;
  return one.place < than.place || (one.place === than.place && ahead(one) > ahead(than));
}

function beginOf(day: string): number {
  const begins = duelDayBegins(day);
  if (Number.isNaN(begins)) throw new RequestRefusal('malformed', `"${day}" is no day: write it as 2026-11-16.`);
  return begins;
}

const closesAt = (day: string): number => beginOf(duelDayAfter(duelDay(beginOf(day)), OPEN_DAYS + 1));
