import { oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };
import { goodOf } from './goods.ts';

/** SPEC 2.2.1: the gods clockwise; a sector has the index of its god. */
export const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const;
const GOD_NAMES: readonly string[] = GODS;
/** A god by its name, or -1. */
export function godOf(name: string): number {
  return GOD_NAMES.indexOf(name);
}

export const HORUS = 0;
export const RA = 1;
export const HATHOR = 2;
export const BASTET = 3;
export const THOTH = 4;
export const OSIRIS = 5;

export const CONDITIONS = ['sunny', 'shaded', 'dark'] as const;

/** A condition by its name. */
export function conditionNamed(name: string): number {
  return CONDITIONS.indexOf(oneOf(CONDITIONS, name));
}

export const PURITIES = ['pure', 'tainted', 'forbidden'] as const;
export const PURE = 0;
export const FORBIDDEN = 2;

export const COLOURS = ['white', 'black', 'yellow', 'brown', 'gray'] as const;
export const GRAY = 4;

/** Dice of each colour in the box. */
export const DICE_BY_COLOUR: readonly number[] = COLOURS.map(
  (colour) => data.dice.colors.find(({ id }) => id === colour)?.count ?? 0,
);

/** SPEC 4.5: dice of each colour that stay in the box with this many players. */
export function diceLeftOut(players: number): readonly number[] {
  const removed: Readonly<Record<string, number>> =
    players === 2 ? data.dice.removed['2'] : players === 3 ? data.dice.removed['3'] : {};
  return COLOURS.map((colour) => removed[colour] ?? 0);
}

/** The basic good that a colour produces, or -1 for gray. */
export const GOOD_OF_COLOUR: readonly number[] = COLOURS.map((colour) =>
  goodOf(data.dice.colors.find(({ id }) => id === colour)?.resource ?? ''),
);

const OFFSETS: readonly number[] = data.wheel.conditionByOffset.map(conditionNamed);

/** SPEC 2.2.2: condition of a sector when the first sunny one is `first`. */
export function conditionOf(first: number, sector: number): number {
  return OFFSETS[(sector - first + 6) % 6] ?? 0;
}

const PURITY: readonly number[] = COLOURS.flatMap((colour) =>
  CONDITIONS.map((condition) => PURITIES.indexOf(oneOf(PURITIES, data.purity.table[colour][condition]))),
);

/** SPEC 2.2.3: state of a die by its colour and the condition of its sector. */
export function purityOf(colour: number, condition: number): number {
  return PURITY[colour * 3 + condition] ?? FORBIDDEN;
}

/** A die as one number: colour and face. */
export function dieOf(colour: number, face: number): number {
  return colour * 6 + face - 1;
}

export function colourOf(die: number): number {
  return Math.floor(die / 6);
}

export function faceOf(die: number): number {
  return (die % 6) + 1;
}

/** A die on the wheel as one number: its sector and itself. */
export function spotOf(sector: number, die: number): number {
  return sector * 30 + die;
}

export function sectorOf(spot: number): number {
  return Math.floor(spot / 30);
}

export function dieAt(spot: number): number {
  return spot % 30;
}
