import { EmptyChoice, imagined, type Vocabulary } from '@naos/engine';
import { LawBroken } from '../broken.ts';
import type { Law } from '../law.ts';
import { sample } from '../sample.ts';
import { nameOf, viewersOf } from '../viewers.ts';
import { turnsOf, type Walk } from '../walk.ts';

/** So many moves of a position are tried, and so far is each imagined game played. */
const TRIED = 24;
const FAR = 6;

function tried(what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof EmptyChoice) throw new LawBroken(`${what}: ${error.message}`);
    throw error;
  }
}

/** Tries what could be done here, and what each viewer imagines: silently, as search does. */
function look<V extends Vocabulary>({ game, play, random, start }: Walk<V>): void {
  for (const { seat, move } of sample(turnsOf(play), TRIED, random)) {
    tried(`"${game.write(move)}" of seat ${seat}`, () => play.copy().make(move, seat));
  }
  for (const viewer of viewersOf(start.seats)) {
    const view = game.view(play.state, viewer);
    tried(`what ${nameOf(viewer)} imagines`, () => {
      const other = imagined(game, view, random.next());
      for (let i = 0; i < FAR && !other.over; i++) {
        const [turn] = sample(turnsOf(other), 1, random);
        if (turn !== undefined) other.make(turn.move, turn.seat);
      }
    });
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  tried('the game', () =>
    walk.each(() => {
      if (walk.looks()) look(walk);
    }),
  );
}

/** Beside the eleven: nothing to choose from is never passed over. */
export const choices: Law = {
  number: 14,
  title: 'no choice is empty unless it says that it may be, in silent and imagined play too',
  share: 1,
  costly: true,
  trial: () => ({ walk: check }),
};
