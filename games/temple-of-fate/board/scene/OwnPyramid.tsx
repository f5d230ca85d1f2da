import { at } from '@naos/engine';
import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { type Chain, chainsOf } from '../../rules/chains.ts';
import { STRIP_PLACES } from '../../rules/content/strips.ts';
import type { TempleMove } from '../../rules/moves.ts';
import type { Temple } from '../../rules/state.ts';
import { copyTemple, layStrip } from '../../rules/temple.ts';
import { type Props, spots, useConsidered } from '../input/held-piece.ts';
import { Targets } from '../input/Targets.tsx';
import { ChainGlow, ChainPlate } from './ChainGlow.tsx';
import { PriestShape } from './Priest.tsx';
import { Pyramid } from './Pyramid.tsx';
import { CELL, cornerIn } from './picture.ts';

/** The temple as it would look after the considered move. */
function templeAfter({ preview, seat, view }: Props, move: TempleMove | null): Temple | null {
  if (move === null || seat === null || (move.do !== 'place' && move.do !== 'strip')) return null;
  const seen = preview(move)?.players[seat]?.temple;
  if (seen !== undefined || move.do === 'place') return seen ?? null;
  // Placing a strip shows its colour to the others, so no view is foretold; to its owner nothing about it is hidden.
  const temple = copyTemple(at(view.players, seat).temple);
  layStrip(temple, move.colour, move.place);
  return temple;
}

/** Chains to light up: those that the considered tile or strip touches, the one pointed at, or the one in use. */
function litChains(props: Props, temple: Temple, fresh: ReadonlySet<number>, pointed: number): readonly Chain[] {
  const chains = chainsOf(temple.cells);
  if (fresh.size > 0) return chains.filter(({ cells }) => cells.some((cell) => fresh.has(cell)));
  const task = props.view.agenda.at(-1);
  const cell = task?.do === 'use' && task.seat === props.seat ? task.cell : pointed;
  return chains.filter(({ cells }) => cells.includes(cell));
}

interface OwnPyramidProps {
  readonly props: Props;
  readonly seat: number;
  readonly narrow: boolean;
}

/** The large pyramid of the person at this page, with everything that a considered move would change. */
export function OwnPyramid({ props, seat, narrow }: OwnPyramidProps): ReactElement {
  const { view, say, held, lit } = props;
  const task = view.agenda.at(-1);
  const inUse = task?.do === 'use';
  const spot = spots.use();
  const pointed = useConsidered(props);
  const considered = held ?? pointed;
  const now = at(view.players, seat).temple;
  const after = templeAfter(props, considered);
  const temple = after ?? now;
  const fresh = new Set(after === null ? [] : changed(now.cells, after.cells, considered));
  const named = lit?.kind === 'chain marked' && lit.seat === seat ? lit.cell : -1;
  const chains = litChains(props, temple, fresh, spot?.kind === 'cell' ? spot.at : named);
  const ghost = considered?.do === 'mark' ? cornerIn(temple.cells, considered.cell) : null;
  return (
    <Pyramid
      temple={temple}
      seat={seat}
      label={say(line('board.pyramid.own'))}
      about={told(say, line('board.pyramid.about'), '4.3.1')}
      narrow={narrow}
      fresh={fresh}
      below={chains.map((chain) => (
        <ChainGlow key={chain.cells[0]} chain={chain} cells={temple.cells} quiet={chain.marked && !inUse} />
      ))}
    >
      {ghost !== null && (
        <g transform={`translate(${ghost.x + CELL / 2} ${ghost.y + CELL / 2 - 4}) scale(1.12)`}>
          <PriestShape seat={seat} ghost />
        </g>
      )}
      {chains.map((chain) => (
        <ChainPlate key={chain.cells[0]} chain={chain} cells={temple.cells} />
      ))}
      <Targets {...props} />
    </Pyramid>
  );
}

/** Cells whose stones the move changes; a strip names its own. */
function changed(before: readonly number[], after: readonly number[], move: TempleMove | null): readonly number[] {
  if (move?.do === 'strip') return STRIP_PLACES[move.place] ?? [];
  return after.flatMap((cell, at) => (cell === before[at] ? [] : [at]));
}
