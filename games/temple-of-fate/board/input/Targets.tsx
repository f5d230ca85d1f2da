import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { survey } from '../../rules/chains.ts';
import { colourOf, hasPriest, isEmpty, levelOf } from '../../rules/content/cells.ts';
import { AREAS_OF_LEVEL, CELLS, LEVEL_OF_ROUND } from '../../rules/content/geometry.ts';
import { words } from '../../texts/index.ts';
import { areaName, cellName, ofColour } from '../../texts/terms.ts';
import { areaCorner, CELL, cornerIn } from '../scene/picture.ts';
import { type Props, useGrip } from './held-piece.ts';
import { useSpots } from './use-targets.ts';

/** The places where the held tile may go. */
function AreaTargets(props: Props): ReactElement {
  const { view, say } = props;
  const grip = useGrip(props);
  const areas = AREAS_OF_LEVEL[LEVEL_OF_ROUND[view.round] ?? 1] ?? [];
  const targets = areas.map((area) => ({ at: area, ...areaCorner(area) }));
  const { cursor, open, handlers } = useSpots(props, grip, 'area', targets);
  return (
    <g>
      {targets.map(({ at, x, y }) => {
        const move = open(at);
        return (
          <g
            key={at}
            role="button"
            className="tof-target"
            data-spot="area"
            {...told(say, line('board.area.about'), '6.2.7')}
            data-at={at}
            data-open={move !== undefined}
            tabIndex={cursor === at ? 0 : -1}
            aria-disabled={move === undefined}
            aria-label={say(
              move === undefined ? line('board.area.closed', { area: areaName(at) }) : words.move(move, view),
            )}
            {...handlers(at)}
          >
            <rect className="tof-ring" x={x + 3} y={y + 3} width={2 * CELL - 6} height={2 * CELL - 6} rx="9" />
          </g>
        );
      })}
    </g>
  );
}

/** What a cell shows, in words. */
function cellLabel({ view, seat, say }: Props, cells: readonly number[], cell: number): string {
  const packed = cells[cell] ?? 0;
  const colour = colourOf(packed);
  if (colour < 0) {
    const bare =
      levelOf(packed) < 0 ? 'board.cell.uncovered' : isEmpty(packed) ? 'board.cell.empty' : 'board.cell.blocked';
    return say(line(bare, { cell: cellName(cell) }));
  }
  const chains = survey(cells);
  const start = chains.first[cell] ?? 0;
  const own = seat === view.viewer;
  return say(
    line('board.cell.ornament', {
      of: ofColour(colour),
      cell: cellName(cell),
      length: chains.length[start] ?? 1,
      priest: own && hasPriest(packed) ? 'yes' : 'no',
      marked: chains.marked[start] === 1 ? 'yes' : 'no',
    }),
  );
}

/** Every cell of the own board: to put a priest on a chain, or to place a bonus ornament. */
function CellTargets(props: Props): ReactElement {
  const { view, seat, say } = props;
  const grip = useGrip(props);
  const cells = (seat === null ? undefined : view.players[seat])?.temple.cells ?? [];
  const targets = Array.from({ length: CELLS }, (_, at) => ({ at, ...cornerIn(cells, at) }));
  const { cursor, open, handlers } = useSpots(props, grip, 'cell', targets);
  return (
    <g>
      {targets.map(({ at, x, y }) => {
        const move = open(at);
        const label = cellLabel(props, cells, at);
        return (
          <g
            key={at}
            role="button"
            className="tof-target"
            data-spot="cell"
            data-explain={`${label}. ${say(line('board.pyramid.about'))}`}
            data-rule="4.3.1"
            data-at={at}
            data-open={move !== undefined}
            tabIndex={cursor === at ? 0 : -1}
            aria-disabled={move === undefined}
            aria-label={move === undefined ? label : `${label}. ${say(words.move(move, view))}`}
            {...handlers(at)}
          >
            <rect className="tof-touch" x={x} y={y} width={CELL} height={CELL} />
            <rect className="tof-ring" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="8" />
          </g>
        );
      })}
    </g>
  );
}

/** What can be pointed at on the own pyramid now. */
export function Targets(props: Props): ReactElement | null {
  const grip = useGrip(props);
  if (props.ask === null || props.seat === null) return null;
  if (grip?.kind === 'tile') return <AreaTargets {...props} />;
  if (grip?.kind === 'strip' || props.ask.choice === 'use a chain') return <CellTargets {...props} />;
  return null;
}
