import { memo, type ReactElement } from 'react';
import { type GlyphName, GlyphShape } from './Glyph.tsx';
import glyphs from './glyphs.json' with { type: 'json' };

/** Glyphs that the board repeats; drawn once and used by reference. */
const USED: readonly GlyphName[] = ['ankh', 'lotus', 'anubis', 'eye', 'scarab', 'gate', 'walk', 'out', 'lock', 'tomb'];

/** Symbols and patterns of the board: every kind of space has its own pattern besides colour and glyph. */
export const Defs = memo(function Defs(): ReactElement {
  return (
    <defs>
      {USED.map((name) => (
        <symbol key={name} id={`aton-${name}`} viewBox={`0 0 ${glyphs.size} ${glyphs.size}`}>
          <GlyphShape name={name} />
        </symbol>
      ))}
      <symbol id="aton-priest-0" viewBox="-30 -30 60 60">
        <path className="aton-deep" d="M0-19L22 18H-22z" transform="translate(0 3)" />
        <path className="aton-rim" d="M0-19L22 18H-22z" />
        <path className="aton-body" data-seat="0" d="M0-19L22 18H-22z" />
        <g className="aton-face">
          <circle cy="-1" r="5.600" />
          <path d="M-6 8l-4 7M-2 9.500l-1 7M2 9.500l1 7M6 8l4 7" />
        </g>
      </symbol>
      <symbol id="aton-priest-1" viewBox="-30 -30 60 60">
        <circle className="aton-deep" cy="3" r="20" />
        <circle className="aton-rim" r="20" />
        <circle className="aton-body" data-seat="1" r="20" />
        <g className="aton-face">
          <path
            className="aton-plume"
            d="M-1.300 7.500V-15C-7.500-14.500-9.500-5-8 7.500zM1.300 7.500V-15C7.500-14.500 9.500-5 8 7.500zM-9 9.500h18v4.500h-18z"
          />
        </g>
      </symbol>
      <pattern id="aton-pattern-yellow" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle className="aton-dot" cx="4" cy="4" r="1.100" />
      </pattern>
      <pattern id="aton-pattern-green" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M3.500 0V7" />
      </pattern>
      <pattern id="aton-pattern-black" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 9L9 0M-2 2L2-2M7 11L11 7" />
      </pattern>
      <pattern id="aton-pattern-blue" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 6L3.500 2L7 6L10.500 2L14 6" />
      </pattern>
      <pattern id="aton-pattern-bonus" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M6 2.500L9.500 6L6 9.500L2.500 6z" />
      </pattern>
    </defs>
  );
});
