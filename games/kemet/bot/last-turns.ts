import { type Bot, loadWeights, Meter, type SpecialFigure, searchRows, shareOf } from '@naos/bots';
import { FastRandom, fastChance, Play, type Seat } from '@naos/engine';
import { wins } from '../rules/control.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { comesThrough, seeingBattles, seeingTheEnd } from './battle.ts';
import { momentOf, nothingNew } from './player.ts';
import { loadPool } from './pool.ts';
import { worthTrying } from './prune.ts';
import { topOf } from './top.ts';
import { trainer } from './training.ts';

/** Positions wanted at each table, games that are looked through for them, and the most that may be missed of them. */
const POSITIONS = 15;
const GAMES = 60;
const MUST = 0.1;
/** How long a turn is searched for rows that stop the win: far longer than any level does. */
const STEPS = 20_000;
/** Rows whose battles are tried with every card. */
const KEPT = 200;
const UNTIMED = { evaluations: 50_000, milliseconds: Number.POSITIVE_INFINITY };
const ENDLESS = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
const never = (): boolean => false;

/** Whether the seat comes through its turn, whatever becomes of it later; battles by the mean of a few pairs of cards. */
const survives = seeingBattles(seeingTheEnd(() => 1));

/** Whether the turn that begins here may lose the game at once, and some row of it certainly does not. */
function mayBeStopped(play: Play<Kemet>, seat: Seat): boolean {
  const meter = new Meter({ budget: ENDLESS, cancelled: never });
  const rules = { evaluate: survives, moment: momentOf, worth: worthTrying, nothingNew, keep: KEPT };
  const { ranked, ends } = searchRows(play.copy(), seat, rules, meter, { seed: 1, steps: STEPS });
  return ranked.some(({ value }) => value === 0) && ends.some((end) => comesThrough(end.play, seat));
}

/** Beginnings of last turns in games of a bot against itself: the next seat wins unless it is stopped, and it can be. */
function lastTurns(bot: Bot<Kemet>, seats: number, positions: number, games: number): Play<Kemet>[] {
  const random = new FastRandom(seats);
  const found: Play<Kemet>[] = [];
  for (let game = 0; game < games && found.length < positions; game++) {
    const play = new Play(kemet, kemet.setup(seats, trainer.options, fastChance(random.next(), kemet.streams.length)));
    let turn = '';
    while (!play.over && found.length < positions) {
      const { seat, state } = play;
      const begins = state.agenda.at(-1)?.do === 'turn' && momentOf(state) !== turn;
      if (begins) turn = momentOf(state);
      const threatened =
        begins &&
        Array.from({ length: seats }, (_, other) => other).some((other) => other !== seat && wins(state, other));
      if (threatened && mayBeStopped(play, seat)) found.push(play.copy());
      const question = { view: kemet.view(state, seat), seat, budget: UNTIMED, seed: random.next(), cancelled: never };
      play.make(bot.decide(question).move, seat);
    }
  }
  return found;
}

/** Whether a bot, at every seat, comes through the last turn that begins here. */
function stops(bot: Bot<Kemet>, lastTurn: Play<Kemet>, seed: number): boolean {
  const play = lastTurn.copy();
  const { seat: own } = play;
  const random = new FastRandom(seed);
  const isOn = (): boolean => play.state.agenda.some((task) => task.do === 'turn' && task.seat === own);
  while (!play.over && isOn()) {
    const { seat, state } = play;
    const question = { view: kemet.view(state, seat), seat, budget: UNTIMED, seed: random.next(), cancelled: never };
    play.make(bot.decide(question).move, seat);
  }
  return !play.over || shareOf(kemet.outcome(play.state), own) > 0;
}

/** How many wins the top level lets happen that it could stop on the last possible turn. */
export async function figures(): Promise<readonly SpecialFigure[]> {
  const player = (await loadPool()).bots.find(({ name }) => name === 'linear');
  if (player === undefined) throw new RangeError('The pool has no "linear".');
  const top = topOf(await loadWeights(trainer.file));
  const all = [2, 3, 4, 5].flatMap((seats) => lastTurns(player, seats, POSITIONS, GAMES));
  const missed = all.filter((one, i) => !stops(top, one, i + 1)).length;
  const goal = 'wins on the last turn that could be stopped and were not, as a share';
  return [{ goal, must: MUST, measured: missed / all.length, samples: all.length }];
}
