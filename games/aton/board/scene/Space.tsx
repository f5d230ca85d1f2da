import { line, type Say } from '@naos/words';
import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  memo,
  type PointerEventHandler,
  type ReactElement,
  useDeferredValue,
} from 'react';
import { type SpaceKind, spaceAt } from '../../rules/content/board.ts';
import { EMPTY } from '../../rules/state.ts';
import { KIND_GLYPH } from '../look/Glyph.tsx';
import { spaceLabel } from './labels.ts';
import { type Box, cellBox, type Layout, touchBox } from './layout.ts';
import { Badge, Mark, Priest, Strike } from './space-parts.tsx';

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
  readonly say: Say;
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

/** The rule that makes each kind of space worth having. */
const KIND_RULE: Readonly<Record<SpaceKind, string>> = {
  yellow: '4.7.12',
  green: '4.7.13',
  black: '5.1.5',
  blue: '5.1.4',
  'bonus-1': '5.1.6',
  'bonus-2': '5.1.6',
};

/**
 * One space: colour, pattern and glyph of its kind, its priest, and everything that can be said about it now. What is
 * pressed and focused is a bare sheet on top, so that its label is all that is read out.
 */
export const Space = memo(function Space(props: SpaceProps): ReactElement {
  const { layout, space, owner, ghost, open, pointed, order, say } = props;
  const { kind, bonus } = spaceAt(space);
  const label = spaceLabel(say, space, owner, open, order > 0);
  const box = cellBox(layout, space);
  const family = bonus > 0 ? 'bonus' : kind;
  const shown = owner === EMPTY ? ghost : owner;
  // Where Tab leads is nothing to see, and a browser works out all styles and places at once when the space that has the
  // focus loses it: after the picture.
  const tabIndex = useDeferredValue(props.tabIndex);
  return (
    <g
      className="aton-space"
      data-kind={family}
      data-open={open}
      data-pointed={pointed}
      data-shut={props.shut}
      data-told={props.lit}
      data-part={spaceAt(space).id}
      data-explain={`${label}. ${say(line(`board.kind.${kind}`))}`}
      data-rule={KIND_RULE[kind]}
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
        tabIndex={tabIndex}
        aria-label={label}
        aria-disabled={!open}
        {...touchBox(layout, space)}
        {...props.on}
      />
    </g>
  );
});

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
