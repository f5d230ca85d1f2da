import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { chainsOf } from '../../rules/chains.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { ofColour } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { Priest } from '../scene/Priest.tsx';
import { type Props, spots } from './held-piece.ts';

/** The own chains, longest first: pointing at one lights it up, pressing it uses it and leads on to the cards. */
export function Chains(props: Props): ReactElement | null {
  const { view, seat, moves, say, choose } = props;
  const own = seat === null ? undefined : view.players[seat];
  if (own === undefined) return null;
  const marks = moves.filter((move) => move.do === 'mark');
  const chains = chainsOf(own.temple.cells).toSorted((a, b) => b.length - a.length);
  return (
    <section className="tof-chains" data-part="chains">
      <h3>{say(line('chains.title'))}</h3>
      <ul>
        {chains.map((chain) => {
          const use = marks.find(({ cell }) => chain.cells.includes(cell));
          const label = say(
            line('chains.chain', {
              of: ofColour(chain.colour),
              length: chain.length,
              marked: chain.marked ? 'yes' : 'no',
            }),
          );
          const pays = line('chains.about', { length: chain.length, now: use === undefined ? 'no' : 'yes' });
          const about = `${label}. ${say(chain.marked ? line('chains.used') : pays)}`;
          const face = (
            <>
              <Glyph name={COLOURS[chain.colour] ?? ''} />
              <b aria-hidden="true">{chain.length}</b>
              {chain.marked && seat !== null && <Priest seat={seat} />}
              <span className="unseen">{label}</span>
            </>
          );
          return (
            <li key={chain.cells[0]} data-god={COLOURS[chain.colour]} data-marked={chain.marked}>
              {use === undefined ? (
                <span className="tof-chip" data-explain={about} data-rule="7.1.4">
                  {face}
                </span>
              ) : (
                <button
                  type="button"
                  className="tof-chip"
                  data-open="true"
                  data-explain={about}
                  data-rule="7.1.4"
                  onClick={() => {
                    spots.set(null);
                    choose(use);
                  }}
                  // A finger presses: what it pointed at would take the chip away from under it.
                  onPointerEnter={({ pointerType }) =>
                    pointerType === 'mouse' && spots.set({ kind: 'cell', at: use.cell })
                  }
                  onPointerLeave={({ pointerType }) => pointerType === 'mouse' && spots.set(null)}
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
