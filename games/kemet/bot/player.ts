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
import { imagined, type Seat } from '@naos/engine';
import { wins } from '../rules/control.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import type { KemetState } from '../rules/state.ts';
import { battleOf } from '../rules/view.ts';
import { settled } from './battle.ts';
import { decideCouncil } from './council.ts';
import { walkedForNothing, worthTrying, worthTryingDirectly } from './prune.ts';
import { leadingFame } from './stage.ts';

/** Looks at what follows the best rows: so many, or as many as the budget pays for. */
export type Looking = Closer | (Omit<Closer, 'looks'> & { readonly cost: number });

/** How a bot of this game plays: what it knows and what it forgets. */
interface Style {
  /** Takes open battles too. */
  readonly evaluate: Evaluate<Kemet>;
  /** The same for turns in which another may win at the start of the next: it sees whether he does. */
  readonly evaluateEnd?: Evaluate<Kemet>;
  /** Steps of the search through a turn's small moves. */
  readonly steps: number;
  /** Never walks before a teleport that needs no walk. Those that look ahead never do. */
  readonly direct?: boolean;
  /** How far beyond the own turn it looks; not at all when absent. */
  readonly beyond?: Beyond;
  /** Looks at who can hold the winning fame until their own turn, once somebody is near it. */
  readonly threats?: Closer;
  /** Looks at what follows its rows at any time, battles in them left to chance. */
  readonly looking?: Looking;
}

/** From this fame on somebody may have nine by the own next turn. */
const NEAR = 7;

/** So much longer a turn is searched when another would win at the start of the own turn: few rows may stop it. */
const THOROUGH = 16;

function isThreatened(state: KemetState, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) if (other !== seat && wins(state, other)) return true;
  return false;
}

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<Kemet> {
  return { name, decide: (question) => answer(question, style) };
}

/** The turn or the night that a position belongs to. */
export function turnOf({ agenda, round, lap, phase }: KemetState): string {
  const turn = agenda.find((task) => task.do === 'turn');
  return `${phase} ${round} ${lap} ${turn?.do === 'turn' ? turn.seat : ''}`;
}

/** Whether no card was drawn: one that is shown is no news to its owner. */
export const nothingNew = (before: KemetState, now: KemetState): boolean => before.deck.length === now.deck.length;

/** The same, with battles apart. */
export function momentOf(state: KemetState): string {
  const battle = battleOf(state.agenda);
  return battle === null ? turnOf(state) : `battle ${battle.area} ${state.round} ${state.lap}`;
}

function answer(
  question: Question<Kemet>,
  { evaluate, evaluateEnd, steps, direct = false, beyond, threats, looking }: Style,
): Answer<Kemet> {
  const { view, seat, seed } = question;
  const play = imagined(kemet, view, seed);
  const moves = play.moves(seat);
  if (moves.length === 1) return onlyMove(moves);
  const seeing = evaluateEnd !== undefined && isThreatened(play.state, seat) ? evaluateEnd : evaluate;
  const council = decideCouncil(play, view, seat, seed, seeing);
  if (council !== null) return council;
  const meter = new Meter(question);
  const straight = direct || looking !== undefined;
  const worth = straight ? worthTryingDirectly : worthTrying;
  const rules = { evaluate, moment: momentOf, turn: turnOf, worth };
  const limits = { seed, steps };
  if (looking !== undefined) {
    const looks = 'cost' in looking ? dialled(question.budget, looking.cost) : looking.looks;
    const closer = { ...looking, looks };
    const ahead = { ...rules, evaluate: seeing, settle: settled, nothingNew };
    const thorough = seeing === evaluate ? limits : { seed, steps: THOROUGH * steps };
    return bestOf(searchDeeper(play, seat, ahead, meter, thorough, closer));
  }
  if (threats !== undefined && leadingFame(play.state) >= NEAR) {
    return bestOf(searchDeeper(play, seat, rules, meter, limits, threats));
  }
  if (beyond === undefined) {
    const { ranked } = searchRows(play, seat, rules, meter, limits);
    // Somebody who misjudges what was left out would still take it now and then.
    const open =
      straight && walkedForNothing(play.state, seat) ? ranked.filter(({ move }) => move.do !== 'teleport') : [];
    return bestOf(open.length > 0 ? open : ranked);
  }
  return bestOf(searchAnswers(play, seat, rules, meter, limits, beyond));
}
