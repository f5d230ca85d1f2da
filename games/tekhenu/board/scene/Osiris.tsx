import { at } from '@naos/engine';
import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { DISTRICTS, ROW_GOLD, ROWS, SLOTS, slotOf } from '../../rules/content/osiris.ts';
import { leaderOf, piecesIn } from '../../rules/districts.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { OSIRIS_MOVES } from '../../rules/moves.ts';
import { amountsLine, goodName, slotName } from '../../texts/terms.ts';
import { target } from '../input/target.ts';
import { GlyphAt, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { Piece, Sign } from './Pieces.tsx';
import { StatueSpace } from './Temple.tsx';

/** Measures of the picture. */
interface Layout {
  readonly width: number;
  readonly top: number;
  readonly lane: number;
  /** Middle of the first slot, and the way to the next one. */
  readonly first: number;
  readonly step: number;
  readonly statue: number;
  /** How far below the middle of a lane its slots lie, and how far above it its words. */
  readonly down: number;
  readonly up: number;
  readonly slot: number;
}

/** Everything in one line per lane. */
const WIDE: Layout = {
  width: 462,
  top: 22,
  lane: 40,
  first: 166,
  step: 38,
  statue: 126,
  down: 0,
  up: 0,
  slot: 34,
};

/** On a phone a lane has its words above its slots, and a slot is as large as a finger. */
const TALL: Layout = {
  width: 336,
  top: 18,
  lane: 70,
  first: 74,
  step: 47,
  statue: 24,
  down: 10,
  up: 22,
  slot: 44,
};

/** Osiris' districts as four lanes, with statue spaces and the running majority of each. */
export function Osiris(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say } = props;
  const layout = useMedia('(max-width: 600px)') ? TALL : WIDE;
  const { width, top, lane, first, step, statue } = layout;
  return (
    <section className="tekhenu-box tekhenu-osiris" data-part="osiris">
      <h3>
        {say(line('ui.osiris'))} <small>{say(line('ui.osiris.about'))}</small>
      </h3>
      <svg viewBox={`0 0 ${width} ${top + lane * DISTRICTS.length}`} role="group" aria-label={say(line('ui.osiris'))}>
        {Array.from({ length: ROWS }, (_, i) => (
          <text key={i} className="tekhenu-small" x={first + i * step} y="14" textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {(view.gold[ROW_GOLD] ?? 0) > 0 && (
          <GlyphAt name="gold" x={first + step + 14} y={10} size={15} className="tekhenu-r-gold" />
        )}
        {DISTRICTS.map((name, district) => (
          <Lane key={name} props={props} district={district} layout={layout} />
        ))}
        {[2, 3].map((space) => (
          <StatueSpace key={space} props={props} space={space} x={statue} y={top + lane + (space - 2) * 2 * lane} />
        ))}
      </svg>
    </section>
  );
}

interface LaneProps {
  readonly props: BoardProps<Tekhenu>;
  readonly district: number;
  readonly layout: Layout;
}

function Lane({ props, district, layout }: LaneProps): ReactElement {
  const { view, say, seats } = props;
  const { width, top, lane, down, up } = layout;
  const middle = top + district * lane + lane / 2;
  const leader = leaderOf(view, district);
  const counts = view.players.map((_, player) => piecesIn(view, player, district));
  const words = middle - up;
  const indent = up === 0 ? 0 : 50;
  return (
    <g>
      <rect className="tekhenu-lane" x="0" y={middle - lane / 2 + 2} width={width} height={lane - 4} rx="6" />
      <GlyphAt name={goodGlyph(district)} x={indent + 12} y={words} size={18} className={goodClass(district)} />
      <text className="tekhenu-lname" x={indent + 25} y={words + 5}>
        {say(goodName(district))}
      </text>
      {Array.from({ length: ROWS }, (_, row) => (
        <Slot
          key={slotOf(district, row + 1)}
          props={props}
          district={district}
          row={row}
          y={middle + down}
          {...layout}
        />
      ))}
      <text className="tekhenu-count" x={width - 34} y={words + 5} textAnchor="end">
        {counts.join(':')}
      </text>
      {leader !== -1 && (
        <g role="img" aria-label={say(line('ui.leader', { name: seats[leader]?.name ?? say(line('opponent')) }))}>
          <Sign owner={leader} x={width - 16} y={words} />
        </g>
      )}
    </g>
  );
}

type SlotProps = Pick<LaneProps, 'props' | 'district'> &
  Pick<Layout, 'first' | 'step' | 'slot'> & { readonly row: number; readonly y: number };

function Slot({ props, district, row, y, first, step, slot: size }: SlotProps): ReactElement {
  const { view, say, seats } = props;
  const slot = slotOf(district, row + 1);
  const owner = view.osiris[slot] ?? -1;
  const x = first + row * step;
  const name =
    owner === -1
      ? say(line('ui.slot.free', { slot: slotName(slot), gain: amountsLine(SLOTS[slot]?.gain ?? []) }))
      : say(line('ui.space.owned', { space: slotName(slot), name: seats[owner]?.name ?? say(line('opponent')) }));
  return (
    <g className="tekhenu-target tekhenu-slot" {...target(props, at(OSIRIS_MOVES, slot), name)}>
      <rect className="tekhenu-touch" x={x - step / 2} y={y - step / 2} width={step} height={step} />
      <rect className="tekhenu-oslot" x={x - size / 2} y={y - size / 2} width={size} height={size} rx="5" />
      {owner !== -1 && <Piece kind="building" owner={owner} x={x} y={y} scale={size / 37} />}
    </g>
  );
}
