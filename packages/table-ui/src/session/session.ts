import type { Game, Seat, Situation, Told, Vocabulary } from '@naos/engine';
import type { GameWords, Line } from '@naos/words';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameBoard, SeatInfo } from '../board.ts';
import { withFrame } from './frame.ts';
import type { LogLine } from './log.ts';

/** A game's parts, loaded: what every table screen needs. Without a `board` the table is played in text mode. */
export interface LoadedGame<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly words: GameWords<V>;
  readonly board: GameBoard<V> | null;
}

/** A table at one moment, as the person in front of the page may see it. */
export interface Scene<V extends Vocabulary> {
  /** Rises with every change. */
  readonly version: number;
  /** The seat that looks and moves here, or null for a spectator. */
  readonly seat: Seat | null;
  readonly situation: Situation<V>;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogLine<V>[];
  /** Events since the scene before, for motion; empty when the picture jumps. */
  readonly fresh: readonly Told<V['event']>[];
  /** Whether the seat may take back its last move, and more than one; null where nothing ever can be (a replay). */
  readonly undo: { readonly step: boolean; readonly turn: boolean } | null;
  /** Hot seat: the seat that the device must be handed to before anything is shown. */
  readonly curtain: Seat | null;
  /** The people at the table have agreed on a pause: nobody is asked until it is over. */
  readonly paused?: boolean;
  /** An answer of this seat is on its way to the server. */
  readonly sent?: boolean;
  /** Something the person should know: the connection is lost, a move was refused, the storage is full. */
  readonly notice: Line | null;
  /** How it ended where the rules know no outcome: somebody gave up, the table was closed. */
  readonly ended?: Line | null;
}

/** A table behind the screen: a game in this page, on a server, a recorded one, or a lesson. The screen knows no other difference. */
export interface Session<V extends Vocabulary> {
  readonly loaded: LoadedGame<V>;
  readonly scene: () => Scene<V>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (move: V['move']) => void;
  readonly undo: () => void;
  readonly restartTurn: () => void;
  /** The person has taken the device over. */
  readonly liftCurtain: () => void;
  /** Stops clocks, workers and connections. */
  readonly close: () => void;
}

/** The session's scene, drawn anew whenever it changes. */
export function useScene<V extends Vocabulary>(session: Session<V>): Scene<V> {
  return useSyncExternalStore(session.subscribe, session.scene);
}

/** The same for what stands around a table: it follows once the picture of the position has been painted. */
export function useSceneLater<V extends Vocabulary>(session: Session<V>): Scene<V> {
  const [seen, see] = useState({ session, scene: session.scene() });
  useEffect(() => {
    const follow = (): void => {
      const now = { session, scene: session.scene() };
      startTransition(() => see((before) => (before.scene === now.scene && before.session === session ? before : now)));
    };
    follow();
    return session.subscribe(follow);
  }, [session]);
  return seen.session === session ? seen.scene : session.scene();
}

/** Listeners of a session; every driver has one. */
export class Listeners {
  private readonly all = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  tell(): void {
    for (const listener of [...this.all]) listener();
  }

  /** Tells with the next frame: what led to the change has been answered, and all of it is drawn once. */
  tellWithFrame(): void {
    withFrame(() => this.tell());
  }
}
