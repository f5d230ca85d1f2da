import type { GameView, Seat } from '@naos/engine';
import type { Advice } from '@naos/game-module';
import type { Line } from '@naos/words';

/** A decision for the worker: the seat's view and nothing else. */
export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: number;
  /** Thinks by looks alone, so that the answer can be repeated elsewhere. */
  readonly repeatable?: boolean;
}

/** A question to one of a game's advisers: the seat's view and nothing else. */
export interface AdviceRequest {
  readonly id: number;
  readonly game: string;
  readonly adviser: string;
  readonly view: GameView;
  readonly seat: Seat;
}

/** What an adviser has found. */
export interface AdviceReply {
  readonly id: number;
  readonly advice: Advice;
}

/** Which of several moves is best, and why; moves in notation. */
export interface ReasonRequest {
  readonly id: number;
  readonly game: string;
  readonly view: GameView;
  readonly seat: Seat;
  readonly moves: readonly string[];
}

/** The best of several moves as the plan of a turn: each step in notation with what the seat sees before it. */
export interface Plan {
  /** The moves by equal looks, best first, each with the chance that it gives away against the first. */
  readonly moves: readonly { readonly move: string; readonly loss: number }[];
  readonly steps: readonly { readonly move: string; readonly view: GameView }[];
  /** The things that carry it, weightiest first. */
  readonly reasons: readonly Line[];
  /** What it gives up. */
  readonly cost: Line | null;
  /** What may be lost before the next own turn. */
  readonly fear: Line | null;
}

export interface ReasonReply {
  readonly id: number;
  readonly plan: Plan;
}

/** What has gone wrong in a turn, against a better move of its beginning; moves in notation. */
export interface PatternRequest {
  readonly id: number;
  readonly game: string;
  readonly view: GameView;
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
}

/** One of the game's patterns in words; null: none of them. */
export interface PatternReply {
  readonly id: number;
  readonly pattern: Line | null;
}

/** What the bot wants, moves in notation. */
export interface BotReply {
  readonly id: number;
  readonly move: string;
  readonly winChance: number | null;
  readonly hard: number;
  readonly ranked: readonly { readonly move: string; readonly value: number }[];
}

type Reply = BotReply | AdviceReply | ReasonReply | PatternReply;
/** A question on its way to the worker. */
export type WorkerRequest =
  | ({ readonly kind: 'decide' } & BotRequest)
  | ({ readonly kind: 'advise' } & AdviceRequest)
  | ({ readonly kind: 'explain' } & ReasonRequest)
  | ({ readonly kind: 'pattern' } & PatternRequest);

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (problem: Error) => void;
}

/** Bots think in a worker of their own, so that the page stays quick. */
export class BotDesk {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  ask(request: Omit<BotRequest, 'id'>): Promise<BotReply> {
    return this.send<BotReply>((id) => ({ ...request, kind: 'decide', id }));
  }

  async advise(request: Omit<AdviceRequest, 'id'>): Promise<Advice> {
    return (await this.send<AdviceReply>((id) => ({ ...request, kind: 'advise', id }))).advice;
  }

  /** Stops all thinking; questions under way are never answered. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  async explain(request: Omit<ReasonRequest, 'id'>): Promise<Plan> {
    return (await this.send<ReasonReply>((id) => ({ ...request, kind: 'explain', id }))).plan;
  }

  async pattern(request: Omit<PatternRequest, 'id'>): Promise<Line | null> {
    return (await this.send<PatternReply>((id) => ({ ...request, kind: 'pattern', id }))).pattern;
  }

  private send<R extends Reply>(request: (id: number) => WorkerRequest): Promise<R> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      // The worker answers a question with a reply of its kind.
      this.waiting.set(id, { resolve: (reply) => resolve(reply as R), reject });
      this.opened().postMessage(request(id));
    });
  }

  private opened(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply | { id: number; problem: string }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data);
    });
    worker.addEventListener('error', (event) => {
      for (const { reject } of this.waiting.values())
        reject(new Error(event.message || 'The bot could not be loaded.'));
      this.close();
    });
    this.worker = worker;
    return worker;
  }
}
