import Type from 'typebox';
import { exactly } from './schema.ts';

/** The outline of a crest. */
export const CREST_SHAPES = ['shield', 'disc', 'stele', 'lozenge'] as const;
export const CREST_COLOURS = ['lapis', 'malachite', 'carnelian', 'amethyst', 'ochre', 'obsidian'] as const;
/** What stands on it. */
export const CREST_SIGNS = ['sun', 'moon', 'pyramid', 'obelisk', 'wave', 'eye', 'flame', 'lotus'] as const;

export type CrestShape = (typeof CREST_SHAPES)[number];
export type CrestColour = (typeof CREST_COLOURS)[number];
export type CrestSign = (typeof CREST_SIGNS)[number];

const oneOf = <T extends string>(names: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...names] });

/** A club's crest: drawn by us, chosen by its host. */
export const Crest = exactly({
  shape: oneOf(CREST_SHAPES),
  colour: oneOf(CREST_COLOURS),
  sign: oneOf(CREST_SIGNS),
});
export type Crest = Type.Static<typeof Crest>;
