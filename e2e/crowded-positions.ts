import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  completeOptions,
  FastRandom,
  fastChance,
  type Game,
  hears,
  KINDS,
  Play,
  type Situation,
  situationOf,
  type Told,
  type Vocabulary,
} from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { gameModuleOf } from '@naos/registry';

/** A question at its most crowded, as the seat that is asked sees it. */
export interface CrowdedPosition {
  readonly game: string;
  readonly rules: string;
  /** Task and choice of the game, such as `turn: draft`. */
  readonly question: string;
  readonly seats: number;
  /** The seat that is asked and looks. */
  readonly seat: number;
  readonly options: Vocabulary['options'];
  readonly situation: Situation<Vocabulary>;
  readonly answers: number;
  /** What the moves before it have told the seat, the last ones last. */
  readonly heard: readonly { readonly seat: number; readonly told: readonly Told<Vocabulary['event']>[] }[];
}

/** So many crowded positions are played on from, for every number of seats; and a game of each variant from its first move. */
const STARTS = 240;
/** So many moves are made from each: turns, nights and scorings lie closer together than that. */
const MOVES = 90;
/** So many of the last moves are told in the log. */
const TOLD = 12;

type Rules = Game<Vocabulary>;
type Spec = LawSpec<Vocabulary>;

async function specOf(game: string): Promise<Spec> {
  const path = join(import.meta.dirname, '../games', game, 'tests/law-spec.ts');
  // The module was found by its name: that it holds the game's own spec is the game's promise.
  const { lawSpec }: { readonly lawSpec: Spec } = await import(pathToFileURL(path).href);
  return lawSpec;
}

/** The standard game, and a fourth as often each variant that the game's own laws are tried with, and everything on. */
function variantsOf(rules: Rules, { options = [] }: Spec): readonly Vocabulary['options'][] {
  const standard = completeOptions(rules, {});
  return [...options, everythingOn(rules)].flatMap((one) => [
    standard,
    standard,
    standard,
    completeOptions(rules, one),
  ]);
}

const everythingOn = (rules: Rules): Vocabulary['options'] =>
  completeOptions(
    rules,
    Object.fromEntries(rules.options.flatMap((row) => (row.kind === 'flag' ? [[row.key, true]] : []))),
  );

/** Every question that a game can ask, by task and choice. */
export async function questionsOf(game: string): Promise<readonly string[]> {
  const rules = await rulesOf(game);
  return Object.entries(rules.procedures).flatMap(([task, steps]) =>
    steps.filter(({ kind }) => kind !== KINDS.rule).map(({ name }) => `${task}: ${name}`),
  );
}

async function rulesOf(game: string): Promise<Rules> {
  const rules = await gameModuleOf(game)?.rules();
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  return rules;
}

/** Of every question and number of seats the position with most answers, of those met on walks from crowded positions. */
export async function crowdedPositions(game: string, wanted?: number): Promise<readonly CrowdedPosition[]> {
  const rules = await rulesOf(game);
  const spec = await specOf(game);
  const { crowded: crowd } = spec;
  if (crowd === undefined) throw new Error(`${game} has no crowded positions.`);
  const variants = variantsOf(rules, spec);
  const found: CrowdedPosition[] = [];
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
    if (wanted !== undefined && seats !== wanted) continue;
    const best = new Map<string, CrowdedPosition>();
    const random = new FastRandom(seats * 7919);
    for (let n = 0; n < STARTS + variants.length; n++) {
      const options = variants[n % variants.length] ?? {};
      // What is asked at a game's beginning alone no crowded position leads to.
      const state =
        n < STARTS
          ? crowd(seats, options, random)
          : rules.setup(seats, options, fastChance(random.next(), rules.streams.length));
      walk(new Play(rules, state, true), options, random, best);
    }
    found.push(...best.values());
  }
  return found;
}

/** Plays on at random and keeps the positions that are more crowded than those known. */
function walk(
  play: Play<Vocabulary>,
  options: Vocabulary['options'],
  random: FastRandom,
  best: Map<string, CrowdedPosition>,
): void {
  const { game: rules } = play;
  const told: { seat: number; from: number }[] = [];
  for (let n = 0; n < MOVES && !play.over; n++) {
    const asked = play.seats();
    const seat = asked[random.below(asked.length)] ?? 0;
    const moves = play.moves(seat);
    const { question } = play;
    const key = question === null ? '' : `${question.task.do}: ${question.step.name}`;
    if (moves.length > (best.get(key)?.answers ?? 0)) {
      best.set(key, {
        game: rules.id,
        rules: rules.version,
        question: key,
        seats: play.state.seats,
        seat,
        options,
        situation: structuredClone(situationOf(play, seat)),
        answers: moves.length,
        heard: told.slice(-TOLD).map(({ seat: by, from }, i, all) => ({
          seat: by,
          told: play.told.slice(from, all[i + 1]?.from).filter((one) => hears(one, seat)),
        })),
      });
    }
    told.push({ seat, from: play.told.length });
    const move = moves[random.below(moves.length)];
    if (move === undefined) return;
    play.make(move, seat);
  }
}
