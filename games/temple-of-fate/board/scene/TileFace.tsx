import { memo, type ReactElement } from 'react';
import { colourOf } from '../../rules/content/cells.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { SPECIALS } from '../../rules/content/specials.ts';
import { stripColour, stripLength } from '../../rules/content/strips.ts';
import { TURNED } from '../../rules/content/tiles.ts';
import { glyphPath } from '../look/Glyph.tsx';
import { Ornament } from '../look/Ornament.tsx';

const PLACES = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
] as const;

/** A tile as a picture. Decoration: words stand beside it. */
export const TileFace = memo(function TileFace({
  face,
  turn = 0,
}: {
  readonly face: number;
  readonly turn?: number;
}): ReactElement {
  return <Face contents={TURNED[4 * face + turn] ?? []} />;
});

/** A special tile, face up, face down, or unseen. */
export const SpecialFace = memo(function SpecialFace({
  special,
  up,
}: {
  readonly special: number;
  readonly up: boolean;
}): ReactElement {
  const tile = up ? SPECIALS[special] : undefined;
  if (tile?.effect === null) return <Face contents={[tile.content, tile.content, tile.content, tile.content]} />;
  return <Face contents={tile === undefined ? [0, 0, 0, 0] : []} glyph={tile?.effect ?? 'pyramid'} />;
});

function Face({ contents, glyph }: { readonly contents: readonly number[]; readonly glyph?: string }): ReactElement {
  return (
    <svg className="tof-face" viewBox="-2 -2 124 140" aria-hidden="true">
      <rect x="0" y="112" width="120" height="22" rx="5" fill="var(--tof-wall-2)" />
      <rect x="-0.6" y="-0.6" width="121.2" height="121.2" rx="6" fill="var(--tof-seam)" />
      <rect x="0.8" y="0.8" width="118.4" height="118.4" rx="5" fill="var(--tof-edge-2)" />
      {contents.map((content, place) => {
        const [x, y] = PLACES[place] ?? [0, 0];
        const colour = colourOf(content);
        return (
          <g key={`${x} ${y}`}>
            <rect x={x + 1.5} y={y + 1.5} width="57" height="57" rx="4" fill="var(--tof-stone-2)" />
            {colour < 0 ? (
              <path d={`M${x + 26} ${y + 30}l4-4 4 4-4 4Z`} className="tof-chisel" />
            ) : (
              <Ornament colour={COLOURS[colour]} x={x} y={y} />
            )}
          </g>
        );
      })}
      {glyph !== undefined && (
        <>
          <rect x="5" y="5" width="110" height="110" rx="5" fill="var(--tof-blocked)" />
          <g transform="translate(22 22) scale(.148)">
            <path d={glyphPath(glyph)} fill="var(--tof-effect)" />
          </g>
        </>
      )}
    </svg>
  );
}

/** A bonus ornament as a picture; minus its length for one whose colour is hidden. */
export const StripFace = memo(function StripFace({
  strip,
  upright = false,
}: {
  readonly strip: number;
  readonly upright?: boolean;
}): ReactElement {
  const length = strip < 0 ? -strip : stripLength(strip);
  const cells = Array.from({ length }, (_, place) => place);
  const box = upright ? `-2 -2 64 ${60 * length + 4}` : `-2 -2 ${60 * length + 4} 64`;
  return (
    <svg className="tof-strip" data-length={length} data-upright={upright} viewBox={box} aria-hidden="true">
      {cells.map((place) => {
        const [x, y] = upright ? [0, 60 * place] : [60 * place, 0];
        return strip < 0 ? (
          <g key={place}>
            <rect
              x={x + 3}
              y={y + 3}
              width="54"
              height="54"
              rx="7"
              fill="var(--tof-stone-1)"
              stroke="var(--tof-wall-1)"
              strokeWidth="2"
            />
            <path d={`M${x + 26} ${y + 30}l4-4 4 4-4 4Z`} className="tof-chisel" />
          </g>
        ) : (
          <Ornament key={place} colour={COLOURS[stripColour(strip)]} x={x} y={y} />
        );
      })}
    </svg>
  );
});
