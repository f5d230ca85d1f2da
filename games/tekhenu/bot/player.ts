import {
  type Answer,
  type Beyond,
  type Bot,
  bestOf,
  type Closer,
  dialled,
  type Evaluate,
  Meter,
  onlyMove,
  type Question,
  searchAnswers,
  searchDeeper,
  searchRows,
} from '@naos/bots';
import { imagined } from '@naos/engine';
import { type Tekhenu, type TekhenuState, tekhenu } from '../rules/index.ts';
import { worthTrying } from './prune.ts';

/** A closer look whose looks are what the budget pays for, at so many evaluations each. */
type Dialled = Omit<Closer, 'looks'> & { readonly cost: number };

/** How a bot of this game plays: what it knows and what it forgets. */
interface Style {
  readonly evaluate: Evaluate<Tekhenu>;
  /** Steps of the search through a turn's small moves. */
  readonly steps: number;
  /** How far beyond the own turn it looks: at the others' answers, or also at its own next turn; not at all when absent. */
  readonly beyond?: Beyond;
  readonly closer?: Closer | Dialled;
}

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<Tekhenu> {
  return { name, decide: (question) => answer(question, style) };
}

/** The turn, or whatever else a seat decides in one go, that a position belongs to. */
function momentOf({ agenda, round, turn }: TekhenuState): string {
  return `${round} ${turn} ${agenda[1]?.do}`;
}

function answer(question: Question<Tekhenu>, { evaluate, steps, beyond, closer }: Style): Answer<Tekhenu> {
  const { view, seat, seed } = question;
  const play = imagined(tekhenu, view, seed);
  const moves = play.moves(seat);
  if (moves.length === 1) return onlyMove(moves);
  const meter = new Meter(question);
  const rules = { evaluate, moment: momentOf, worth: worthTrying };
  const limits = { seed, steps };
  if (closer !== undefined) {
    const looks = 'cost' in closer ? dialled(question.budget, closer.cost) : closer.looks;
    return bestOf(searchDeeper(play, seat, rules, meter, limits, { ...closer, looks }));
  }
  if (beyond === undefined) return bestOf(searchRows(play, seat, rules, meter, limits).ranked);
  return bestOf(searchAnswers(play, seat, rules, meter, limits, beyond));
}
