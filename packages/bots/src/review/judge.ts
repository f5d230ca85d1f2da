import { type Game, keyedChance, Match, Play, situationOf, type Transcript, type Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { type Course, luckAndPlay } from './luck.ts';
import { type Opinion, opinionFrom } from './opinion.ts';
import { lookedBack } from './second-look.ts';

/** What one seat had of a victory, and what it would have had with even luck. */
export interface EvenResult {
  readonly share: number;
  /** The share less the luck: may be below 0 and above 1, as luck may be worth more than a game. */
  readonly even: number;
}

/**
 * Every seat's result without its luck, as a bot judges the game; null where it can't tell: the game is not over, was
 * taken up again from a moment of another, or the bot has no opinion in chances to win.
 */
export function evenResults<V extends Vocabulary>(
  game: Game<V>,
  transcript: Transcript,
  bot: Bot<V>,
  budget: Budget,
): readonly EvenResult[] | null {
  const { head, entries } = transcript;
  const end = entries.at(-1);
  if (end === undefined || !('seeds' in end) || end.seeds.length !== 1) return null;
  const { match } = Match.replayFitting(game, transcript, end.seeds);
  const play = new Play(
    game,
    game.setup(head.seats, head.options, keyedChance(end.seeds[0] ?? '', game.streams.length)),
  );
  const opinions: Opinion[] = [];
  for (const [index, { seat, move }] of match.standing.entries()) {
    const { view } = situationOf(new Play(game, game.copy(play.state)), seat);
    const { ranked = [], winChance = null } = bot.decide({
      view,
      seat,
      seed: index + 1,
      budget,
      cancelled: () => false,
    });
    const inNotation = ranked.map((one) => ({ move: game.write(one.move), value: one.value }));
    const opinion = opinionFrom(index, seat, move, { winChance, ranked: inNotation });
    if (opinion !== null) opinions.push(opinion);
    const legal = play.moves(seat).find((one) => game.write(one) === move);
    if (legal === undefined) return null;
    play.make(legal, seat);
  }
  const outcome = match.over ? game.outcome(play.state) : null;
  if (outcome === null || opinions.length === 0) return null;
  const course: Course = {
    seats: head.seats,
    places: outcome.places,
    learned: match.standing.map(({ gained }) => gained),
  };
  const parts = luckAndPlay(lookedBack(opinions, course.learned), course);
  // What one is lucky by, another is not: whatever all of them seem to have had is the judge's error.
  const shared = parts.reduce((sum, { luck }) => sum + luck, 0) / head.seats;
  return parts.map(({ luck, share }) => ({ share, even: share - luck + shared }));
}
