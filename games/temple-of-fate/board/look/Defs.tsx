import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { glyphPath } from './Glyph.tsx';

/** Patterns and ornaments that all pictures of one page share; hidden, drawn once. */
export function Defs(): ReactElement {
  return (
    <svg className="tof-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="tof-pattern-fire" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 9 7 2l7 7" className="tof-pattern-line" />
        </pattern>
        <pattern id="tof-pattern-hunt" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9M4.5 0V9" className="tof-pattern-line" />
        </pattern>
        <pattern id="tof-pattern-water" width="16" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 4q4-4.6 8 0t8 0" className="tof-pattern-line" />
        </pattern>
        <pattern id="tof-pattern-fertility" width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="1.35" className="tof-pattern-dot" />
          <circle cx="7.5" cy="7.5" r="1.35" className="tof-pattern-dot" />
        </pattern>
        <pattern id="tof-pattern-supreme" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0H6V6H12M0 6V12H6" className="tof-pattern-gold" />
        </pattern>
        {COLOURS.map((colour) => (
          // A paint, not a copy (`<use>`): 60 copies would be 60 small drawings that a browser puts together with every frame.
          <pattern key={colour} id={`tof-o-${colour}`} width="1" height="1" viewBox="0 0 60 60">
            <rect x="4" y="4" width="52" height="52" rx="7" fill={`var(--tof-${colour}-d)`} />
            <rect x="4" y="4" width="52" height="49" rx="7" fill={`var(--tof-${colour})`} />
            <rect x="4" y="4" width="52" height="49" rx="7" fill={`url(#tof-pattern-${colour})`} />
            <path d="M9 5.2H51" className="tof-shine" />
            <g transform="translate(14 12) scale(.0625)">
              <path d={glyphPath(colour)} fill={`var(--tof-${colour}-d)`} opacity=".55" transform="translate(0 26)" />
              <path d={glyphPath(colour)} fill="var(--tof-glyph)" />
            </g>
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
