import type { ReactElement } from 'react';
import { areaAt } from '../../rules/content/areas.ts';
import type { KemetMove } from '../../rules/moves.ts';
import type { KemetView } from '../../rules/view.ts';
import { isHostile } from '../../rules/ways.ts';
import { priceOf } from '../../texts/moves.ts';
import { movingTask } from '../input/move-areas.ts';
import type { MapControls } from '../input/use-map.ts';
import { type GlyphName, PlacedGlyph } from '../look/Glyph.tsx';
import { spotsOf } from './land.ts';

/** What going somewhere looks like: each way has a form besides its colour. */
export type BadgeKind = 'walk' | 'teleport' | 'fight' | 'far' | 'choice';

interface Part {
  readonly glyph: GlyphName;
  readonly n: number | null;
}

interface BadgeLook {
  readonly kind: BadgeKind;
  readonly parts: readonly Part[];
}

/** The badge of an area: how one gets there and what it costs. */
export function badgeOf(view: KemetView, { byArea, far }: MapControls, area: number): BadgeLook | null {
  const moves = byArea.get(area) ?? [];
  const fight = view.viewer !== null && isHostile(view, view.viewer, area);
  const step = moves.find((move) => move.do === 'step');
  const teleport = moves.find((move) => move.do === 'teleport' || move.do === 'leap');
  const parts: Part[] = [];
  if (step !== undefined || teleport !== undefined) {
    if (fight) parts.push({ glyph: 'swords', n: null });
    if (step !== undefined) parts.push({ glyph: byBoat(view, area) ? 'boat' : 'move', n: 1 });
    const toll = step === undefined ? 0 : priceOf(step, view);
    if (toll > 0 && teleport === undefined) parts.push({ glyph: 'ankh', n: toll });
    if (teleport !== undefined) parts.push({ glyph: 'ankh', n: priceOf(teleport, view) });
    return { kind: fight ? 'fight' : step === undefined ? 'teleport' : 'walk', parts };
  }
  const there = far.get(area);
  if (there !== undefined) {
    if (there.fight) parts.push({ glyph: 'swords', n: null });
    if (there.steps > 0) parts.push({ glyph: 'move', n: there.steps });
    if (there.fare > 0) parts.push({ glyph: 'ankh', n: there.fare });
    return { kind: there.fight ? 'fight' : 'far', parts };
  }
  return moves.length > 0 ? { kind: 'choice', parts: [{ glyph: glyphOf(moves), n: null }] } : null;
}

function byBoat(view: KemetView, area: number): boolean {
  const here = movingTask(view)?.here ?? -1;
  return here >= 0 && !areaAt(here).near.includes(area);
}

function glyphOf([move]: readonly KemetMove[]): GlyphName {
  switch (move?.do) {
    case 'raise':
      return 'build';
    case 'enlist':
      return 'recruit';
    case 'post':
      return 'claws';
    case 'strike':
    case 'assault':
      return 'swords';
    default:
      return 'move';
  }
}

/** The badges of all areas that something can be done with. */
export function Badges({ view, map }: { readonly view: KemetView; readonly map: MapControls }): ReactElement {
  const areas = new Set([...map.byArea.keys(), ...map.far.keys()]);
  const from = new Set(
    [...map.byArea]
      .filter(([, moves]) => moves.every((move) => move.do === 'from' || move.do === 'stop'))
      .map(([area]) => area),
  );
  return (
    <g aria-hidden="true" className="kemet-badges">
      {[...areas]
        .filter((area) => !from.has(area))
        .map((area) => {
          const look = badgeOf(view, map, area);
          return look === null ? null : <Badge key={area} area={area} look={look} />;
        })}
    </g>
  );
}

const ICON = 22;
const DIGIT = 15;

function Badge({ area, look }: { readonly area: number; readonly look: BadgeLook }): ReactElement {
  const { badge } = spotsOf(area);
  const widths = look.parts.map(({ n }) => ICON + (n === null ? 0 : DIGIT) + 5);
  const width = widths.reduce((sum, part) => sum + part, 10);
  let x = -width / 2 + 6;
  return (
    <g className="kemet-badge" data-kind={look.kind} transform={`translate(${badge.x} ${badge.y})`}>
      <rect x={-width / 2} y="-17" width={width} height="34" rx="17" />
      {look.parts.map(({ glyph, n }, i) => {
        const at = x;
        x += widths[i] ?? 0;
        return (
          <g key={glyph} transform={`translate(${at} 0)`}>
            <PlacedGlyph name={glyph} x={ICON / 2} y={0} size={ICON} className="kemet-badge-glyph" />
            {n !== null && (
              <text x={ICON + DIGIT / 2 + 1} y="8">
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
