import { memo, type ReactElement } from 'react';
import glyphs from './glyphs.json' with { type: 'json' };

/** Pictures by name, from an open set made for games. */
type GlyphName = keyof typeof glyphs.paths;

function isGlyph(name: string): name is GlyphName {
  return Object.hasOwn(glyphs.paths, name);
}

/** The path of a picture; nothing for a name without one. */
export function glyphPath(name: string): string {
  return isGlyph(name) ? glyphs.paths[name] : '';
}

/** A picture that takes the colour of its text. Decoration: words stand beside it. */
export const Glyph = memo(function Glyph({
  name,
  className = '',
}: {
  readonly name: string;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={`tof-glyph ${className}`} viewBox={`0 0 ${glyphs.size} ${glyphs.size}`} aria-hidden="true">
      <path fill="currentColor" d={glyphPath(name)} />
    </svg>
  );
});
