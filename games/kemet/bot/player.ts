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
import { type Kemet, kemet } from '../rules/index.ts';
import type { KemetState } from '../rules/state.ts';
import { battleOf } from '../rules/view.ts';
import { settled } from './battle.ts';
import { decideCouncil } from './council.ts';
import { worthTrying } from './prune.ts';
import { leadingFame } from './stage.ts';

/** Looks at what follows the best rows: as many as the budget pays for, from the fame on that somebody has. */
export type Looking = Omit<Closer, 'looks'> & { readonly cost: number; readonly from: number };

/** How a bot of this game plays: what it knows and what it forgets. */
interface Style {
  /** Takes open battles too. */
  readonly evaluate: Evaluate<Kemet>;
  /** Steps of the search through a turn's small moves. */
  readonly steps: number;
  /** How far beyond the own turn it looks; not at all when absent. */
  readonly beyond?: Beyond;
  /** Looks at who can hold the winning fame until their own turn, once somebody is near it. */
  readonly threats?: Closer;
  /** The same with a dial, battles in it left to chance. */
  readonly looking?: Looking;
}

/** From this fame on somebody may have nine by the own next turn. */
const NEAR = 7;

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<Kemet> {
  return { name, decide: (question) => answer(question, style) };
}

/** The turn or the night that a position belongs to. */
export function turnOf({ agenda, round, lap, phase }: KemetState): string {
  const turn = agenda.find((task) => task.do === 'turn');
  return `${phase} ${round} ${lap} ${turn?.do === 'turn' ? turn.seat : ''}`;
}

/** The same, with battles apart. */
export function momentOf(state: KemetState): string {
  const battle = battleOf(state.agenda);
  return battle === null ? turnOf(state) : `battle ${battle.area} ${state.round} ${state.lap}`;
}

function answer(question: Question<Kemet>, { evaluate, steps, beyond, threats, looking }: Style): Answer<Kemet> {
  const { view, seat, seed } = question;
  const play = imagined(kemet, view, seed);
  const moves = play.moves(seat);
  if (moves.length === 1) return onlyMove(moves);
  const council = decideCouncil(play, view, seat, seed, evaluate);
  if (council !== null) return council;
  const meter = new Meter(question);
  const rules = { evaluate, moment: momentOf, turn: turnOf, worth: worthTrying };
  const limits = { seed, steps };
  if (looking !== undefined && leadingFame(play.state) >= looking.from) {
    const closer = { ...looking, looks: dialled(question.budget, looking.cost) };
    return bestOf(searchDeeper(play, seat, { ...rules, settle: settled }, meter, limits, closer));
  }
  if (threats !== undefined && leadingFame(play.state) >= NEAR) {
    return bestOf(searchDeeper(play, seat, rules, meter, limits, threats));
  }
  if (beyond === undefined) return bestOf(searchRows(play, seat, rules, meter, limits).ranked);
  return bestOf(searchAnswers(play, seat, rules, meter, limits, beyond));
}
