import { type Seat, type Situation, situationFrom, type Told, type Viewer, type Vocabulary } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import type { LogLine } from '@naos/table-ui';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import type { Film } from '../../replay/reel.ts';
import { eventsIn } from './beats.ts';
import { gameView } from './game-view.ts';

/** Moments of a running game as the server showed them to one seat. */
export class MomentsFilm implements Film {
  private readonly loaded: AnyLoadedGame;
  private readonly moments: readonly Moment[];
  private readonly known: readonly LogLine<Vocabulary>[];

  /** `log` is everything the seat has heard; each moment shows it up to itself. */
  constructor(loaded: AnyLoadedGame, moments: readonly Moment[], log: readonly LogLine<Vocabulary>[]) {
    this.loaded = loaded;
    this.moments = moments;
    this.known = log;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  situation(index: number, _viewer: Viewer): Situation<Vocabulary> {
    return situationFrom(this.loaded.game, gameView(this.moment(index).view));
  }

  told(index: number): readonly Told<Vocabulary['event']>[] {
    return eventsIn(this.moment(index).beats);
  }

  log(index: number): LogLine<Vocabulary>[] {
    const { version } = this.moment(index);
    return this.known.filter(({ n }) => n <= version);
  }

  mover(index: number): Seat {
    const beat = this.moment(index).beats.findLast(({ kind }) => kind === 'moved');
    return beat?.kind === 'moved' ? (beat.seat ?? 0) : 0;
  }

  private moment(index: number): Moment {
    const found = this.moments[Math.max(0, Math.min(index, this.last))];
    if (found === undefined) throw new RangeError('There is no moment to show.');
    return found;
  }
}
