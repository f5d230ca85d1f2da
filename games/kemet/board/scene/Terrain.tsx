import { memo, type ReactElement } from 'react';
import { AREAS, boardOf } from '../../rules/content/areas.ts';
import { PlacedGlyph } from '../look/Glyph.tsx';
import { ground, HEIGHT, heart, OUTLINES, STORM_EAST, WIDTH } from './land.ts';

const LAND = AREAS.filter(({ type }) => type !== 'district');
const SHORE = LAND.filter(({ id }) => !id.endsWith('desert') && !id.includes('temple') && !id.endsWith('oasis'));

/** Patterns: every kind of ground and every pyramid colour has its own, besides its colour. */
export function Patterns(): ReactElement {
  return (
    <defs>
      <pattern id="kemet-p-dunes" width="92" height="58" patternUnits="userSpaceOnUse">
        <path className="kemet-dune" d="M6 26q18 -15 38 -3q-18 -4 -38 3M54 52q15 -12 32 -2q-16 -3 -32 2" />
      </pattern>
      <pattern id="kemet-p-far" width="80" height="70" patternUnits="userSpaceOnUse">
        <path className="kemet-rock" d="M10 30l10 -13l8 8l5 -5l9 10M48 62l8 -10l6 6l6 -8l9 12" />
      </pattern>
      <pattern id="kemet-p-out" width="44" height="40" patternUnits="userSpaceOnUse">
        <path className="kemet-grit" d="M8 12h5M30 30h6M24 8h3M4 32h3" />
      </pattern>
      <pattern id="kemet-p-pave" width="40" height="28" patternUnits="userSpaceOnUse">
        <path className="kemet-joint" d="M0 0H40M0 14H40M10 0V14M30 14V28" />
      </pattern>
      <pattern id="kemet-p-oasis" width="34" height="30" patternUnits="userSpaceOnUse">
        <path className="kemet-grass" d="M6 14v-6M9 14v-8M12 14v-6M24 28v-6M27 28v-8" />
      </pattern>
      <pattern id="kemet-p-storm" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path className="kemet-sleet" d="M0 0V14" />
      </pattern>
      <pattern id="kemet-p-ruby" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4H8M4 0V8" stroke="#fff" strokeWidth="1.100" opacity=".4" />
      </pattern>
      <pattern id="kemet-p-sapphire" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 6l4 -4l4 4" fill="none" stroke="#fff" strokeWidth="1.400" opacity=".45" />
      </pattern>
      <pattern id="kemet-p-diamond" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 0L9 9M9 0L0 9" stroke="#5f6b70" strokeWidth="1" opacity=".4" />
      </pattern>
      <pattern id="kemet-p-onyx" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="3.500" cy="3.500" r="1.200" fill="#fff" opacity=".5" />
      </pattern>
    </defs>
  );
}

const WAVES = [
  [612, 16],
  [770, 22],
  [640, 200],
  [715, 225],
  [672, 262],
  [712, 300],
  [668, 338],
  [706, 380],
  [676, 430],
  [712, 470],
  [672, 520],
  [708, 560],
  [680, 610],
  [704, 650],
  [670, 716],
  [708, 770],
  [672, 860],
  [706, 905],
  [668, 950],
  [710, 980],
] as const;
const PALMS = [
  [598, 30, 34],
  [596, 110, 28],
  [802, 30, 34],
  [806, 112, 28],
  [634, 300, 30],
  [766, 298, 30],
  [632, 716, 28],
  [768, 716, 28],
  [636, 910, 30],
  [764, 908, 30],
  [182, 500, 32],
  [276, 486, 34],
  [206, 470, 26],
  [1078, 498, 34],
  [1194, 492, 36],
  [1106, 470, 26],
] as const;
const FIELDS = [
  [470, 60, -14],
  [536, 66, -14],
  [504, 104, -14],
  [926, 60, 14],
  [864, 66, 14],
  [896, 104, 14],
  [476, 950, 12],
  [540, 954, 12],
  [604, 948, 12],
  [924, 950, -12],
  [860, 954, -12],
  [798, 948, -12],
] as const;
const CRESTS = [
  'M215 288q60 -10 120 6q40 8 70 -4',
  'M226 716q70 14 130 -4q50 -12 90 2',
  'M14 330q30 -24 66 4q20 14 40 4',
  'M10 660q34 -20 64 2q24 12 46 2',
  'M1185 288q-60 -10 -120 6q-40 8 -70 -4',
  'M1174 716q-70 14 -130 -4q-50 -12 -90 2',
  'M1386 330q-30 -24 -66 4q-20 14 -40 4',
];

/** The land itself: river, banks, grounds, borders, what grows on it. It never changes during a game. */
export const Terrain = memo(function Terrain({
  seats,
  storm,
}: {
  readonly seats: number;
  readonly storm: string;
}): ReactElement {
  const { open } = boardOf(seats);
  return (
    <g aria-hidden="true" className="kemet-terrain">
      <rect className="kemet-water" width={WIDTH} height={HEIGHT} />
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} className="kemet-wave" d={`M${x} ${y}q8 -7 16 0t16 0`} />
      ))}
      {['kemet-reed', 'kemet-reed-inner'].map((kind) => (
        <g key={kind} className={kind}>
          {SHORE.map(({ index }) => (
            <path key={index} d={OUTLINES[index]} />
          ))}
        </g>
      ))}
      {LAND.map(({ index }) => {
        const kind = ground(index, open[index] === true);
        return (
          <g key={index}>
            <path className={`kemet-ground-${kind}`} d={OUTLINES[index]} />
            <path fill={`url(#kemet-p-${kind})`} d={OUTLINES[index]} />
          </g>
        );
      })}
      <path className="kemet-ground-storm" d={STORM_EAST} />
      <path fill="url(#kemet-p-storm)" d={STORM_EAST} />
      <g className="kemet-border">
        {LAND.map(({ index }) => (
          <path key={index} d={OUTLINES[index]} />
        ))}
      </g>
      {CRESTS.map((crest) => (
        <path key={crest} className="kemet-crest" d={crest} />
      ))}
      {FIELDS.map(([x, y, skew]) => (
        <g key={`${x} ${y}`} className="kemet-field" transform={`translate(${x} ${y}) skewX(${skew})`}>
          <rect x="-26" y="-15" width="52" height="30" rx="3" />
          <path d="M-18 -13V13M-9 -13V13M0 -13V13M9 -13V13M18 -13V13" />
        </g>
      ))}
      <ellipse className="kemet-pond" cx="226" cy="506" rx="44" ry="19" />
      <ellipse className="kemet-pond" cx="1140" cy="506" rx="52" ry="19" />
      {PALMS.map(([x, y, size]) => (
        <PlacedGlyph key={`${x} ${y}`} name="palm" x={x} y={y} size={size} className="kemet-palm" />
      ))}
      {LAND.filter(({ index }) => open[index] !== true).map(({ index }) => (
        <Swirl key={index} {...heart(index)} />
      ))}
      <Swirl x={840} y={500} />
      {/* Of the smaller land the storm shows no more than its edge. */}
      {seats > 3 && (
        <text className="kemet-storm-name" x="840" y="588">
          {storm}
        </text>
      )}
    </g>
  );
});

function Swirl({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g className="kemet-swirl" transform={`translate(${x} ${y}) scale(.62)`}>
      <path d="M-62 8C-48 -30 18 -38 34 -6C44 16 12 30 -4 14C-14 2 2 -10 12 -2" />
      <path d="M-74 26C-50 34 -10 44 30 34C58 26 62 -8 44 -26" />
      <path d="M-54 -26C-30 -48 14 -52 44 -40" />
    </g>
  );
}
