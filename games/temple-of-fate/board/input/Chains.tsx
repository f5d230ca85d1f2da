import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { chainsOf } from '../../rules/chains.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { ofColour } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { Priest } from '../scene/Priest.tsx';
import { type Props, spots } from './held-piece.ts';

/** Goes to a cell of the picture, so that arrows and Enter work from there. */
function focusCell(cell: number): void {
  document.querySelector<SVGElement>(`.tof-own [data-spot="cell"][data-at="${cell}"]`)?.focus();
}

/** The own chains, longest first: pointing at one lights it up, pressing it goes there. */
export function Chains(props: Props): ReactElement | null {
  const { view, seat, moves, say } = props;
  const own = seat === null ? undefined : view.players[seat];
  if (own === undefined) return null;
  const marks = new Set(moves.flatMap((move) => (move.do === 'mark' ? [move.cell] : [])));
  const chains = chainsOf(own.temple.cells).toSorted((a, b) => b.length - a.length);
  return (
    <section className="tof-chains" data-part="chains">
      <h3>{say(line('chains.title'))}</h3>
      <ul>
        {chains.map((chain) => {
          const at = chain.cells.find((cell) => marks.has(cell));
          const label = say(
            line('chains.chain', {
              of: ofColour(chain.colour),
              length: chain.length,
              marked: chain.marked ? 'yes' : 'no',
            }),
          );
          const face = (
            <>
              <Glyph name={COLOURS[chain.colour] ?? ''} />
              <b>{chain.length}</b>
              {chain.marked && seat !== null && <Priest seat={seat} />}
              <span className="unseen">{label}</span>
            </>
          );
          return (
            <li key={chain.cells[0]} data-god={COLOURS[chain.colour]} data-marked={chain.marked}>
              {at === undefined ? (
                <span className="tof-chip">{face}</span>
              ) : (
                <button
                  type="button"
                  className="tof-chip"
                  onClick={() => focusCell(at)}
                  onPointerEnter={() => spots.set({ kind: 'cell', at })}
                  onPointerLeave={() => spots.set(null)}
                >
                  {face}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
