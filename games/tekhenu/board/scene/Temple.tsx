import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type KeyboardEvent, memo, type ReactElement, useState } from 'react';
import { BREAD } from '../../rules/content/goods.ts';
import {
  BUILDING_SPACES,
  type BuildingSpace,
  CELL_KIND,
  CELL_REWARD,
  EDGE_COLOURS,
  OUTER_EDGE,
  SIDE,
} from '../../rules/content/temple.ts';
import { SLOT_OF_VALUE, SLOT_POINTS } from '../../rules/content/tiles.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { BUILD, LAY, PEOPLE, STATUE } from '../../rules/moves.ts';
import type { RaTask } from '../../rules/tasks.ts';
import { buildingsAround, matchingEdges, pointsPerMatch } from '../../rules/temple.ts';
import { ruleOfTile } from '../../texts/card-rules.ts';
import { explainTile } from '../../texts/explained.ts';
import {
  amountLine,
  amountsLine,
  cellName,
  freePeopleSpace,
  peopleSpaceName,
  spaceName,
  tileWords,
} from '../../texts/terms.ts';
import { usePointed } from '../input/pointing.ts';
import { target } from '../input/target.ts';
import { GlyphAt, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { keptPiece, nameOf } from './kept-piece.ts';
import { Mark } from './Mark.tsx';
import { Edge, Piece, TileShape } from './Pieces.tsx';
import { marksOf } from './recent.ts';

const CELL = 62;
const LEFT = 74;
const TOP = 74;

function cellAt(cell: number): { readonly x: number; readonly y: number } {
  return { x: LEFT + (cell % SIDE) * CELL, y: TOP + Math.floor(cell / SIDE) * CELL };
}

/** The Ra action that is choosing a cell or a turn now. */
function layingTask({ view }: BoardProps<Tekhenu>): RaTask | null {
  const task = view.agenda.at(-1);
  return task?.do === 'ra' && task.tile === -1 ? task : null;
}

/** Points for a tile on a cell: buildings, matching edges at the best turn, the slot. */
function bestPoints({ view }: BoardProps<Tekhenu>, { value }: RaTask, cell: number, turns: number | null): number {
  const slot = SLOT_OF_VALUE[value] ?? 0;
  const tile = view.raSlots[slot] ?? -1;
  if (tile === -1) return 0;
  const all = turns === null ? [0, 1, 2, 3] : [turns];
  const matches = Math.max(...all.map((turn) => matchingEdges(view, tile, turn, cell)));
  return buildingsAround(view, cell) + matches * pointsPerMatch(cell) + (SLOT_POINTS[slot] ?? 0);
}

/** The Temple Complex: outer edges, cells with rewards or tiles, building and statue spaces around. */
export function Temple(props: BoardProps<Tekhenu>): ReactElement {
  const { say, view } = props;
  const size = SIDE * CELL;
  const [cursor, setCursor] = useState(-1);
  const first = cursor === -1 ? view.tiles.findIndex((tile) => tile !== -1) : cursor;
  const pointed = usePointed(props);
  return (
    <svg
      className="tekhenu-temple"
      viewBox="0 0 458 458"
      role="group"
      aria-label={say(line('ui.temple'))}
      onKeyDown={walkCells}
      onFocus={({ target: focused }) => setCursor(cellUnder(focused))}
    >
      <rect className="tekhenu-under" x={LEFT - 17} y={TOP - 14} width={size + 34} height={size + 34} rx="8" />
      <rect className="tekhenu-court" x={LEFT - 17} y={TOP - 17} width={size + 34} height={size + 34} rx="8" />
      <OuterEdges say={say} />
      {Array.from({ length: SIDE * SIDE }, (_, cell) => (
        <Cell
          key={cell}
          props={props}
          cell={cell}
          entry={cell === first}
          ghost={pointed?.do === 'lay' && pointed.cell === cell}
          turns={pointed?.do === 'turn' ? pointed.turns : 0}
        />
      ))}
      {BUILDING_SPACES.map((space, i) => (
        <Space key={space.name} props={props} space={space} index={i} />
      ))}
      {[0, 1].map((space) => (
        <StatueSpace key={space} props={props} space={space} x={space === 0 ? 425 : 229} y={space === 0 ? 229 : 30} />
      ))}
    </svg>
  );
}

function OuterEdges({ say }: Pick<BoardProps<Tekhenu>, 'say'>): ReactElement {
  const marks = OUTER_EDGE.flatMap((colour, i) => {
    if (colour === -1) return [];
    const direction = i % 4;
    const { x, y } = cellAt(Math.floor(i / 4));
    const upright = direction % 2 === 1;
    const cx = direction === 1 ? LEFT + SIDE * CELL + 8.5 : direction === 3 ? LEFT - 8.5 : x + CELL / 2;
    const cy = direction === 2 ? TOP + SIDE * CELL + 8.5 : direction === 0 ? TOP - 8.5 : y + CELL / 2;
    const d = upright ? `M${cx - 4.5} ${cy - 27}h9v54h-9z` : `M${cx - 27} ${cy - 4.5}h54v9h-54z`;
    const about = line('explain.edge', { colour: line(`edge.${EDGE_COLOURS[colour]}`) });
    return [
      <g key={i} {...told(say, about, '6.2.3')}>
        <Edge colour={colour} x={cx} y={cy} upright={upright} d={d} />
      </g>,
    ];
  });
  return <g>{marks}</g>;
}

/** Steps of the arrow keys over the cells. */
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cellUnder(element: EventTarget): number {
  return element instanceof SVGElement ? Number(element.dataset.cell ?? -1) : -1;
}

/** Tab enters at one cell, arrows walk: a tile is read without a stop at each of them on the way elsewhere. */
function walkCells(event: KeyboardEvent<SVGSVGElement>): void {
  const arrow = ARROWS[event.key];
  const here = cellUnder(event.target);
  if (arrow === undefined || here === -1) return;
  const column = (here % SIDE) + arrow[0];
  const row = Math.floor(here / SIDE) + arrow[1];
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return;
  event.preventDefault();
  event.currentTarget.querySelector<SVGElement>(`[data-cell="${row * SIDE + column}"]`)?.focus();
}

interface CellProps {
  readonly props: BoardProps<Tekhenu>;
  readonly cell: number;
  /** Tab stops here even if nothing can be laid. */
  readonly entry: boolean;
  /** It is pointed at, to lay a tile there. */
  readonly ghost: boolean;
  /** How far the tile that is being laid is turned by what is pointed at. */
  readonly turns: number;
}

const Cell = keptPiece<CellProps>(
  CellDrawn,
  ({ cell }) => at(LAY, cell),
  ({ props, cell, entry, ghost, turns }) => {
    const owner = props.view.pillars[cell] ?? -1;
    const { lit } = props;
    return [
      props.view.tiles[cell],
      owner,
      nameOf(props, owner),
      lit != null && 'cell' in lit && lit.cell === cell,
      marksOf(props).cells.get(cell),
      entry,
      ghost,
      turns,
      // While a tile is being laid, cells show what it would bring.
      layingTask(props) === null ? null : props.view,
    ];
  },
);

function CellDrawn({ props, cell, entry, ghost: isPointed, turns }: CellProps): ReactElement {
  const { view, say, moves, seats, lit } = props;
  const { x, y } = cellAt(cell);
  const laid = view.tiles[cell] ?? -1;
  const owner = view.pillars[cell] ?? -1;
  const task = layingTask(props);
  const move = at(LAY, cell);
  const legal = moves.includes(move);
  const turning = task !== null && task.cell === cell;
  const ghost = turning || isPointed;
  const tile = task === null ? -1 : (view.raSlots[SLOT_OF_VALUE[task.value] ?? 0] ?? -1);
  const points = task !== null && (legal || turning) ? bestPoints(props, task, cell, turning ? turns : null) : null;
  const name =
    laid === -1
      ? say(line('ui.cell.empty', { cell: cellName(cell), reward: amountsLine(CELL_REWARD[cell] ?? []) }))
      : say(
          line('ui.cell.tile', {
            cell: cellName(cell),
            code: tileWords(laid >> 2).code,
            text: tileWords(laid >> 2).text,
            name: owner === -1 ? '–' : (seats[owner]?.name ?? say(line('opponent'))),
          }),
        );
  const on = target(props, move, points === null ? name : `${name}, ${say(line('ui.cell.points', { points }))}`);
  const named = lit !== null && lit !== undefined && 'cell' in lit && lit.cell === cell;
  return (
    <g
      className="tekhenu-target tekhenu-cell"
      data-told={named}
      data-part={`cell-${cell}`}
      {...told(say, aboutCell(name, laid >> 2), laid === -1 ? '6.2.4' : ruleOfTile(laid >> 2))}
      data-cell={cell}
      {...on}
      tabIndex={legal || entry ? 0 : -1}
    >
      <rect className="tekhenu-touch" x={x} y={y} width={CELL} height={CELL} rx="6" />
      {laid === -1 && !ghost && (
        <>
          <rect className="tekhenu-ground" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="6" />
          <Reward cell={cell} x={x + CELL / 2} y={y + (points === null ? CELL / 2 : 24)} />
        </>
      )}
      {ghost && tile !== -1 && (
        <g className="tekhenu-ghosttile">
          <TileShape tile={tile} turns={turning ? turns : 0} x={x + 2} y={y + 2} size={CELL - 4} plain />
        </g>
      )}
      {laid !== -1 && (
        <TileShape tile={laid >> 2} turns={laid & 3} x={x + 2} y={y + 2} size={CELL - 4} plain={owner !== -1} />
      )}
      {owner !== -1 && <Piece kind="pillar" owner={owner} x={x + CELL / 2} y={y + CELL / 2} />}
      <Mark owner={marksOf(props).cells.get(cell)} x={x + CELL / 2} y={y + CELL / 2} size={CELL / 2 + 1} />
      {points !== null && (
        <text className="tekhenu-points" x={x + CELL / 2} y={y + (ghost ? 38 : 52)}>
          +{points}
        </text>
      )}
    </g>
  );
}

/** An empty cell with its reward, or what lies there. */
function aboutCell(name: string, tile: number): Line {
  const named = { key: name };
  return tile < 0
    ? line('explain.cell', { name: named })
    : line('explain.cell.tile', { name: named, tile: explainTile(tile) });
}

const Reward = memo(function Reward({
  cell,
  x,
  y,
}: {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const kind = CELL_KIND[cell] ?? 0;
  const n = CELL_REWARD[cell]?.[kind] ?? 0;
  return (
    <g className={goodClass(kind)}>
      {Array.from({ length: n }, (_, i) => (
        <GlyphAt key={i} name={goodGlyph(kind)} x={x + (i - (n - 1) / 2) * 17} y={y} size={n > 1 ? 17 : 22} />
      ))}
    </g>
  );
});

function spot({ name, line: served }: BuildingSpace): { readonly x: number; readonly y: number } {
  const along = 105 + (served % SIDE) * CELL;
  switch (name[0]) {
    case 'w':
      return { x: 28, y: along };
    case 'e':
      return { x: 430, y: along };
    case 's':
      return { x: along, y: 430 };
    default:
      return { x: along, y: 28 };
  }
}

interface SpaceProps {
  readonly props: BoardProps<Tekhenu>;
  readonly space: BuildingSpace;
  readonly index: number;
}

const Space = keptPiece<SpaceProps>(
  SpaceDrawn,
  ({ index }) => at(BUILD, index),
  ({ props, index }) => {
    const owner = props.view.spaces[index] ?? -1;
    return [owner, nameOf(props, owner), marksOf(props).spaces.get(index), props.view.players.length];
  },
);

function SpaceDrawn({ props, space, index }: SpaceProps): ReactElement {
  const { view, say, seats } = props;
  const { x, y } = spot(space);
  const owner = view.spaces[index] ?? -1;
  const closed = space.fromPlayers > view.players.length;
  const where = spaceName(index);
  const name = closed
    ? say(line('ui.space.closed', { space: where, players: space.fromPlayers }))
    : owner === -1
      ? say(line('ui.space.free', { space: where, cost: amountLine(BREAD, space.bread) }))
      : say(line('ui.space.owned', { space: where, name: seats[owner]?.name ?? say(line('opponent')) }));
  return (
    <g
      className="tekhenu-target tekhenu-space"
      data-part={`space-${space.name}`}
      {...told(say, line('explain.space', { name: { key: name } }), closed ? '2.4.1' : '6.3.2')}
      {...target(props, at(BUILD, index), name)}
    >
      <rect className="tekhenu-touch" x={x - 30} y={y - 30} width="60" height="60" />
      <rect className="tekhenu-bspace" data-closed={closed} x={x - 19} y={y - 18} width="38" height="36" rx="5" />
      {closed ? (
        <path className="tekhenu-seal" d={`M${x - 10} ${y}h20`} />
      ) : owner === -1 ? (
        <>
          <GlyphAt name="bread" x={x - 7} y={y} size={16} className="tekhenu-r-bread" />
          <text className="tekhenu-cost" x={x + 9} y={y + 5}>
            {space.bread}
          </text>
        </>
      ) : (
        <Piece kind="building" owner={owner} x={x} y={y} />
      )}
      <Mark owner={marksOf(props).spaces.get(index)} x={x} y={y} size={22} />
    </g>
  );
}

interface StatueSpaceProps {
  readonly props: BoardProps<Tekhenu>;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A space for a statue for the people, with its gold. */
export const StatueSpace = keptPiece<StatueSpaceProps>(
  StatueSpaceDrawn,
  ({ space }) => at(STATUE, PEOPLE + space),
  ({ props, space, x, y, scale }) => {
    const owner = props.view.peopleStatues[space] ?? -1;
    const mark = marksOf(props).statues.get(PEOPLE + space);
    return [owner, nameOf(props, owner), props.view.gold[space], mark, x, y, scale];
  },
);

function StatueSpaceDrawn({ props, space, x, y, scale = 1 }: StatueSpaceProps): ReactElement {
  const { view, say, seats } = props;
  const owner = view.peopleStatues[space] ?? -1;
  const where = peopleSpaceName(space);
  const name =
    owner === -1
      ? say(freePeopleSpace(space, view.gold[space] ?? 0))
      : say(line('ui.space.owned', { space: where, name: seats[owner]?.name ?? say(line('opponent')) }));
  return (
    <g
      className="tekhenu-target"
      data-part={`people-${space}`}
      {...told(
        say,
        line(space < 2 ? 'explain.people.temple' : 'explain.people.osiris', { name: { key: name } }),
        space < 2 ? '6.1.5' : '2.8.2',
      )}
      {...target(props, at(STATUE, PEOPLE + space), name)}
    >
      <circle className="tekhenu-touch" cx={x} cy={y} r={30 * scale} />
      <circle className="tekhenu-sspace" cx={x} cy={y} r={19 * scale} />
      {owner !== -1 ? (
        <Piece kind="statue" owner={owner} x={x} y={y} scale={scale} />
      ) : (
        (view.gold[space] ?? 0) > 0 && <GlyphAt name="gold" x={x} y={y} size={22 * scale} className="tekhenu-r-gold" />
      )}
      <Mark owner={marksOf(props).statues.get(PEOPLE + space)} x={x} y={y} size={22 * scale} />
    </g>
  );
}
