import type { Seat } from '@naos/engine';
import { botName, type Language } from '@naos/words';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { ChatRow } from '../store/chat-rows.ts';
import type { Channel } from '../store/record-rows.ts';
import { readDoc, seatOf, type TableDoc } from '../tables/doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Carriers } from './carriers.ts';
import { Confirmations } from './confirmation.ts';
import { pictureOf } from './picture.ts';
import { recapOf } from './recap.ts';
import { TalkCalls } from './talk-calls.ts';
import { type ClubOccasion, keyOf, type Notice, type Occasion, writeNotice, writeOccasion } from './text.ts';
import { type Parcel, Undelivered } from './undelivered.ts';

/** People who look at the page see their turn there; others hear of it after this long, all tables in one message. */
const DIGEST_MS = 20_000;
/** How many people are told at once: somebody's webhook that does not answer holds up few others. */
const MESSENGERS = 24;
/** A game that ended longer ago is no news: its table changed for another reason. */
const JUST_NOW_MS = 60_000;
const MOST_TOLD = 50_000;
/** A club that talks all evening calls nobody more often than this, for each of talk and votes. */
const CLUB_QUIET_MS = 30 * 60_000;
/** Talk at a table calls somebody who does not come no more often than this. */
const TALK_QUIET_MS = 8 * 3_600_000;

/** What is to be told to one person. */
interface Mail {
  /** Tables that wait for them, by id with their game. */
  readonly turns: Map<string, string>;
  /** Whatever else happened, the newest of a kind at a table. */
  readonly occasions: Map<string, Occasion>;
}

/** Tells people what happens at their tables, by every way they have asked for. Nothing that a game hides is in it. */
export class Notices {
  private readonly services: Services;
  private readonly isHere: (player: string) => boolean;
  private readonly peek: (table: string) => LiveTable | undefined;
  private readonly confirmations: Confirmations;
  private readonly carriers: Carriers;
  private readonly undelivered: Undelivered;
  private readonly mail = new Map<string, Mail>();
  /** Turns that have been told already, as `table seat version`. */
  private readonly told = new Map<string, string>();
  private readonly calls = new TalkCalls(TALK_QUIET_MS);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    services: Services,
    carriers: Carriers,
    isHere: (player: string) => boolean,
    peek: (table: string) => LiveTable | undefined = () => undefined,
  ) {
    this.services = services;
    this.carriers = carriers;
    this.isHere = isHere;
    this.peek = peek;
    this.confirmations = new Confirmations(services.secret, services.now);
    this.undelivered = new Undelivered(
      services,
      ({ channel, notice }) => carriers.carry(channel, notice),
      (parcel) => this.isNews(parcel),
    );
  }

  /** Notes whom the table waits for; `again`: seats that are reminded although they have been told. */
  look(live: LiveTable, again: readonly Seat[] = []): void {
    const { doc } = live;
    this.forgetAnswered(doc);
    if (doc.status === 'finished') this.lookAtEnd(live);
    if (doc.status !== 'running') return;
    for (const seat of doc.waiting) {
      const player = personOn(doc, seat);
      if (player === null || this.isHere(player) || live.elsewhere.has(player)) continue;
      const turn = `${live.askedSince(seat)}${again.includes(seat) ? ' again' : ''}`;
      this.lookAtNudge(doc, seat, player);
      if (this.isFirst(`${live.id} ${seat}`, turn)) this.mailOf(player).turns.set(live.id, doc.game);
    }
  }

  /** Tells somebody something else of a table, if they are not there to see it. */
  tell(player: string, occasion: Occasion): void {
    if (this.isHere(player)) return;
    this.mailOf(player).occasions.set(keyOf(occasion), occasion);
  }

  /** A message to a table by the day reaches its people where they are: the first, and no other until they have come. */
  hear({ doc, elsewhere }: LiveTable, { player: by, name, text }: ChatRow): void {
    if (doc.status !== 'running' || doc.clock.kind === 'live') return;
    for (const [seat] of doc.seats.entries()) {
      const player = personOn(doc, seat);
      if (player === null || player === by || elsewhere.has(player) || this.isHere(player)) continue;
      if (!this.calls.take(doc.id, player, this.services.now())) continue;
      this.tell(player, { what: 'message', table: doc.id, game: doc.game, by: name, text });
    }
  }

  /** Somebody was at a table: what is said there from now on is news to them. */
  seen(table: string, player: string): void {
    this.calls.seen(table, player);
  }

  /** Tells the members of a club, but for some, who want to hear of it. */
  async tellClub(club: string, but: readonly string[], occasion: Occasion): Promise<void> {
    for (const { player, notices } of await this.services.store.clubs.members(club))
      if (notices && !but.includes(player)) this.tell(player, occasion);
  }

  /** Tells those who are away what is said and wished for in their club: the first of it, then nothing for a while. */
  async tellOfClub(but: string, occasion: ClubOccasion): Promise<void> {
    const { store, now } = this.services;
    const slot = String(Math.floor(now() / CLUB_QUIET_MS));
    for (const { player, notices } of await store.clubs.members(occasion.club.id)) {
      if (!notices || player === but || this.isHere(player)) continue;
      if (this.isFirst(`${player} ${keyOf(occasion)}`, slot)) this.tell(player, occasion);
    }
  }

  /** Sends everybody what is to be told to them. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const mail = [...this.mail];
    this.mail.clear();
    const messengers = Array.from({ length: MESSENGERS }, async () => {
      for (let next = mail.pop(); next !== undefined; next = mail.pop()) await this.deliver(...next);
    });
    await Promise.all(messengers);
  }

  /** Tries again what a channel did not take. */
  retry(): Promise<void> {
    return this.undelivered.retry();
  }

  /** Asks an address whether it wants to hear from us. */
  async ask(channel: Channel, language: Language): Promise<void> {
    const { publicUrl } = this.services.settings;
    const question = publicUrl === null ? null : this.confirmations.write(channel, language, publicUrl);
    if (question === null) return;
    await this.services.store.records.channelAsked(channel.id);
    await this.carriers.carry(channel, question);
  }

  /** Takes the answer of a link; false when the link does not fit. */
  async confirm(token: string): Promise<boolean> {
    const [id = '', signature = ''] = token.split('.');
    const { records } = this.services.store;
    const channel = await records.channel(id);
    if (channel === null || !this.confirmations.fits(channel, signature)) return false;
    await records.confirmChannel(id, this.services.now());
    return true;
  }

  /** The others wait, and have said so. */
  private lookAtNudge({ id, game, nudged, seats }: TableDoc, seat: Seat, player: string): void {
    const nudge = nudged?.find((one) => one.seat === seat);
    if (nudge === undefined || this.services.now() - nudge.at > JUST_NOW_MS) return;
    if (!this.isFirst(`${id} ${seat} nudge`, String(nudge.at))) return;
    this.tell(player, { what: 'nudge', table: id, game, by: seats[nudge.by]?.name ?? '' });
  }

  /** How a game by the day ended is told to everybody who was not there. */
  private lookAtEnd({ doc, touched, id }: LiveTable): void {
    const { outcome, clock, seats } = doc;
    if (outcome === null || (clock.kind === 'live' && doc.club === undefined)) return;
    if (this.services.now() - touched > JUST_NOW_MS) return;
    if (!this.isFirst(id, 'over')) return;
    const [winner, second] = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const seatInfo = winner === undefined || second !== undefined ? undefined : seats[winner];
    const nameIn = (language: Language): string =>
      seatInfo?.kind === 'bot' && winner !== undefined ? botName(id, winner, language) : (seatInfo?.name ?? '');
    const name = seatInfo === undefined ? null : { en: nameIn('en'), ru: nameIn('ru') };
    const points = outcome.points.join(' : ');
    const occasion: Occasion = { what: 'over', table: id, game: doc.game, winner: name, points };
    const players = seats.flatMap((_, seat) => personOn(doc, seat) ?? []);
    if (clock.kind !== 'live') for (const player of players) this.tell(player, occasion);
    if (doc.club === undefined) return;
    this.tellClub(doc.club, players, occasion).catch((problem: unknown) => {
      this.services.log.warn({ problem: String(problem) }, 'a club was not told of a result');
    });
  }

  private isFirst(key: string, what: string): boolean {
    if (this.told.get(key) === what) return false;
    if (this.told.size > MOST_TOLD) this.told.clear();
    this.told.set(key, what);
    return true;
  }

  private mailOf(player: string): Mail {
    const known = this.mail.get(player) ?? { turns: new Map(), occasions: new Map() };
    this.mail.set(player, known);
    this.timer ??= setTimeout(() => void this.flush(), DIGEST_MS).unref();
    return known;
  }

  /** Who has answered in the meantime, or had it answered by an order, is not called any more. */
  private forgetAnswered(doc: TableDoc): void {
    if (this.mail.size === 0) return;
    for (const [seat, { player }] of doc.seats.entries()) {
      if (player === null || (doc.status === 'running' && doc.waiting.includes(seat))) continue;
      const mail = this.mail.get(player);
      if (mail === undefined) continue;
      mail.turns.delete(doc.id);
      mail.occasions.delete(`${doc.id} nudge`);
      if (mail.turns.size === 0 && mail.occasions.size === 0) this.mail.delete(player);
    }
  }

  private async deliver(player: string, mail: Mail): Promise<void> {
    const { services } = this;
    try {
      if (this.isHere(player) || (await services.presence.isElsewhere(player))) {
        // They were not called after all.
        for (const occasion of mail.occasions.values())
          if (occasion.what === 'message') this.seen(occasion.table, player);
        return;
      }
      const channels = await services.store.records.channels(player);
      if (channels.length === 0) return;
      const language = (await services.store.players.read(player))?.body.language ?? 'en';
      const unasked = channels.filter(({ state }) => state === 'unasked');
      await Promise.all(unasked.map((channel) => this.ask(channel, language)));
      const agreed = channels.filter(({ state }) => state === 'confirmed');
      for (const notice of await this.written(player, mail, language)) {
        const isTurn = notice.tables.length > 0 && notice.tables.every((table) => mail.turns.has(table));
        await Promise.all(agreed.map((channel) => this.send({ channel, notice, isTurn })));
      }
    } catch (problem) {
      services.log.warn({ problem: String(problem) }, 'a notice could not be sent');
    }
  }

  private async send(parcel: Parcel): Promise<void> {
    try {
      await this.undelivered.deliver(parcel);
    } catch (problem) {
      if (problem instanceof RequestRefusal && problem.code === 'slow down') return;
      const { kind } = parcel.channel;
      this.services.log.warn({ kind, problem: String(problem) }, 'a notice could not be sent; it is tried again');
    }
  }

  private async written(player: string, { turns, occasions }: Mail, language: Language): Promise<readonly Notice[]> {
    const { games, settings } = this.services;
    const title = (game: string): string => games.get(game).gameModule.title[language];
    const notices: Notice[] = [];
    // Who is told that the others wait need not be told so twice.
    for (const occasion of occasions.values()) if (occasion.what === 'nudge') turns.delete(occasion.table);
    if (turns.size > 0) {
      const titles = new Map([...turns].map(([id, game]) => [id, title(game)]));
      const [only] = turns.keys();
      const live = turns.size === 1 && only !== undefined ? this.peek(only) : undefined;
      const recap = live === undefined ? '' : await this.recap(live, player, language);
      notices.push(writeNotice(titles, language, settings.publicUrl, recap));
    }
    for (const occasion of occasions.values()) {
      notices.push(writeOccasion(occasion, title, language, settings.publicUrl));
    }
    return notices.map((notice) => ({ ...notice, ...this.picture(notice, language) }));
  }

  /** A message without what happened is better than none. */
  private async recap(live: LiveTable, player: string, language: Language): Promise<string> {
    try {
      return await recapOf(this.services.games.get(live.doc.game), live, player, language);
    } catch (problem) {
      this.services.log.warn({ table: live.id, problem: String(problem) }, 'what happened could not be put into words');
      return '';
    }
  }

  private picture({ tables: [table, more] }: Notice, language: Language): Pick<Notice, 'picture'> {
    const doc = table === undefined || more !== undefined ? undefined : this.peek(table)?.doc;
    const { secret, settings } = this.services;
    const { publicUrl } = settings;
    return doc === undefined || publicUrl === null ? {} : { picture: pictureOf(doc, language, publicUrl, secret) };
  }

  /** Whether a message that comes late still says something true: a turn may have been taken meanwhile. */
  private async isNews({ channel: { player }, notice, isTurn }: Parcel): Promise<boolean> {
    if (!isTurn) return true;
    for (const table of notice.tables) {
      const row = await this.services.store.tables.read(table);
      const doc = row === null ? null : readDoc(row.body);
      const seat = doc === null ? null : seatOf(doc, player);
      if (doc?.status === 'running' && seat !== null && doc.waiting.includes(seat)) return true;
    }
    return false;
  }
}

function personOn(doc: TableDoc, seat: Seat): string | null {
  const seatInfo = doc.seats[seat];
  return seatInfo?.kind === 'person' ? seatInfo.player : null;
}
