import { samePlain } from '@naos/engine';
import type { told } from '@naos/table-ui';
import { memo, type ReactElement, type ReactNode } from 'react';
import { BLOCKED, CONTENT, colourOf, hasPriest, isEmpty, levelOf } from '../../rules/content/cells.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { AREAS, AREAS_OF_LEVEL, PATHS, RING, SUMMIT } from '../../rules/content/geometry.ts';
import { SPECIALS } from '../../rules/content/specials.ts';
import { STRIP_PLACES } from '../../rules/content/strips.ts';
import { glyphPath } from '../look/Glyph.tsx';
import { Ornament } from '../look/Ornament.tsx';
import { PriestShape } from './Priest.tsx';
import { areaCorner, CELL, cornerIn, cornerOf, NARROW_BOX, PIT, WIDE_BOX } from './picture.ts';

/** A temple as it is drawn: what a view's player has of it. */
interface DrawnTemple {
  readonly cells: readonly number[];
  readonly laid: readonly number[];
  readonly strips: readonly number[];
}

interface PyramidProps {
  readonly temple: DrawnTemple;
  readonly seat: number;
  /** Absent: the picture is decoration, and words stand beside it. */
  readonly label?: string;
  /** What it explains of itself as a whole, with its rule. */
  readonly about?: ReturnType<typeof told>;
  readonly narrow?: boolean;
  /** A small picture: nothing inside is a target. */
  readonly small?: boolean;
  /** Cells that a considered move has changed. */
  readonly fresh?: ReadonlySet<number>;
  /** Drawn above the stones and below the priests: lit chains. */
  readonly below?: ReactNode;
  /** Drawn above everything: targets. */
  readonly children?: ReactNode;
}

/** A board and the pyramid on it, seen from above: every level is shifted up and shows its front wall. */
export function Pyramid(props: PyramidProps): ReactElement {
  const { temple, seat, label, narrow = false, small = false, fresh } = props;
  const { cells } = temple;
  const priests = cells.flatMap((cell, at) => (hasPriest(cell) ? [at] : []));
  return (
    <svg
      className="tof-pyramid"
      data-small={small}
      viewBox={narrow ? NARROW_BOX : WIDE_BOX}
      role={label === undefined ? undefined : small ? 'img' : 'group'}
      aria-label={label}
      aria-hidden={label === undefined}
      {...props.about}
    >
      <Ground narrow={narrow} />
      <Stones temple={temple} fresh={fresh} />
      {props.below}
      {priests.map((cell) => {
        const { x, y } = cornerIn(cells, cell);
        return (
          <g key={cell} className="tof-standing" data-piece={`marker-${seat}`} data-owner={seat}>
            <g transform={`translate(${x + CELL / 2} ${y + CELL / 2 - 4}) scale(1.12)`}>
              <PriestShape seat={seat} />
            </g>
          </g>
        );
      })}
      {props.children}
    </svg>
  );
}

const Ground = memo(function Ground({ narrow }: { readonly narrow: boolean }): ReactElement {
  return (
    <g>
      {!narrow && <rect x="-22" y="-20" width="524" height="538" rx="16" fill="var(--tof-wall-0)" />}
      <rect x="-22" y="-22" width="524" height="524" rx="16" fill="var(--tof-base)" />
      <rect x="-14" y="-14" width="508" height="508" rx="10" className="tof-gold-line" />
      <rect
        className="tof-pit"
        x={PIT.from}
        y={PIT.from}
        width={PIT.side}
        height={PIT.side}
        rx="3"
        fill="var(--tof-pit)"
      />
      {(AREAS_OF_LEVEL[1] ?? []).map((area) => {
        const { x, y } = cornerOf(AREAS[area]?.cells[0] ?? 0, 0);
        return <rect key={area} x={x + 4} y={y + 4} width="112" height="112" rx="6" className="tof-plot" />;
      })}
    </g>
  );
});

interface StonesProps {
  readonly temple: DrawnTemple;
  readonly fresh: ReadonlySet<number> | undefined;
}

/**
 * Ring, then tile after tile from the ground up and from the back to the front. Every view is new, but most temples in it
 * are not: those are not drawn again.
 */
const Stones = memo(
  function Stones({ temple, fresh }: StonesProps): ReactElement {
    const { cells, laid, strips } = temple;
    return (
      <g>
        {RING.map((cell) => (
          <Stone
            key={cell}
            packed={cells[cell] ?? 0}
            cell={cell}
            fresh={fresh?.has(cell) ?? false}
            path={PATHS.includes(cell)}
          />
        ))}
        <StripFrames strips={strips} cells={cells} level={0} />
        {[1, 2, 3].map((level) => (
          <g key={level}>
            {(AREAS_OF_LEVEL[level] ?? []).map((area) =>
              laid[area] === -1 ? null : (
                <Tile key={area} area={area} laid={laid[area] ?? -1} cells={cells} fresh={fresh} />
              ),
            )}
            <StripFrames strips={strips} cells={cells} level={level} />
          </g>
        ))}
      </g>
    );
  },
  (a, b) => samePlain([...(a.fresh ?? [])], [...(b.fresh ?? [])]) && samePlain(a.temple, b.temple),
);

interface TileProps {
  readonly area: number;
  readonly laid: number;
  readonly cells: readonly number[];
  readonly fresh: ReadonlySet<number> | undefined;
}

/** One tile as a block: shadow, front wall, edge, and those of its cells that are not covered. */
function Tile({ area, laid, cells, fresh }: TileProps): ReactElement {
  const { level, cells: places } = AREAS[area] ?? { level: 1, cells: [] };
  const { x, y } = areaCorner(area);
  const effect = area === SUMMIT && laid % 2 === 1 ? (SPECIALS[laid >> 1]?.effect ?? null) : null;
  return (
    <g className="tof-block">
      <rect x={x + 9} y={y + 14} width="120" height="126" rx="6" className="tof-cast" />
      <rect x={x} y={y + 112} width="120" height="24" rx="4" fill={`var(--tof-wall-${level})`} />
      <path
        d={`M${x + 20} ${y + 125}v8M${x + 40} ${y + 125}v8M${x + 80} ${y + 125}v8M${x + 100} ${y + 125}v8`}
        className="tof-joint"
      />
      <rect x={x - 0.6} y={y - 0.6} width="121.2" height="121.2" rx="5" fill="var(--tof-seam)" />
      <rect x={x + 0.8} y={y + 0.8} width="118.4" height="118.4" rx="4" fill={`var(--tof-edge-${level})`} />
      {places.map((cell) =>
        levelOf(cells[cell] ?? 0) === level ? (
          <Stone key={cell} packed={cells[cell] ?? 0} cell={cell} fresh={fresh?.has(cell) ?? false} path={false} />
        ) : null,
      )}
      {effect !== null && (
        <g transform={`translate(${x + 22} ${y + 22}) scale(.148)`}>
          <path d={glyphPath(effect)} fill="var(--tof-effect)" />
        </g>
      )}
    </g>
  );
}

interface StoneProps {
  /** What the cell shows, as a temple keeps it. */
  readonly packed: number;
  readonly cell: number;
  readonly fresh: boolean;
  readonly path: boolean;
}

/** One visible cell: bare stone with a chiselled mark, an ornament, or blocked. */
const Stone = memo(function Stone({ packed, cell, fresh, path }: StoneProps): ReactElement {
  const level = Math.max(0, levelOf(packed));
  const { x, y } = cornerOf(cell, level);
  const colour = colourOf(packed);
  const upright = cell < 8 || cell >= 56;
  return (
    <g>
      <rect x={x + 1.5} y={y + 1.5} width="57" height="57" rx="4" fill={`var(--tof-stone-${level})`} />
      {path && (
        <path
          className="tof-path"
          d={upright ? `M${x + 8} ${y + 6}v48M${x + 52} ${y + 6}v48` : `M${x + 6} ${y + 8}h48M${x + 6} ${y + 52}h48`}
        />
      )}
      {isEmpty(packed) && !path && <path d={`M${x + 26} ${y + 30}l4-4 4 4-4 4Z`} className="tof-chisel" />}
      {colour >= 0 && <Ornament colour={COLOURS[colour]} x={x} y={y} />}
      {(packed & CONTENT) === BLOCKED && (
        <rect x={x + 1.5} y={y + 1.5} width="57" height="57" rx="4" fill="var(--tof-blocked)" />
      )}
      {fresh && <rect x={x + 2.5} y={y + 2.5} width="55" height="55" rx="6" className="tof-fresh" />}
    </g>
  );
});

interface StripFramesProps {
  readonly strips: readonly number[];
  readonly cells: readonly number[];
  readonly level: number;
}

/** A light frame around each bonus ornament, as far as it is still seen. */
function StripFrames({ strips, cells, level }: StripFramesProps): ReactElement {
  return (
    <>
      {strips.map((placed) => {
        const place = STRIP_PLACES[placed >> 3] ?? [];
        const seen = place.filter(
          (cell) => levelOf(cells[cell] ?? 0) === level && colourOf(cells[cell] ?? 0) === placed % 4,
        );
        if (seen.length !== place.length) return null;
        const from = cornerOf(place[0] ?? 0, level);
        const to = cornerOf(place.at(-1) ?? 0, level);
        return (
          <rect
            key={placed}
            x={from.x + 3}
            y={from.y + 3}
            width={to.x - from.x + 54}
            height={to.y - from.y + 54}
            rx="9"
            className="tof-strip-frame"
          />
        );
      })}
    </>
  );
}
