import type { Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';

/**
 * How raw win chances become honest ones, by the number of seats: the logit is stretched and shifted, each with a part that
 * grows with the stage of the game. Four numbers: stretch, stretch by stage, shift, shift by stage.
 */
export type Calibration = Readonly<Record<string, readonly number[]>>;

/** A win chance as it was stated, how far the game was (0 to 1), and the share of the victory that came of it. */
export interface Statement {
  readonly chance: number;
  readonly stage: number;
  readonly share: number;
}

/** How the top level's win chances are made honest: loaded by the command line alone. */
export interface Calibrator<V extends Vocabulary> {
  /** Where the calibration is kept. */
  readonly file: URL;
  /** The top level without its looks, which change no chance, and with its chances as it finds them. */
  readonly raw: () => Promise<Bot<V>>;
  /** How far the game is, from 0 to 1. */
  readonly stage: (view: V['view']) => number;
}

export const AS_IT_IS: readonly number[] = [1, 0, 0, 0];
/** A stretch below this would hardly tell good from bad. */
const LEAST_STRETCH = 0.05;
export const logitOf = (chance: number): number => Math.log(chance / (1 - chance));

/** The numbers for so many seats, or for the nearest number of seats that has some. */
function numbersFor(calibration: Calibration, seats: number): readonly number[] {
  const distance = (key: string): number => Math.abs(Number(key) - seats);
  const [nearest] = Object.entries(calibration).sort(([a], [b]) => distance(a) - distance(b));
  return nearest?.[1] ?? AS_IT_IS;
}

/** An honest chance out of a raw one. A larger one always stays larger, and certain ones stay as they are. */
function honest(
  chance: number,
  stage: number,
  [stretch = 1, later = 0, shift = 0, drift = 0]: readonly number[],
): number {
  if (chance <= 0 || chance >= 1) return chance;
  const slope = Math.max(LEAST_STRETCH, stretch + later * stage);
  return 1 / (1 + Math.exp(-(slope * logitOf(chance) + shift + drift * stage)));
}

/** The same bot with honest chances: the same moves in the same order. */
export function calibratedBot<V extends Vocabulary>(
  bot: Bot<V>,
  calibration: Calibration,
  stage: (view: V['view']) => number,
): Bot<V> {
  return {
    name: bot.name,
    decide: (question) => {
      const answer = bot.decide(question);
      const numbers = numbersFor(calibration, question.view.seats);
      const now = stage(question.view);
      const { winChance, ranked } = answer;
      return {
        ...answer,
        ...(winChance === undefined ? {} : { winChance: honest(winChance, now, numbers) }),
        ...(ranked === undefined
          ? {}
          : { ranked: ranked.map(({ move, value }) => ({ move, value: honest(value, now, numbers) })) }),
      };
    },
  };
}
