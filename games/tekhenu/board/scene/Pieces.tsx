import { memo, type ReactElement } from 'react';
import { edgeOf, TILES } from '../../rules/content/tiles.ts';
import { COLOURS, CONDITIONS, colourOf, faceOf, GOOD_OF_COLOUR } from '../../rules/content/wheel.ts';
import { GlyphAt, type GlyphName, goodGlyph } from '../look/Glyph.tsx';

interface DieProps {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A die, centred at a point: colour, face and the good it produces. */
export const Die = memo(function Die({ die, x, y, size = 32 }: DieProps): ReactElement {
  const colour = colourOf(die);
  const good = GOOD_OF_COLOUR[colour] ?? -1;
  const half = size / 2;
  return (
    <g
      className="tekhenu-die"
      data-piece={`die-${die}`}
      data-colour={COLOURS[colour]}
      transform={`translate(${x} ${y})`}
    >
      <rect className="tekhenu-shade" x={-half} y={-half + 2} width={size} height={size} rx={size * 0.2} />
      <rect className="tekhenu-face" x={-half} y={-half} width={size} height={size} rx={size * 0.2} />
      <text className="tekhenu-num" x={good === -1 ? 0 : -size * 0.17} y={size * 0.16} fontSize={size * 0.6}>
        {faceOf(die)}
      </text>
      {good !== -1 && <GlyphAt name={goodGlyph(good)} x={size * 0.23} y={size * 0.2} size={size * 0.42} />}
    </g>
  );
});

/** The sign of a forbidden die, centred at a point: on one of the die's corners. */
export const Bar = memo(function Bar({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g className="tekhenu-bar" transform={`translate(${x} ${y})`}>
      <circle r="6.1" />
      <path d="M-3.8 3.8L3.8 -3.8" />
    </g>
  );
});

/** Shapes of owners: triangle, disc, square, rhombus. */
const SIGNS: readonly string[] = [
  'M0-5.9L5.9 4.4H-5.9z',
  'M0-5.1A5.1 5.1 0 1 1 0 5.1 5.1 5.1 0 1 1 0-5.1z',
  'M-4.6-4.6H4.6V4.6H-4.6z',
  'M0-6L5.4 0 0 6-5.4 0z',
];

/** Silhouette says the kind of piece. Boxes are about 26 wide and 34 high, centred at 0. */
const SHAPES = {
  building: { d: 'M-11.5 12.5L-8.8-9-10.8-12.5H10.8L8.8-9 11.5 12.5z', sign: 2 },
  pillar: {
    d: 'M-12.900-16.500H12.900V-12.500C12.200-7.400 8.200-6.600 7.600-5L8.900 11.200H13.200V16.500H-13.200V11.200H-8.900L-7.600-5C-8.200-6.600-12.200-7.400-12.900-12.500z',
    sign: 3.3,
  },
  statue: {
    d: 'M-10 14V9H-6.600L-5.600-2C-10-4-6.600-14 0-14S10-4 5.600-2L6.600 9H10V14z',
    sign: 3.4,
  },
} as const;

interface PieceProps {
  readonly kind: keyof typeof SHAPES;
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly ghost?: boolean;
}

/** A piece: its silhouette in the owner's colour with the owner's shape. */
export const Piece = memo(function Piece({ kind, owner, x, y, scale = 1, ghost = false }: PieceProps): ReactElement {
  const { d, sign } = SHAPES[kind];
  return (
    <g
      className="tekhenu-piece"
      data-piece={ghost ? undefined : `${kind}-${owner}`}
      data-owner={owner}
      data-seat={owner}
      data-ghost={ghost}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <path className="tekhenu-shade" d={d} transform="translate(0 2)" />
      <path className="tekhenu-body" d={d} />
      <path className="tekhenu-sign" d={SIGNS[owner % SIGNS.length]} transform={`translate(0 ${sign}) scale(.95)`} />
    </g>
  );
});

/** The owner's shape alone, for tracks. */
export const Sign = memo(function Sign({
  owner,
  x,
  y,
  hollow = false,
}: {
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly hollow?: boolean;
}): ReactElement {
  return (
    <path
      className="tekhenu-marker"
      data-seat={owner}
      data-hollow={hollow}
      d={SIGNS[owner % SIGNS.length]}
      style={{ transform: `translate(${x}px, ${y}px) scale(1.35)` }}
    />
  );
});

const EDGE_CLASS = ['C', 'L', 'M', 'A'] as const;
/** A mark for each edge colour: bars, dots, zigzag, one bar. */
const EDGE_MARK = [
  'M-6-2v4M0-2v4M6-2v4',
  'M-7 0h.01M0 0h.01M7 0h.01',
  'M-8 1.6L-4-1.6 0 1.6 4-1.6 8 1.6',
  'M-8 0h16',
] as const;

interface EdgeProps {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly d: string;
}

/** A coloured edge with its mark. */
export const Edge = memo(function Edge({ colour, x, y, upright, d }: EdgeProps): ReactElement {
  const name = EDGE_CLASS[colour];
  return (
    <>
      <path className={`tekhenu-e${name}`} d={d} />
      <path
        className={`tekhenu-em tekhenu-em${name}`}
        d={EDGE_MARK[colour]}
        transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}
      />
    </>
  );
});

/** What a tile's ability looks like: a figure or a glyph, or both. */
export function abilitySign(tile: number): { readonly text: string; readonly glyph: GlyphName | null } {
  const ability = TILES[tile]?.ability;
  switch (ability?.op) {
    case 'advance':
      return ability.population > 0
        ? { text: `+${ability.population}`, glyph: 'people' }
        : { text: `+${ability.happiness}`, glyph: 'happy' };
    case 'gain': {
      const good = ability.amounts.findIndex((n) => n > 0);
      const n = ability.amounts[good] ?? 0;
      return good === 7 ? { text: `+${n}`, glyph: 'laurel' } : { text: `${n}`, glyph: goodGlyph(good) };
    }
    case 'matching edges':
      return { text: '+1', glyph: 'ra' };
    case 'buildings in line':
      return { text: '+1', glyph: 'house' };
    case 'action':
      return {
        text: ability.low === ability.high ? `${ability.low}` : `${ability.low}–${ability.high}`,
        glyph: (['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const)[ability.god] ?? null,
      };
    case 'draw decree':
      return { text: '1', glyph: 'decree' };
    case 'reward again':
      return { text: '×2', glyph: null };
    default:
      return { text: '–', glyph: null };
  }
}

interface TileProps {
  readonly tile: number;
  readonly turns: number;
  /** Top left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly plain?: boolean;
}

/** A pillar tile: four edges, the light in which its ability works, the ability. `plain` leaves the ability out. */
export const TileShape = memo(function TileShape({ tile, turns, x, y, size, plain = false }: TileProps): ReactElement {
  const rim = size * 0.14;
  const light = CONDITIONS[TILES[tile]?.background ?? -1];
  const { text, glyph } = abilitySign(tile);
  const far = size - 1;
  const edges = [
    { d: `M1 1H${far}L${far - rim} ${1 + rim}H${1 + rim}z`, x: size / 2, y: 1 + rim / 2 },
    { d: `M${far} 1V${far}L${far - rim} ${far - rim}V${1 + rim}z`, x: far - rim / 2, y: size / 2 },
    { d: `M${far} ${far}H1L${1 + rim} ${far - rim}H${far - rim}z`, x: size / 2, y: far - rim / 2 },
    { d: `M1 ${far}V1L${1 + rim} ${1 + rim}V${far - rim}z`, x: 1 + rim / 2, y: size / 2 },
  ];
  const inner = { x: rim + 1.5, y: rim + 1.5, width: size - 2 * rim - 3, height: size - 2 * rim - 3, rx: 2 };
  return (
    <g className="tekhenu-tile" transform={`translate(${x} ${y})`}>
      <rect className="tekhenu-shade" y="2" width={size} height={size} rx="4" />
      <rect className="tekhenu-tb" width={size} height={size} rx="4" />
      {edges.map((edge, direction) => (
        <Edge key={edge.d} colour={edgeOf(tile, turns, direction)} upright={direction % 2 === 1} {...edge} />
      ))}
      <rect className={`tekhenu-tc tekhenu-${light ?? 'plain'}`} {...inner} />
      {light !== undefined && <rect {...inner} fill={`url(#tekhenu-p-${light})`} />}
      {!plain && (
        <g className="tekhenu-ability" data-light={light ?? 'plain'}>
          {glyph !== null && <GlyphAt name={glyph} x={size * 0.34} y={size * 0.5} size={size * 0.3} />}
          <text x={glyph === null ? size / 2 : size * 0.63} y={size * 0.62} fontSize={size * 0.36} textAnchor="middle">
            {text}
          </text>
        </g>
      )}
    </g>
  );
});
