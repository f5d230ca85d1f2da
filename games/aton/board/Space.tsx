import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  ReactElement,
} from 'react';
import { spaceAt } from '../rules/content/board.ts';
import { EMPTY } from '../rules/state.ts';
import { KIND_GLYPH } from './Glyph.tsx';
import { type Box, cellBox, type Layout, touchBox } from './layout.ts';

export interface SpaceProps {
  readonly layout: Layout;
  readonly space: number;
  readonly owner: number;
  /** Who would stand there after the pointed move; same as owner when nothing changes. */
  readonly ghost: number;
  readonly open: boolean;
  readonly pointed: boolean;
  /** Closed for this turn as a whole temple. */
  readonly shut: boolean;
  /** The how-manieth priest placed in this round, 0 when it was not. */
  readonly order: number;
  readonly lit: boolean;
  readonly label: string;
  readonly tabIndex: number;
  readonly on: {
    readonly onClick: MouseEventHandler;
    readonly onFocus: FocusEventHandler;
    readonly onBlur: FocusEventHandler;
    readonly onPointerEnter: PointerEventHandler;
    readonly onPointerLeave: PointerEventHandler;
    readonly onKeyDown: KeyboardEventHandler;
  };
}

/**
 * One space: colour, pattern and glyph of its kind, its priest, and everything that can be said about it now. What is
 * pressed and focused is a bare sheet on top, so that its label is all that is read out.
 */
export function Space(props: SpaceProps): ReactElement {
  const { layout, space, owner, ghost, open, pointed, order } = props;
  const { kind, bonus } = spaceAt(space);
  const box = cellBox(layout, space);
  const family = bonus > 0 ? 'bonus' : kind;
  const shown = owner === EMPTY ? ghost : owner;
  return (
    <g
      className="aton-space"
      data-kind={family}
      data-open={open}
      data-pointed={pointed}
      data-shut={props.shut}
      data-told={props.lit}
      data-part={spaceAt(space).id}
    >
      {open && <rect className="aton-halo" {...grown(box, 1)} rx={layout.cell.round + 1} />}
      <rect className="aton-ground" {...box} rx={layout.cell.round} />
      <rect className="aton-pattern" {...box} rx={layout.cell.round} fill={`url(#aton-pattern-${family})`} />
      <Mark box={box} bonus={bonus} glyph={KIND_GLYPH[kind]} small={shown !== EMPTY} />
      {shown !== EMPTY && <Priest box={box} seat={shown} ghost={owner === EMPTY} />}
      {owner !== EMPTY && ghost === EMPTY && pointed && <Strike box={box} />}
      {(open || order > 0) && (
        <rect className="aton-ring" data-new={order > 0} {...grown(box, -1)} rx={layout.cell.round - 1} />
      )}
      {order > 0 && <Badge box={box} n={order} />}
      <rect
        role="button"
        className="aton-touch"
        data-space={space}
        tabIndex={props.tabIndex}
        aria-label={props.label}
        aria-disabled={!open}
        {...touchBox(layout, space)}
        {...props.on}
      />
    </g>
  );
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

interface MarkProps {
  readonly box: Box;
  readonly bonus: number;
  readonly glyph: string;
  readonly small: boolean;
}

/** The glyph in the middle of a free space, or in the corner of a taken one. */
function Mark({ box, bonus, glyph, small }: MarkProps): ReactElement {
  const size = small ? box.width * 0.26 : box.width * (bonus > 0 ? 0.48 : 0.53);
  const x = small ? box.x + 3 : box.x + (box.width - size) / 2;
  const y = small ? box.y + 3 : box.y + (box.height - size) / 2 - (bonus > 0 ? box.height * 0.13 : 0);
  const text = small ? box.width * 0.22 : box.width * 0.28;
  return (
    <>
      {!(small && bonus > 0) && (
        <use className="aton-mark" href={`#aton-${glyph}`} x={x} y={y} width={size} height={size} />
      )}
      {bonus > 0 && (
        <text
          className="aton-bonus"
          x={small ? box.x + 3 : box.x + box.width / 2}
          y={small ? box.y + text + 1 : box.y + box.height * 0.93}
          fontSize={text}
          textAnchor={small ? 'start' : 'middle'}
        >
          +{bonus}
        </text>
      )}
    </>
  );
}

function Priest({
  box,
  seat,
  ghost,
}: {
  readonly box: Box;
  readonly seat: number;
  readonly ghost: boolean;
}): ReactElement {
  const size = Math.min(box.width, box.height) * (seat === 0 ? 0.84 : 0.9);
  return (
    <use
      className="aton-priest"
      data-ghost={ghost}
      href={`#aton-priest-${seat}`}
      x={box.x + (box.width - size) / 2 + box.width * 0.04}
      y={box.y + (box.height - size) / 2 + box.height * 0.05}
      width={size}
      height={size}
    />
  );
}

/** Crosses out a priest that the pointed move would take away. */
function Strike({ box: { x, y, width, height } }: { readonly box: Box }): ReactElement {
  const d = `M${x + width * 0.14} ${y + height * 0.86}L${x + width * 0.86} ${y + height * 0.14}`;
  return (
    <>
      <path className="aton-strike-rim" d={d} />
      <path className="aton-strike" d={d} />
    </>
  );
}

function Badge({ box, n }: { readonly box: Box; readonly n: number }): ReactElement {
  const r = box.width * 0.16;
  return (
    <g
      className="aton-badge"
      aria-hidden="true"
      transform={`translate(${box.x + box.width - r * 0.4} ${box.y + r * 0.6})`}
    >
      <circle r={r} />
      <text textAnchor="middle" y={r * 0.42} fontSize={r * 1.25}>
        {n}
      </text>
    </g>
  );
}
