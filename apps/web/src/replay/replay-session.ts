import { hears, type Seat, type Viewer, type Vocabulary } from '@naos/engine';
import { Listeners, type Scene, type SeatInfo, type Session } from '@naos/table-ui';
import { line } from '@naos/words';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import type { Film, Reel } from './reel.ts';

/** Whose eyes a replay is seen through; `'open'` follows the mover, hears everything and sees all hands. */
export type Eyes = Viewer | 'open';

/** A recorded game behind the table screen: nothing can be moved but time. */
export class ReplaySession<F extends Film = Film> implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  readonly reel: F;
  private readonly names: readonly { readonly name: string; readonly kind: SeatInfo['kind'] }[];
  private readonly listeners = new Listeners();
  private index: number;
  private seenBy: Eyes;
  private current: Scene<Vocabulary>;

  constructor(
    loaded: AnyLoadedGame,
    reel: F,
    names: readonly { name: string; kind: SeatInfo['kind'] }[],
    index: number,
    eyes: Eyes,
  ) {
    this.loaded = loaded;
    this.reel = reel;
    this.names = names;
    this.index = Math.max(0, Math.min(index, reel.last));
    this.seenBy = eyes;
    this.current = this.draw(false);
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;

  get at(): number {
    return this.index;
  }

  get eyes(): Eyes {
    return this.seenBy;
  }

  /** Goes to a moment; a single step forward shows its motion. */
  readonly go = (index: number): void => {
    const next = Math.max(0, Math.min(index, this.reel.last));
    const step = next === this.index + 1;
    this.index = next;
    this.current = this.draw(step);
    this.listeners.tell();
  };

  readonly look = (eyes: Eyes): void => {
    this.seenBy = eyes;
    this.current = this.draw(false);
    this.listeners.tell();
  };

  readonly choose = (): void => {};
  readonly undo = (): void => {};
  readonly restartTurn = (): void => {};
  readonly liftCurtain = (): void => {};
  readonly close = (): void => {};

  private draw(step: boolean): Scene<Vocabulary> {
    const { reel, index, seenBy } = this;
    const viewer: Viewer = seenBy === 'open' ? reel.mover(index) : seenBy;
    const situation = reel.situation(index, viewer);
    const told = reel.told(index);
    return {
      version: index,
      seat: viewer,
      situation: { ...situation, moves: [] },
      seats: this.names.map(({ name, kind }, seat) => seatInfo(seat, name, kind)),
      log: reel.log(index, seenBy),
      fresh: step ? told.filter((one) => seenBy === 'open' || hears(one, viewer)) : [],
      undo: null,
      curtain: null,
      notice: index === reel.last && reel.stopped ? line('fault.older-rules', reel.stopped.values) : null,
    };
  }
}

function seatInfo(seat: Seat, name: string, kind: SeatInfo['kind']): SeatInfo {
  return { seat, name, kind, thinking: false, online: true };
}

/** A whole recorded game. */
export type RecordedGame = ReplaySession<Reel>;
