import { memo, type ReactElement } from 'react';
import type { Timing } from '../../rules/content/interventions.ts';
import glyphs from './glyphs.json' with { type: 'json' };

/** Pictures by name, from an open set made for games. */
export type GlyphName = keyof typeof glyphs.paths;

/** The sign of the time at which an intervention card is played. */
export const TIMING_GLYPH: Readonly<Record<Timing, GlyphName>> = { day: 'sun', move: 'wing', battle: 'battle' };

/** The picture of a thing that has one under its own name. */
export function glyphOf(id: string): GlyphName {
  if (!isGlyph(id)) throw new RangeError(`glyphs.json has no picture "${id}".`);
  return id;
}

const isGlyph = (id: string): id is GlyphName => Object.hasOwn(glyphs.paths, id);

/** A picture that takes the colour of its text. Decoration: words stand beside it. */
export const Glyph = memo(function Glyph({ name }: { readonly name: GlyphName }): ReactElement {
  return (
    <svg className="kemet-glyph" viewBox={`0 0 ${glyphs.size} ${glyphs.size}`} aria-hidden="true">
      <path fill="currentColor" transform={TURNED[name]} d={glyphs.paths[name]} />
    </svg>
  );
});

/** The set draws the ankh aslant; on stone it stands upright. */
const TURNED: Readonly<Partial<Record<GlyphName, string>>> = { ankh: 'rotate(45 256 256)' };

interface PlacedGlyphProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** A picture inside another picture, about a point. */
export const PlacedGlyph = memo(function PlacedGlyph({ name, x, y, size, className }: PlacedGlyphProps): ReactElement {
  const scale = size / glyphs.size;
  return (
    <path
      className={className}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale}) ${TURNED[name] ?? ''}`}
      d={glyphs.paths[name]}
    />
  );
});

/** Seats have a shape besides their colour: triangle, disc, square, rhombus, pentagon, as everywhere in the house. */
const SHAPES = [
  'M0 -27L27 20Q28 24 23 24H-23Q-28 24 -27 20Z',
  'M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25Z',
  'M-22 -22H22V22H-22Z',
  'M0 -30L27 0L0 30L-27 0Z',
  'M0 -27L27 -6L17 24H-17L-27 -6Z',
] as const;

/** A seat's sign, for drawing inside a picture. */
export function SeatShape({ seat }: { readonly seat: number }): ReactElement {
  return <path d={SHAPES[seat % SHAPES.length]} />;
}

/** A seat's sign in a line of text. */
export const SeatSign = memo(function SeatSign({ seat }: { readonly seat: number }): ReactElement {
  return (
    <svg className="kemet-sign" data-seat={seat} viewBox="-31 -31 62 62" aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  );
});

/** A cut stone in the colour of a tile or pyramid; each colour has its own pattern of facets. */
export const Gem = memo(function Gem({ colour }: { readonly colour: string }): ReactElement {
  return (
    <svg className="kemet-gem" data-colour={colour} viewBox="-12 -12 24 24" aria-hidden="true">
      <path className="kemet-gem-body" d={GEMS[colour]?.[0]} />
      <path className="kemet-gem-facet" d={GEMS[colour]?.[1]} />
    </svg>
  );
});

const GEMS: Readonly<Record<string, readonly [body: string, facets: string]>> = {
  ruby: ['M-6 -10H6L10 -6V6L6 10H-6L-10 6V-6Z', 'M-5 -5H5V5H-5ZM-5 -5L-6 -10M5 -5L6 -10M5 5L6 10M-5 5L-6 10'],
  sapphire: ['M0 -11L9 -3L6 9H-6L-9 -3Z', 'M-9 -3H9M-4 -3L0 9L4 -3L0 -11Z'],
  diamond: ['M-7 -8H7L11 -2L0 11L-11 -2Z', 'M-11 -2H11M-4 -2L0 11L4 -2L7 -8M-4 -2L-7 -8'],
  onyx: ['M0 -11L11 0L0 11L-11 0Z', 'M0 -5L5 0L0 5L-5 0Z'],
};
