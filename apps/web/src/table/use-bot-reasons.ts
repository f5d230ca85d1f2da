import { imagined, type Seat, type Vocabulary } from '@naos/engine';
import type { Line } from '@naos/words';
import { useEffect, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import { judging } from '../bots/judging.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { telling } from './use-counsel.ts';

/** A move that a bot has made before everybody's eyes, and what the person saw before it. */
export interface OpenMove {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  readonly view: Vocabulary['view'];
}

/** Why a bot has moved: who, what in words, and what carried it. */
export interface BotReasons {
  readonly seat: Seat;
  readonly move: Line;
  readonly reasons: readonly Line[];
}

/** Why one move was made; null where it makes no sense to somebody who can't see its hidden cards. */
async function whyMade(
  desk: BotDesk,
  { game, words }: AnyLoadedGame,
  { seat, move: text, view: seen }: OpenMove,
): Promise<BotReasons | null> {
  const guess = imagined(game, seen, 1);
  const move = guess.moves(seat).find((one) => game.write(one) === text);
  if (move === undefined) return null;
  const view = game.view(guess.state, seat);
  const shelf = await gameModuleOf(game.id)?.bots();
  const { ranked } = await desk.ask(judging(game.id, shelf?.levels, view, seat));
  const other = ranked.find((one) => one.move !== text);
  if (other === undefined) return null;
  const { moves, ...found } = await desk.explain({ game: game.id, view, seat, moves: [text, other.move] });
  const reasons = telling(found.reasons);
  // Where looks speak for another move, nothing that was seen explains this one.
  return reasons.length === 0 || moves[0]?.move !== text ? null : { seat, move: words.move(move, view), reasons };
}

/**
 * Why a bot has moved as it did, as far as the person could have known: its hidden cards are dealt anew from the person's
 * view, so no reason betrays them. The first move of its turn that has a reason speaks for the turn.
 */
export function useBotReasons(loaded: AnyLoadedGame, made: readonly OpenMove[]): BotReasons | null {
  const [known, setKnown] = useState<{ readonly of: OpenMove; readonly why: BotReasons } | null>(null);
  // A turn that goes on is told already.
  const told = known !== null && made.includes(known.of);
  useEffect(() => {
    if (told) return;
    const desk = new BotDesk();
    const ask = async (): Promise<void> => {
      for (const of of made) {
        const why = await whyMade(desk, loaded, of);
        if (why !== null) return setKnown({ of, why });
      }
    };
    // A move without a reason is a move still.
    ask().catch(() => {});
    return () => desk.close();
  }, [loaded, made, told]);
  return told ? known.why : null;
}
