import { encode, PROTOCOL, type TableCard, type TablePicture } from '@naos/protocol';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { CrowdedPosition } from './crowded-positions.ts';
import { settled } from './glance.ts';

const TABLE = 'glance0000';
const BEGUN = Date.UTC(2026, 0, 2, 12);
const MINUTES = 60_000;
/** Names as long as people may choose them, beside short ones. */
const NAMES = ['Александра Константинова', 'Oleg', 'Nefertari of Abu Simbel', 'Мира', 'Sobek'];
const playerAt = (seat: number): string => `player-at-seat-${seat}`;

function cardOf({ game, rules, options, seats, situation }: CrowdedPosition, version: number, now: number): TableCard {
  const waiting = [...(situation.asked?.seats ?? [])];
  return {
    id: TABLE,
    game,
    rules,
    options,
    status: 'running',
    visibility: 'private',
    rated: false,
    botsMayBeReplaced: false,
    host: null,
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      kind: 'person',
      player: playerAt(seat),
      // By the last name the page shows which position it has drawn.
      name: seat === seats - 1 ? `${name.slice(0, 20)} ${version}` : name,
      online: true,
      left: false,
      invited: false,
      ladder: 'in time',
    })),
    silenced: [],
    clock: { kind: 'live', start: 1500, increment: 10 },
    face: {
      at: now,
      left: NAMES.slice(0, seats).map((_, seat) => (seat + 12) * MINUTES),
      running: waiting,
      paused: false,
    },
    paused: null,
    proposal: null,
    waiting,
    version,
    created: BEGUN,
    touched: BEGUN,
    commitment: null,
    outcome: null,
    rematch: null,
    closed: null,
  };
}

function pictureOf(position: CrowdedPosition, version: number): TablePicture {
  const { seat, situation, heard } = position;
  return {
    t: 'table',
    table: TABLE,
    card: cardOf(position, version, Date.now()),
    seat,
    kept: null,
    version,
    view: situation.view,
    asked: situation.asked === null ? null : { ...situation.asked, seats: [...situation.asked.seats] },
    undo: { step: version, turn: version - 1 },
    after: -1,
    beats: heard.map(({ seat: by, told }, i) => ({
      n: version - heard.length + i,
      at: BEGUN,
      kind: 'moved',
      seat: by,
      told: [...told],
    })),
    chat: [],
    links: null,
  };
}

/**
 * Stands in for the server at one table, whose page then shows whatever position it is given, one after the other and
 * without being loaded again: the site's own screen of a table online, with people, clocks, log and chat.
 */
export class StandInServer {
  private readonly page: Page;
  private socket: WebSocketRoute | null = null;
  private shown: TablePicture | null = null;
  private away = false;
  private version = 1000;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the table's page at a position, or another page of the table. */
  async open(position: CrowdedPosition, under = '/t'): Promise<void> {
    await this.page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
      this.socket = socket;
      if (this.away) return void socket.close();
      const you = { id: playerAt(0), name: NAMES[0] ?? '' };
      socket.send(encode({ t: 'hello', protocol: PROTOCOL, you, now: Date.now() }));
      socket.onMessage(() => this.shown !== null && socket.send(encode(this.shown)));
    });
    this.shown = pictureOf(position, this.version);
    await this.page.goto(`${under}/${TABLE}`);
    await this.page.locator('.stage').waitFor();
    await this.page.evaluate(() => document.fonts.ready);
    await this.settled();
  }

  /** Shows another position of the same game. */
  async show(position: CrowdedPosition): Promise<void> {
    this.version += 100;
    this.shown = pictureOf(position, this.version);
    this.socket?.send(encode(this.shown));
    await this.drawn();
  }

  /** A vote of the table: the same position with another card. */
  async propose(proposal: TableCard['proposal']): Promise<void> {
    if (this.shown === null) return;
    this.shown = { ...this.shown, card: { ...this.shown.card, proposal } };
    this.socket?.send(encode(this.shown));
    await this.settled();
  }

  /** The line breaks, and nobody answers. */
  async hangUp(): Promise<void> {
    this.away = true;
    await this.socket?.close();
    await this.settled();
  }

  /** The next call is answered. */
  pickUp(): void {
    this.away = false;
  }

  /** Everything has measured itself. */
  settled(): Promise<void> {
    return settled(this.page);
  }

  private async drawn(): Promise<void> {
    await this.page.waitForFunction(
      (mark) => document.querySelector('.table-head .note')?.textContent?.endsWith(mark),
      ` ${this.version}`,
    );
    await this.settled();
  }
}
