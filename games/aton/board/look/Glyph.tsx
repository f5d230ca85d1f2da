import { memo, type ReactElement } from 'react';
import type { SpaceKind } from '../../rules/content/board.ts';
import glyphs from './glyphs.json' with { type: 'json' };

/** Pictures by name: most from an open set made for games, four drawn here. */
export type GlyphName = keyof typeof glyphs.paths | 'out';

/** The picture of each kind of space. */
export const KIND_GLYPH: Readonly<Record<SpaceKind, GlyphName>> = {
  yellow: 'ankh',
  green: 'lotus',
  black: 'anubis',
  blue: 'eye',
  'bonus-1': 'scarab',
  'bonus-2': 'scarab',
};

/** The picture of each cartouche, 1 to 4. */
export const CARTOUCHE_GLYPH: readonly GlyphName[] = ['scarab', 'out', 'gate', 'walk'];

/** A picture that takes the colour of its text. Decoration: words stand beside it. */
export const Glyph = memo(function Glyph({
  name,
  className,
}: {
  readonly name: GlyphName;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={`aton-glyph ${className ?? ''}`} viewBox={`0 0 ${glyphs.size} ${glyphs.size}`} aria-hidden="true">
      <GlyphShape name={name} />
    </svg>
  );
});

/** The bare shape, for drawing inside another picture. */
export function GlyphShape({ name }: { readonly name: GlyphName }): ReactElement {
  if (name !== 'out') return <path fill="currentColor" d={glyphs.paths[name]} />;
  return (
    <g fill="none" stroke="currentColor" strokeWidth="41" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="256" cy="138" r="72" />
      <path d="M133 430c0-133 41-190 123-190s123 57 123 190z" />
      <path d="M61 451L451 82" strokeWidth="52" />
    </g>
  );
}

/** A seat's sign, filled or hollow: a triangle for Aton, a disc for Amun. */
export const SeatSign = memo(function SeatSign({
  seat,
  hollow = false,
}: {
  readonly seat: number;
  readonly hollow?: boolean;
}): ReactElement {
  return (
    <svg className="aton-sign" data-seat={seat} data-hollow={hollow} viewBox="-26 -26 52 52" aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  );
});

/** The bare sign, for drawing inside another picture. */
export function SeatShape({ seat }: { readonly seat: number }): ReactElement {
  return seat === 0 ? <path d="M0-18L20 16H-20z" strokeLinejoin="round" /> : <circle r="20.5" />;
}
