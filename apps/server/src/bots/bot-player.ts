import { randomInt, randomUUID } from 'node:crypto';
import type { Seat } from '@naos/engine';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { playMove } from '../tables/play-move.ts';
import type { Tables } from '../tables/tables.ts';
import { BotsBusy } from './bot-room.ts';
import type { Claim } from './fair-queue.ts';
import { Pace } from './pace.ts';

/** How long a bot waits that was sent away because too many others had questions. */
const BUSY_WAIT_MS = 5_000;

/** Whose share of the bots' threads a table uses: its host's, also where the host has gone, or its own; and from where. */
function claimOf({ network, doc: { id, host, seats } }: LiveTable): Claim {
  const withPeople = seats.some(({ kind }) => kind === 'person');
  return { owner: host ?? id, withPeople, ...(network === null ? {} : { network }) };
}

/** Plays the chairs of house bots, through the same gate as people. */
export class BotPlayer {
  private readonly services: Services;
  private readonly tables: Tables;
  /** Chairs whose bot is thinking, as `table seat`. */
  private readonly thinking = new Set<string>();
  private readonly pace: Pace;
  private stopped = false;

  constructor(services: Services, tables: Tables) {
    this.services = services;
    this.tables = tables;
    this.pace = new Pace(services);
    tables.afterChange((live) => this.look(live));
  }

  stop(): void {
    this.stopped = true;
  }

  /** Sets every bot thinking that the table waits for. */
  look(live: LiveTable): void {
    const { doc } = live;
    if (this.stopped || doc.status !== 'running' || doc.time?.since === null) return;
    for (const seat of doc.waiting) {
      const key = `${live.id} ${seat}`;
      if (doc.seats[seat]?.kind !== 'bot' || this.thinking.has(key)) continue;
      this.thinking.add(key);
      const { version } = live;
      this.turn(live.id, seat)
        .catch((problem: unknown) => {
          if (problem instanceof BotsBusy) return this.lookLater(live.id);
          const ordinary =
            problem instanceof RequestRefusal && ['stale', 'not yours', 'not now', 'not stored'].includes(problem.code);
          if (!ordinary)
            this.services.log.error({ table: live.id, seat, problem: String(problem) }, 'a bot could not move');
        })
        .then(() => {
          this.thinking.delete(key);
          // It moved, or somebody took back and moved again while it was thinking.
          const now = this.tables.peek(live.id);
          if (now !== undefined && now.version !== version) this.look(now);
        });
    }
  }

  /** The line was too long: the bot is asked again when it may have become shorter. */
  private lookLater(table: string): void {
    this.services.metrics.botPutOff();
    setTimeout(() => {
      const live = this.tables.peek(table);
      if (live !== undefined) this.look(live);
    }, BUSY_WAIT_MS).unref();
  }

  /** One decision. */
  private async turn(table: string, seat: Seat): Promise<void> {
    const { services } = this;
    const begun = performance.now();
    const live = await this.tables.open(table);
    const { match, doc } = live;
    const version = live.versionFor(seat);
    const bot = doc.seats[seat];
    if (match === null || bot?.kind !== 'bot') return;
    const situation = await services.watchdog.run(table, () => match.situation(seat));
    if (situation.moves.length === 0) return;
    let move: string;
    try {
      move = await services.bots.ask(
        {
          registry: services.settings.registry,
          game: doc.game,
          bot: bot.name,
          seat,
          view: situation.view,
          seed: randomInt(2 ** 31),
        },
        claimOf(live),
      );
      services.metrics.thought(doc.game, (performance.now() - begun) / 1000);
    } catch (problem) {
      if (problem instanceof BotsBusy) throw problem;
      // A bot that fails must not stop the game: any legal move will do.
      services.log.error(
        { table, bot: bot.name, problem: String(problem) },
        'a bot failed; a random move is played for it',
      );
      const someMove = situation.moves[randomInt(situation.moves.length)];
      if (someMove === undefined) return;
      move = match.game.write(someMove);
    }
    await this.pace.keep(live, seat, begun);
    if (this.stopped) return;
    const stillBot = (current: typeof doc): Seat | null => (current.seats[seat]?.kind === 'bot' ? seat : null);
    const others = situation.moves.map((one) => match.game.write(one)).filter((text) => text !== move);
    // Where the rules fall over a bot's move, the first other one that they carry out is taken: the game must go on.
    for (const text of [move, ...others]) {
      try {
        await playMove(services, this.tables, stillBot, { table, id: randomUUID(), version, move: text });
        return;
      } catch (problem) {
        if (!(problem instanceof RequestRefusal) || problem.code !== 'faulty move') throw problem;
      }
    }
  }
}
