import { ORACLE } from '@naos/bots/oracle';
import { lookedBack, type Opinion } from '@naos/bots/review';
import { Listeners } from '@naos/table-ui';
import { BotDesk } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { Reel } from './reel.ts';
import { costliest, opinionOn } from './review.ts';

/** How far a review has come. */
export interface Progress {
  readonly begun: boolean;
  readonly opinions: readonly Opinion[];
  /** Moves looked at, and how many there are. */
  readonly done: number;
  readonly of: number;
}

/** So many of the costliest decisions the oracle looks at once more. */
const LOOKED_TWICE = 3;

type Desk = Pick<BotDesk, 'ask' | 'close'>;

/** The strongest bot goes through a game, while somebody looks on; what it has found is kept until the page is closed. */
export class ReviewRun {
  private readonly reel: Reel;
  private readonly open: () => Desk;
  private readonly listeners = new Listeners();
  private progress: Progress;
  /** What the bot answered, before it looked back from the next decision. */
  private answers: readonly Opinion[] = [];
  private desk: Desk | null = null;
  private watching = 0;

  constructor(reel: Reel, open: () => Desk = () => new BotDesk()) {
    this.reel = reel;
    this.open = open;
    this.progress = { begun: false, opinions: [], done: 0, of: reel.last };
  }

  readonly now = (): Progress => this.progress;

  readonly subscribe = (listener: () => void): (() => void) => {
    const leave = this.listeners.subscribe(listener);
    this.watching++;
    this.goOn();
    return () => {
      leave();
      this.watching--;
      if (this.watching === 0) this.rest();
    };
  };

  readonly start = (): void => {
    if (!this.progress.begun) this.tell();
    this.goOn();
  };

  private goOn(): void {
    const { begun, done, of } = this.progress;
    if (!begun || done >= of || this.watching === 0 || this.desk !== null) return;
    this.desk = this.open();
    void this.walk(this.desk);
  }

  private rest(): void {
    this.desk?.close();
    this.desk = null;
  }

  private async walk(desk: Desk): Promise<void> {
    const shelf = await gameModuleOf(this.reel.game.id)?.bots();
    const bot = shelf?.levels.at(-1) ?? '';
    for (let { done } = this.progress; done < this.progress.of; done++) {
      const opinion = await opinionOn(this.reel, done, bot, (request) => desk.ask(request)).catch(() => null);
      if (this.desk !== desk) return;
      if (opinion !== null) this.answers = [...this.answers, opinion];
      this.tell(done + 1);
    }
    if (shelf?.besides?.includes(ORACLE) === true) await this.lookTwice(desk);
    if (this.desk === desk) this.rest();
  }

  /** The oracle takes its time for what cost most: it may see more in a move than a second of thought did. */
  private async lookTwice(desk: Desk): Promise<void> {
    for (const { index } of costliest(this.progress.opinions, LOOKED_TWICE)) {
      const opinion = await opinionOn(this.reel, index, ORACLE, (request) => desk.ask(request)).catch(() => null);
      if (this.desk !== desk) return;
      if (opinion === null) continue;
      this.answers = this.answers.map((one) => (one.index === index ? opinion : one));
      this.tell();
    }
  }

  private tell(done = this.progress.done): void {
    const opinions = lookedBack(this.answers, this.reel.learned);
    this.progress = { ...this.progress, begun: true, opinions, done };
    this.listeners.tell();
  }
}
