import {
  copyChance,
  fastChance,
  heardBy,
  imagined,
  Play,
  situationOf,
  type Viewer,
  type Vocabulary,
} from '@naos/engine';
import { demand } from '../broken.ts';
import type { Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import { sample } from '../sample.ts';
import { nameOf, viewersOf } from '../viewers.ts';
import type { Walk } from '../walk.ts';

const SAMPLES = 4;
const REPLIES = 6;

/** Everything that is sent to a viewer now, as the bytes that would travel. */
function sentTo<V extends Vocabulary>(play: Play<V>, viewer: Viewer) {
  const { view, asked, moves, facts } = situationOf(play, viewer);
  return { view: JSON.stringify(view), asked, facts, moves: moves.map((move) => play.game.write(move)) };
}

/** What a viewer can't know may not show in anything it is sent. */
function still<V extends Vocabulary>({ game, play, random }: Walk<V>, viewer: Viewer): void {
  const real = sentTo(play, viewer);
  const view: V['view'] = JSON.parse(real.view);
  for (let i = 0; i < SAMPLES; i++) {
    const other = imagined(game, view, random.next());
    const sent = sentTo(other, viewer);
    if (sent.view !== real.view) {
      const where = difference(view, JSON.parse(sent.view), 'view') ?? 'the order of its keys';
      demand(false, () => `what ${nameOf(viewer)} imagines from its view looks different to it at ${where}`);
    }
    const apart = difference({ ...real, view: 0 }, { ...sent, view: 0 }, 'sent');
    demand(apart === null, () => `something that ${nameOf(viewer)} can't know shows in what it is asked: ${apart}`);
  }
}

/** What came of one move in one imagined state: where it stands, what the viewer sees of it and what it hears. */
interface Outcome {
  readonly move: string;
  readonly state: string;
  readonly seen: string;
  readonly heard: string;
}

/**
 * Events may tell a viewer nothing that its views do not. Two outcomes that look the same to it must sound the same when
 * they came from the same move in two states that it can't tell apart, or from two moves that led one state to different
 * ones. (Two open moves that end in the very same state are no secret: they may be told.)
 */
function demandSameWords(outcomes: readonly Outcome[], before: readonly Outcome[], viewer: Viewer): void {
  for (const [i, one] of outcomes.entries()) {
    const twins = [
      ...before.filter(({ move }) => move === one.move),
      ...outcomes.slice(0, i).filter(({ state }) => state !== one.state),
    ];
    const other = twins.find(({ seen, heard }) => seen === one.seen && heard !== one.heard);
    demand(
      other === undefined,
      () => `events tell ${nameOf(viewer)} what its view does not: ${other?.heard} against ${one.heard}`,
    );
  }
}

/** Tries the move, and where it is another's also some of its other moves. Chance is held fixed: open dice are no secret. */
function moving<V extends Vocabulary>(walk: Walk<V>, turn: Turn<V>, viewer: Viewer): void {
  const { game, play, random } = walk;
  const { spec } = walk.ground;
  const view = game.view(play.state, viewer);
  const chance = fastChance(random.next(), game.streams.length);
  const text = game.write(turn.move);
  const before: Outcome[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const { state } = imagined(game, view, random.next());
    state.chance = copyChance(chance);
    const moves = new Play(game, game.copy(state)).moves(turn.seat);
    const same = moves.filter((move) => game.write(move) === text);
    const others = sample(moves, REPLIES, random);
    const outcomes = (turn.seat === viewer ? same : [...same, ...others]).map((move): Outcome => {
      const trial = new Play(game, game.copy(state), true);
      trial.make(move, turn.seat);
      const heard = heardBy(trial.told, viewer).filter(({ kind }) => !spec.passing?.includes(kind));
      return {
        move: game.write(move),
        state: JSON.stringify(trial.state),
        seen: JSON.stringify(game.view(trial.state, viewer)),
        heard: JSON.stringify(heard),
      };
    });
    demandSameWords(outcomes, before, viewer);
    before.push(...outcomes);
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const viewers = viewersOf(walk.start.seats);
  walk.each((turn) => {
    if (!walk.looks()) return;
    for (const viewer of viewers) {
      still(walk, viewer);
      moving(walk, turn, viewer);
    }
  });
  for (const viewer of viewers) still(walk, viewer);
}

/** Law 7. */
export const secrets: Law = {
  number: 7,
  title: 'what a viewer cannot know shows in no view, move, event or question sent to it',
  share: 0.5,
  costly: true,
  trial: () => ({ walk: check }),
};
