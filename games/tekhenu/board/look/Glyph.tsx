import { at } from '@naos/engine';
import { memo, type ReactElement } from 'react';
import { GOODS } from '../../rules/content/goods.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export type GlyphName = keyof typeof glyphs.paths;

/** The sign of each kind of market card. */
export const KIND_GLYPH: readonly GlyphName[] = ['blessing', 'tech', 'decree'];

/** A picture that takes the colour of its text. Decoration: words stand beside it. */
export const Glyph = memo(function Glyph({
  name,
  className = '',
}: {
  readonly name: GlyphName;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={`tekhenu-glyph ${className}`} viewBox={`0 0 ${glyphs.size} ${glyphs.size}`} aria-hidden="true">
      <path fill="currentColor" d={glyphs.paths[name]} />
    </svg>
  );
});

interface GlyphAtProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** The same picture inside another one, centred at a point. */
export const GlyphAt = memo(function GlyphAt({ name, x, y, size, className = '' }: GlyphAtProps): ReactElement {
  return (
    <svg
      className={className}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox={`0 0 ${glyphs.size} ${glyphs.size}`}
      aria-hidden="true"
    >
      <path fill="currentColor" d={glyphs.paths[name]} />
    </svg>
  );
});

/** The glyph of a good and its colour. */
export function goodGlyph(good: number): GlyphName {
  return at(GOODS, good);
}

export function goodClass(good: number): string {
  return `tekhenu-r-${GOODS[good]}`;
}

/** Patterns of light, one set for the page. */
export const Patterns = memo(function Patterns(): ReactElement {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="tekhenu-p-sunny" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M8 5.5v5M5.5 8h5" className="tekhenu-pp-sunny" />
        </pattern>
        <pattern id="tekhenu-p-shaded" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" className="tekhenu-pp-shaded" />
        </pattern>
        <pattern id="tekhenu-p-dark" width="14" height="14" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="4" r=".9" className="tekhenu-pp-dark" />
          <circle cx="10" cy="11" r=".7" className="tekhenu-pp-dark" />
        </pattern>
      </defs>
    </svg>
  );
});
