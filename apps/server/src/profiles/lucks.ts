import type { EvenResult } from '@naos/bots';
import type { ProfileGame } from '@naos/protocol';
import { ratingKey } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import type { JudgedGame } from '../store/profile-rows.ts';
import { allowSecrets } from '../tables/access.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { threads } from '../threads.ts';
import type { LuckQuestion } from './luck-worker.ts';

/** Nobody's page waits for it, and whoever only passes by sets nothing to work. */
const PAUSE_MS = 2_000;
/** A game takes about a second; one that takes this long ends with its thread, and nobody can tell its luck. */
const LONGEST_MS = 60_000;
/** Games that are looked at for one visit to a page, of each kind. */
const GAMES_A_VISIT = 20;
const MOST_WAITING = 200;
/** With fewer games a range says nothing. */
const FEWEST_GAMES = 5;
const SURE = 1.96;

/** Results with luck put aside: the strongest bot goes through games once, when somebody looks at a page that shows them. */
export class Lucks {
  private readonly services: Services;
  private readonly thread = threads(new URL('./luck-worker.ts', import.meta.url));
  /** Tables whose games wait for it, in order, with whom the page was of. */
  private readonly waiting = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working = false;
  private stopped = false;

  constructor(services: Services) {
    this.services = services;
  }

  /** What is known; whatever is not is looked at behind everybody's back. */
  async of(player: string, game: string): Promise<ProfileGame['luck']> {
    const { profiles } = this.services.store;
    const { games, more } = await profiles.luck(player, game);
    if (more > 0) for (const table of await profiles.unjudged(player, game, GAMES_A_VISIT)) this.later(table, player);
    return { ...luckOf(games), more };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.thread.destroy();
  }

  private later(table: string, player: string): void {
    if (this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(table, player);
    if (this.working || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.work();
    }, PAUSE_MS);
    this.timer.unref();
  }

  private async work(): Promise<void> {
    this.working = true;
    for (const [table, player] of this.waiting) {
      if (this.stopped) break;
      try {
        await this.judge(table, player);
      } catch (problem) {
        this.services.log.warn({ table, problem: String(problem) }, 'the luck of a game is looked at another time');
      }
      this.waiting.delete(table);
    }
    this.working = false;
  }

  private async judge(table: string, player: string): Promise<void> {
    const { store } = this.services;
    const row = await store.tables.read(table);
    const doc = row === null ? null : readDoc(row.body);
    // Games that are gone have no luck any more, and neither have those that were given up.
    const results = doc?.status === 'finished' ? await this.ask(doc) : null;
    const players = doc === null ? [player] : doc.seats.map(ratingKey);
    if (this.stopped) return;
    await store.profiles.judged(table, new Map(players.map((player, seat) => [player, results?.[seat] ?? null])));
  }

  private async ask(doc: TableDoc): Promise<readonly EvenResult[] | null> {
    const { store, settings } = this.services;
    await allowSecrets(this.services, doc);
    let text = '';
    for (let from: number | null = 0; from !== null; ) {
      const page = await store.tables.file(doc.id, from);
      text += page.text;
      from = page.next;
    }
    const question: LuckQuestion = { registry: settings.registry, game: doc.game, text };
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await this.thread.run(question, { signal });
    } catch (problem) {
      if (this.stopped) throw problem;
      this.services.log.warn({ table: doc.id, problem: String(problem) }, 'nobody can tell the luck of a game');
      return null;
    }
  }
}

/** What somebody has won, and would have with even luck. */
export function luckOf(games: readonly JudgedGame[]): Omit<ProfileGame['luck'], 'more'> {
  const many = games.length;
  if (many === 0) return { games: 0, won: 0, even: 0, range: null };
  const mean = (of: (game: JudgedGame) => number): number => games.reduce((sum, game) => sum + of(game), 0) / many;
  const even = mean((game) => game.even);
  const spread = Math.sqrt((mean((game) => (game.even - even) ** 2) * many) / Math.max(1, many - 1));
  const range = many < FEWEST_GAMES ? null : (SURE * spread) / Math.sqrt(many);
  return { games: many, won: mean(({ share }) => share), even, range };
}
