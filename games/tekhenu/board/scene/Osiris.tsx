import { at } from '@naos/engine';
import { type BoardProps, useMedia } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement } from 'react';
import { DISTRICTS, ROW_GOLD, ROWS, SLOTS, slotOf } from '../../rules/content/osiris.ts';
import { leaderOf, piecesIn } from '../../rules/districts.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { OSIRIS_MOVES } from '../../rules/moves.ts';
import { amountsLine, goodName, joined, slotName } from '../../texts/terms.ts';
import { target } from '../input/target.ts';
import { GlyphAt, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { keptPiece, nameOf } from './kept-piece.ts';
import { Mark } from './Mark.tsx';
import { COMPACT, type Layout, TALL, WIDE } from './osiris-layout.ts';
import { Piece, Sign } from './Pieces.tsx';
import { marksOf } from './recent.ts';
import { StatueSpace } from './Temple.tsx';
import { useCompact } from './use-compact.ts';

/** Osiris' districts as four lanes, with statue spaces and the running majority of each. */
export function Osiris(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say } = props;
  const compact = useCompact();
  const layout = useMedia('(max-width: 600px), (max-width: 1000px) and (max-height: 500px)')
    ? TALL
    : compact
      ? COMPACT
      : WIDE;
  const { width, top, lane, first, step, statue } = layout;
  return (
    <section className="tekhenu-box tekhenu-osiris tekhenu-a-osiris" data-part="osiris">
      <h3 {...told(say, line('ui.osiris.about'), '8.2.1')}>{say(line(compact ? 'ui.area.osiris' : 'ui.osiris'))}</h3>
      <svg viewBox={`0 0 ${width} ${top + lane * DISTRICTS.length}`} role="group" aria-label={say(line('ui.osiris'))}>
        {Array.from({ length: ROWS }, (_, i) => (
          <g key={i} {...told(say, line('explain.row', { row: i + 1 }), '6.6.2')}>
            <text className="tekhenu-small" x={first + i * step} y="13" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {(view.gold[ROW_GOLD] ?? 0) > 0 && (
          <g {...told(say, line('explain.row.gold'), '6.6.4')}>
            <GlyphAt name="gold" x={first + step + 13} y={9} size={14} className="tekhenu-r-gold" />
          </g>
        )}
        {DISTRICTS.map((name, district) => (
          <Lane key={name} props={props} district={district} layout={layout} />
        ))}
        {[2, 3].map((space) => (
          <StatueSpace
            key={space}
            props={props}
            space={space}
            x={statue}
            y={top + lane + (space - 2) * 2 * lane}
            scale={layout.statueScale}
          />
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
  const { width, top, lane, down, up, named } = layout;
  const middle = top + district * lane + lane / 2;
  const leader = leaderOf(view, district);
  const counts = view.players.map((_, player) => piecesIn(view, player, district));
  const words = middle - up;
  const indent = up === 0 ? 0 : 50;
  const good = goodName(district);
  const leaderName = leader === -1 ? '' : (seats[leader]?.name ?? say(line('opponent')));
  return (
    <g {...told(say, line('explain.district', { good, counts: counts.join(' : ') }), '8.2.1')}>
      <rect className="tekhenu-lane" x="0" y={middle - lane / 2 + 1} width={width} height={lane - 2} rx="5" />
      <GlyphAt name={goodGlyph(district)} x={indent + 12} y={words} size={18} className={goodClass(district)} />
      {named && (
        <text className="tekhenu-lname" x={indent + 25} y={words + 5}>
          {say(good)}
        </text>
      )}
      {Array.from({ length: ROWS }, (_, row) => (
        <Slot
          key={slotOf(district, row + 1)}
          props={props}
          district={district}
          row={row}
          y={middle + down}
          layout={layout}
        />
      ))}
      <text className="tekhenu-count" x={width - 24} y={words + 5} textAnchor="end">
        {counts.join(':')}
      </text>
      {leader !== -1 && (
        <g
          role="img"
          aria-label={say(line('ui.leader', { name: leaderName }))}
          {...told(say, line('explain.leader', { name: leaderName }), '8.2.1')}
        >
          <Sign owner={leader} x={width - 11} y={words} />
        </g>
      )}
    </g>
  );
}

/** Every step of a slot's production tracks. */
function stepsLine(slot: number): Line {
  const { steps = [], anySteps = 0 } = SLOTS[slot] ?? {};
  const own = steps.flatMap((n, good) => (n === 0 ? [] : [line('explain.slot.steps', { good: goodName(good), n })]));
  return joined(anySteps === 0 ? own : [...own, line('explain.slot.any', { n: anySteps })]);
}

interface SlotProps extends LaneProps {
  readonly row: number;
  readonly y: number;
}

const Slot = keptPiece<SlotProps>(
  SlotDrawn,
  ({ district, row }) => at(OSIRIS_MOVES, slotOf(district, row + 1)),
  ({ props, district, row, y, layout }) => {
    const slot = slotOf(district, row + 1);
    const owner = props.view.osiris[slot] ?? -1;
    return [owner, nameOf(props, owner), marksOf(props).slots.get(slot), y, layout];
  },
);

function SlotDrawn({ props, district, row, y, layout }: SlotProps): ReactElement {
  const { view, say, seats } = props;
  const { first, step, slotWidth, slotHeight } = layout;
  const slot = slotOf(district, row + 1);
  const owner = view.osiris[slot] ?? -1;
  const x = first + row * step;
  const name =
    owner === -1
      ? say(line('ui.slot.free', { slot: slotName(slot), gain: amountsLine(SLOTS[slot]?.gain ?? []) }))
      : say(line('ui.space.owned', { space: slotName(slot), name: seats[owner]?.name ?? say(line('opponent')) }));
  const reach = Math.min(step, layout.lane);
  return (
    <g
      className="tekhenu-target tekhenu-slot"
      data-slot={slot}
      {...told(say, line('explain.slot', { name: { key: name }, steps: stepsLine(slot) }), '6.6.3')}
      {...target(props, at(OSIRIS_MOVES, slot), name)}
    >
      <rect className="tekhenu-touch" x={x - step / 2} y={y - reach / 2} width={step} height={reach} />
      <rect
        className="tekhenu-oslot"
        x={x - slotWidth / 2}
        y={y - slotHeight / 2}
        width={slotWidth}
        height={slotHeight}
        rx="5"
      />
      {owner !== -1 && <Piece kind="building" owner={owner} x={x} y={y} scale={slotHeight / 34} />}
      <Mark owner={marksOf(props).slots.get(slot)} x={x} y={y} size={slotHeight / 2 + 2} />
    </g>
  );
}
