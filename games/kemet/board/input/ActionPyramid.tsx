import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { ROW_MASK, ROWS, SPACES } from '../../rules/content/spaces.ts';
import type { Kemet } from '../../rules/index.ts';
import { balanced, isTaken, owesRow, tokensAfter } from '../../rules/tokens.ts';
import { SeatSign } from '../look/Glyph.tsx';
import { GoldRow } from './GoldRow.tsx';
import { SpaceButton } from './SpaceButton.tsx';

interface ActionPyramidProps {
  readonly props: BoardProps<Kemet>;
  readonly seat: number;
}

/** A player's action pyramid: where tokens lie, where the next may go, and what balance still demands. */
export function ActionPyramid({ props, seat }: ActionPyramidProps): ReactElement {
  const { view, say, seats, moves } = props;
  const mine = seat === props.seat;
  const canSilver = mine && moves.some((move) => move.do === 'silver');
  const canOwn = mine && moves.some((move) => move.do === 'token');
  const [wish, setWish] = useState(false);
  const silver = canSilver && (wish || !canOwn);
  const name = seats.find((seatInfo) => seatInfo.seat === seat)?.name ?? '';
  return (
    <section
      className="kemet-pyr card"
      data-seat={seat}
      data-part="pyramid"
      data-asked={canOwn || canSilver}
      aria-label={say(title(mine, name))}
    >
      <header>
        <h2>{say(title(mine, name))}</h2>
        <span className="kemet-pyr-left" data-explain={say(line('pyramid.left.about'))} data-rule="7.1.1">
          <SeatSign seat={seat} /> {say(line('pyramid.left', { tokens: view.tokens[seat] ?? 0 }))}
        </span>
      </header>
      <div className="kemet-pyr-rows">
        <GoldRow props={props} seat={seat} mine={mine}>
          {canSilver && canOwn && (
            <label className="kemet-silver" data-explain={say(line('pyramid.silver.about'))} data-rule="7.3.1">
              <input type="checkbox" checked={wish} onChange={(event) => setWish(event.target.checked)} />
              {say(line('pyramid.silver-mode'))}
            </label>
          )}
        </GoldRow>
        {[...ROWS].reverse().map((row) => {
          const done = ((view.spaces[seat] ?? 0) & (ROW_MASK[row] ?? 0)) !== 0;
          return (
            <div key={row} className="kemet-pyr-row" data-row={row}>
              <span className="kemet-pyr-spaces">
                {SPACES.filter((space) => space.row === row).map((space) => (
                  <SpaceButton key={space.id} props={props} seat={seat} space={space} silver={silver} mine={mine} />
                ))}
              </span>
              <span
                className="kemet-pyr-state"
                data-done={done}
                data-explain={say(line('pyramid.row.about', { row }))}
                data-rule="7.2.4"
              >
                {say(line(done ? 'pyramid.row.done' : 'pyramid.row.needs', { row }))}
              </span>
            </div>
          );
        })}
      </div>
      <p className="note kemet-pyr-demand">{say(demand(props, seat))}</p>
    </section>
  );
}

const title = (mine: boolean, name: string): Line => (mine ? line('pyramid.yours') : line('pyramid.title', { name }));

/** What the balance rule still demands of a player (7.2). */
function demand({ view }: BoardProps<Kemet>, seat: number): Line {
  if (owesRow(view, seat)) return line('pyramid.balance.silver');
  if ((view.tokens[seat] ?? 0) === 0) return line('pyramid.balance.placed');
  const free = SPACES.filter(({ index }) => !isTaken(view, seat, index));
  const after = tokensAfter(view, seat, true);
  const closed = free.some(({ index }) => !balanced(view, seat, index, after));
  return line(closed ? 'pyramid.balance.must' : 'pyramid.balance.any');
}
