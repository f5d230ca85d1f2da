import { type BoardProps, isLookedAt, useMedia, useSteady } from '@naos/table-ui';
import { line } from '@naos/words';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type SVGProps,
} from 'react';
import { areaAt, boardOf, DISTRICTS } from '../../rules/content/areas.ts';
import type { KemetEvent } from '../../rules/events.ts';
import type { Kemet } from '../../rules/index.ts';
import { PHONE } from '../input/Actions.tsx';
import { movingTask } from '../input/move-areas.ts';
import type { MapControls } from '../input/use-map.ts';
import { useZoom } from '../input/use-zoom.ts';
import { wholeMap } from '../input/viewport.ts';
import { Glyph, type GlyphName } from '../look/Glyph.tsx';
import { Badges, badgeOf } from './Badges.tsx';
import { Cities, Landmarks, Pyramids } from './Buildings.tsx';
import { explainArea, ruleOfArea } from './explain-area.ts';
import { areaLabel } from './labels.ts';
import { cityMiddle, HITS, OUTLINES, spotsOf } from './land.ts';
import { Plaques } from './Plaques.tsx';
import { RecentMarks } from './RecentMarks.tsx';
import { Patterns, Terrain } from './Terrain.tsx';
import { Troops } from './Troops.tsx';

interface LandMapProps {
  readonly props: BoardProps<Kemet>;
  readonly map: MapControls;
}

/** The map of Kemet: everything that can be chosen glows, and can be reached with the arrow keys. */
export function LandMap({ props, map }: LandMapProps): ReactElement {
  const { view, say, lit } = props;
  const own = props.seat === null ? -1 : view.lord.indexOf(props.seat);
  const targets = new Set([...map.byArea.keys(), ...map.far.keys()]);
  const zoom = useZoom(view.seats, cityMiddle(Math.max(0, own)), targets, useMedia(PHONE));
  const { frame } = zoom;
  const areas = [...boardOf(view.seats).areas].sort((a, b) => Number(a < DISTRICTS) - Number(b < DISTRICTS));
  const here = movingTask(view)?.here ?? -1;
  const on = useSteady({
    onClick: (event: MouseEvent) => {
      const area = areaOf(event);
      map.setCursor(area);
      // A press by keyboard (no clicks counted) is never a slip of the finger.
      if (event.detail === 0 || !zoom.enlarge(area)) map.press(area);
    },
    onFocus: (event: FocusEvent) => {
      const area = areaOf(event);
      map.setCursor(area);
      // The map does not run away from under a press.
      if (isLookedAt(event.currentTarget)) zoom.showArea(area);
      map.point(area);
    },
    onBlur: map.leave,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') map.point(areaOf(event));
    },
    onPointerLeave: map.leave,
    onKeyDown: (event: KeyboardEvent) => map.onKeyDown(event, areaOf(event)),
  });
  return (
    <>
      <div className="kemet-map" data-zoomed={zoom.farther !== null}>
        <svg
          ref={zoom.map}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={say(line('board.title'))}
          {...zoom.handlers}
        >
          <Patterns />
          <defs>
            {/* Land goes on beyond the frame; what is shown ends with the map. */}
            <clipPath id="kemet-edge">
              <rect {...wholeMap(view.seats)} />
            </clipPath>
          </defs>
          <g clipPath="url(#kemet-edge)">
            <Terrain seats={view.seats} storm={say(line('board.storm'))} />
            <Cities view={view} />
            <g aria-hidden="true">
              {areas.map((area) => {
                const look = badgeOf(view, map, area);
                const own = map.byArea.get(area)?.every((move) => move.do === 'from' || move.do === 'stop') ?? false;
                return look === null ? null : (
                  <path
                    key={area}
                    className="kemet-glow"
                    data-glows={area}
                    data-kind={own ? 'own' : look.kind}
                    d={OUTLINES[area]}
                  />
                );
              })}
            </g>
            <Names seats={view.seats} say={say} />
            <Plaques {...props} />
            <Landmarks seats={view.seats} />
            <Pyramids view={view} />
            <RecentMarks events={props.recent ?? []} />
            <Troops view={view} />
            <Badges view={view} map={map} />
            {areas.map((area) => (
              <Area
                key={area}
                area={area}
                about={explainArea(props, area)}
                here={area === here}
                isTold={isTold(lit ?? null, area)}
                reached={map.cursor === area}
                opens={(map.byArea.get(area)?.length ?? 0) > 1 ? map.opened === area : null}
                label={areaLabel(props, map, area)}
                closed={!map.byArea.has(area) && !map.far.has(area)}
                on={on}
              />
            ))}
          </g>
        </svg>
        <div className="kemet-zoom">
          <button
            type="button"
            className="btn"
            aria-label={say(line('board.zoom.in'))}
            disabled={zoom.closer === null}
            onClick={zoom.closer ?? undefined}
          >
            <span aria-hidden="true">+</span>
          </button>
          <button
            type="button"
            className="btn"
            aria-label={say(line('board.zoom.out'))}
            disabled={zoom.farther === null}
            onClick={zoom.farther ?? undefined}
          >
            <span aria-hidden="true">−</span>
          </button>
        </div>
      </div>
      {here >= 0 && (
        <Legend
          used={new Set(areas.flatMap((area) => badgeOf(view, map, area)?.parts ?? []).map(({ glyph }) => glyph))}
          say={say}
        />
      )}
    </>
  );
}

const areaOf = ({ currentTarget }: { readonly currentTarget: Element }): number =>
  Number(currentTarget.getAttribute('data-area'));

interface AreaProps {
  readonly area: number;
  readonly about: string;
  /** The group on its way stands here. */
  readonly here: boolean;
  readonly isTold: boolean;
  readonly reached: boolean;
  /** Whether its several answers are laid out; null where there is no choice of them. */
  readonly opens: boolean | null;
  readonly label: string;
  readonly closed: boolean;
  readonly on: Pick<
    SVGProps<SVGPathElement>,
    'onClick' | 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave' | 'onKeyDown'
  >;
}

/** What is pressed, pointed at and focused of an area. */
const Area = memo(function Area({
  area,
  about,
  here,
  isTold,
  reached,
  opens,
  label,
  closed,
  on,
}: AreaProps): ReactElement {
  return (
    <path
      className="kemet-area"
      data-area={area}
      data-part={`area-${areaAt(area).id}`}
      data-explain={about}
      data-rule={ruleOfArea(area)}
      data-here={here}
      data-told={isTold}
      d={HITS[area]}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-disabled={closed}
      aria-expanded={opens ?? undefined}
      {...on}
    />
  );
});

/** The signs of badges that tell how one gets somewhere. */
const WAYS = [
  { glyph: 'move', way: 'step' },
  { glyph: 'boat', way: 'boat' },
  { glyph: 'ankh', way: 'teleport' },
  { glyph: 'swords', way: 'fight' },
] as const;

interface LegendProps {
  readonly used: ReadonlySet<GlyphName>;
  readonly say: BoardProps<Kemet>['say'];
}

/** What the signs on the map mean while a troop is on its way. */
function Legend({ used, say }: LegendProps): ReactElement {
  return (
    <p className="kemet-legend" aria-hidden="true">
      {WAYS.filter(({ glyph }) => used.has(glyph)).map(({ glyph, way }) => (
        <span key={glyph}>
          <Glyph name={glyph} /> {say(line(`legend.${way}`))}
        </span>
      ))}
    </p>
  );
}

/** Whether the event that the log points at names an area. */
function isTold(event: KemetEvent | null, area: number): boolean {
  if (event === null) return false;
  if ('area' in event && event.area === area) return true;
  if ('to' in event && event.to === area) return true;
  if ('district' in event && event.district === area) return true;
  return 'areas' in event && event.areas.includes(area);
}

/** No room for a name between this city and its border. */
const CROWDED = 'w2-outskirts';
/** The deserts are narrow: their names run along the edge of the map. */
const turned = (area: number): boolean => areaAt(area).id.endsWith('desert');

const Names = memo(function Names({
  seats,
  say,
}: {
  readonly seats: number;
  readonly say: BoardProps<Kemet>['say'];
}): ReactElement {
  return (
    <g aria-hidden="true" className="kemet-names">
      {boardOf(seats)
        .areas.filter((area) => area >= DISTRICTS && areaAt(area).type === 'wasteland' && areaAt(area).id !== CROWDED)
        .map((area) => {
          const { label } = spotsOf(area);
          const outskirts = areaAt(area).id.endsWith('outskirts');
          return (
            <text
              key={area}
              x={label.x}
              y={label.y}
              transform={turned(area) ? `rotate(${label.x < 700 ? -90 : 90} ${label.x} ${label.y})` : undefined}
            >
              {say(line(outskirts ? 'board.outskirts' : `area.${areaAt(area).id}`))}
            </text>
          );
        })}
    </g>
  );
});
