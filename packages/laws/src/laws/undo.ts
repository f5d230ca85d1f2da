import {
  EVERYBODY,
  isRefusal,
  Match,
  Play,
  type Proposal,
  type Refusal,
  type Viewer,
  type Vocabulary,
} from '@naos/engine';
import { demand, LawBroken } from '../broken.ts';
import type { Turn } from '../ground.ts';
import { gainOf } from '../information.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import { nameOf, viewersOf } from '../viewers.ts';
import type { Walk } from '../walk.ts';

/** A kind of move that always closes undo is blamed only after so many looks that all found nothing learned. */
const ENOUGH_LOOKS = 8;

interface Tally {
  closed: number;
  learned: number;
}

function accepted<V extends Vocabulary>(answer: Proposal<V> | Refusal, what: string): Proposal<V> {
  if (isRefusal(answer)) throw new LawBroken(`${what} is refused (${answer.refused})`);
  return answer;
}

/** Taking a move back and making it again leads through the very same states. */
function backAndForth<V extends Vocabulary>(
  match: Match<V>,
  { seat }: Turn<V>,
  text: string,
  before: V['state'],
): void {
  const after = match.game.copy(match.state);
  accepted(match.undo(seat), `taking back "${text}"`);
  const undone = difference(before, match.state);
  demand(undone === null, () => `taking back "${text}" does not lead back: ${undone}`);
  accepted(match.make(seat, text), `making "${text}" again`);
  const redone = difference(after, match.state);
  demand(redone === null, () => `making "${text}" again does something else: ${redone}`);
}

/** Whether what was learned is said to have been learned by a viewer: those who watch are among everybody alone. */
function closedFor(viewer: Viewer, gainers: number): boolean {
  return viewer === null ? gainers === EVERYBODY : ((gainers >> viewer) & 1) === 1;
}

function look<V extends Vocabulary>(walk: Walk<V>, turn: Turn<V>, tallies: Map<string, Tally>): void {
  const { game, play, random } = walk;
  const text = game.write(turn.move);
  const trial = new Play(game, game.copy(play.state));
  trial.make(turn.move, turn.seat);
  const viewers = viewersOf(play.state.seats);
  const closed = viewers.filter((viewer) => closedFor(viewer, trial.gainers));
  const open = viewers.filter((viewer) => !closed.includes(viewer));
  const missed = gainOf(play, turn, trial.state, random, open);
  demand(missed === undefined, () => `"${text}" shows ${nameOf(missed ?? null)} something new, yet undo stays open`);
  if (closed.length === 0) return;
  const gainer = gainOf(play, turn, trial.state, random, closed);
  const kind = `${play.question?.step.name ?? ''}: ${turn.move.do}`;
  const tally = tallies.get(kind) ?? { closed: 0, learned: 0 };
  tallies.set(kind, tally);
  tally.closed++;
  if (gainer !== undefined) tally.learned++;
}

/** Law 9. */
export const undo: Law = {
  number: 9,
  title: 'undo then redo is the identity; undo closes exactly when some view gained information',
  share: 0.5,
  costly: true,
  trial: <V extends Vocabulary>() => {
    const tallies = new Map<string, Tally>();
    return {
      walk: (walk: Walk<V>) => {
        const { game } = walk;
        const { seats, options, seed } = walk.start;
        const match = Match.begin(game, { seats, options, seed });
        walk.each((turn) => {
          const looks = walk.looks();
          const text = game.write(turn.move);
          const before = game.copy(match.state);
          if (looks) look(walk, turn, tallies);
          accepted(match.make(turn.seat, text), `"${text}"`);
          const open = match.undoable(turn.seat).at(-1) === match.standing.at(-1)?.n;
          if (looks && open) backAndForth(match, turn, text, before);
        });
      },
      close: () => {
        for (const [kind, { closed, learned }] of tallies) {
          demand(
            closed < ENOUGH_LOOKS || learned > 0,
            () => `"${kind}" closed undo ${closed} times although no view ever gained anything`,
          );
        }
      },
    };
  },
};
