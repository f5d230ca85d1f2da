import data from '../../components.json' with { type: 'json' };

/** The four tile and pyramid colours, in the order of the component data. */
export const COLOURS = ['ruby', 'sapphire', 'diamond', 'onyx'] as const;

/** Colour names as the rulebook has them, by language. */
export const COLOUR_NAMES: readonly { readonly en: string; readonly ru: string }[] = data.colors.list.map(
  ({ name }) => name,
);

const IDS: readonly string[] = COLOURS;

/** Index of a colour, or -1. */
export function colourIndex(id: string): number {
  return IDS.indexOf(id);
}
