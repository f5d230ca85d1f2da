import components from '../../components.json' with { type: 'json' };

/** The four ornament colours in component order: fire, hunt, water, fertility. A colour is its index here. */
export const COLOURS: readonly string[] = components.colours.items.map(({ id }) => id);

/** The five gods in component order; the first four accept one colour each, the last any. A god is its index here. */
export const GODS: readonly string[] = components.gods.items.map(({ id }) => id);
export const SUPREME = GODS.indexOf('supreme');

/** `ACCEPTS[god][colour]`: whether a card of the god may be served by a chain of the colour (7.1.3). */
export const ACCEPTS: readonly (readonly boolean[])[] = components.gods.items.map(({ accepts }) =>
  COLOURS.map((colour) => accepts.includes(colour)),
);
