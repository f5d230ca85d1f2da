import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { BUY_SPACES, ROW_MASK, ROWS, SPACES, type Space } from '../../rules/content/spaces.ts';
import { GOLD_ACTIONS } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';
import { GOLD, type KemetMove, SILVER, TOKEN } from '../../rules/moves.ts';
import { owns } from '../../rules/ownership.ts';
import { NONE } from '../../rules/state.ts';
import { balanced, isTaken, owesRow, tokensAfter } from '../../rules/tokens.ts';
import { actionName, colourName, spaceName, tileName } from '../../texts/terms.ts';
import { Gem, Glyph, SeatSign } from '../look/Glyph.tsx';
import { Explained } from './Explained.tsx';

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
    <section className="kemet-pyr card" data-seat={seat} data-part="pyramid" aria-label={say(title(mine, name))}>
      <header>
        <h2>{say(title(mine, name))}</h2>
        <span className="kemet-pyr-left">
          <SeatSign seat={seat} /> {say(line('pyramid.left', { tokens: view.tokens[seat] ?? 0 }))}
        </span>
      </header>
      <div className="kemet-pyr-rows">
        <GoldRow props={props} seat={seat} mine={mine} />
        {[...ROWS].reverse().map((row) => (
          <div key={row} className="kemet-pyr-row" data-row={row}>
            <span className="kemet-pyr-spaces">
              {SPACES.filter((space) => space.row === row).map((space) => (
                <SpaceButton key={space.id} props={props} seat={seat} space={space} silver={silver} mine={mine} />
              ))}
            </span>
            <span className="kemet-pyr-state" data-done={rowDone(view.spaces[seat] ?? 0, row)}>
              {say(line(rowDone(view.spaces[seat] ?? 0, row) ? 'pyramid.row.done' : 'pyramid.row.needs', { row }))}
            </span>
          </div>
        ))}
      </div>
      {canSilver && canOwn && (
        <label className="kemet-silver">
          <input type="checkbox" checked={wish} onChange={(event) => setWish(event.target.checked)} />
          {say(line('pyramid.silver-mode'))}
        </label>
      )}
      <p className="note">{say(demand(props, seat))}</p>
    </section>
  );
}

const title = (mine: boolean, name: string): Line => (mine ? line('pyramid.yours') : line('pyramid.title', { name }));
const rowDone = (spaces: number, row: number): boolean => (spaces & (ROW_MASK[row] ?? 0)) !== 0;

/** What the balance rule still demands of a player (7.2). */
function demand({ view }: BoardProps<Kemet>, seat: number): Line {
  if (owesRow(view, seat)) return line('pyramid.balance.silver');
  const free = SPACES.filter(({ index }) => !isTaken(view, seat, index));
  const after = tokensAfter(view, seat, true);
  const closed = (view.tokens[seat] ?? 0) > 0 && free.some(({ index }) => !balanced(view, seat, index, after));
  return line(closed ? 'pyramid.balance.must' : 'pyramid.balance.any');
}

interface SpaceButtonProps extends ActionPyramidProps {
  readonly space: Space;
  readonly silver: boolean;
  readonly mine: boolean;
}

function SpaceButton({ props, seat, space, silver, mine }: SpaceButtonProps): ReactElement {
  const { view, say, moves } = props;
  const { index, action, buy } = space;
  const wanted = (silver ? SILVER : TOKEN)[index] as KemetMove;
  const colour = buy >= 0 ? (view.acquire[seat * BUY_SPACES.length + buy] ?? NONE) : NONE;
  const taken = isTaken(view, seat, index);
  const isSilver = view.silverAt[seat] === index;
  const label = line('pyramid.space', {
    space: spaceName(index),
    colour: colour === NONE ? line('nothing') : line('pyramid.space.colour', { colour: colourName(colour) }),
    token: !taken ? line('nothing') : line(isSilver ? 'pyramid.space.silver' : 'pyramid.space.own'),
  });
  return (
    <Explained
      props={props}
      move={mine && moves.includes(wanted) ? wanted : null}
      wanted={mine ? wanted : null}
      className="kemet-space"
      label={say(label)}
      part={`space-${space.id}`}
      about={say(line(`action.${action}.about`))}
    >
      <span className="kemet-space-signs">
        {taken ? <TokenSign seat={seat} silver={isSilver} /> : <Glyph name={action} />}
        {colour !== NONE && <Gem colour={COLOURS[colour] ?? ''} />}
      </span>
      <span>{say(actionName(action))}</span>
    </Explained>
  );
}

function TokenSign({ seat, silver }: { readonly seat: number; readonly silver: boolean }): ReactElement {
  return silver ? <span className="kemet-silver-token" aria-hidden="true" /> : <SeatSign seat={seat} />;
}

/** Golden will: the gold tiles of the player, each a way to play the gold token. */
function GoldRow({ props, seat, mine }: ActionPyramidProps & { readonly mine: boolean }): ReactElement {
  const { view, say, moves } = props;
  const played = view.goldOn[seat] ?? NONE;
  const owned = GOLD_ACTIONS.map((gold, i) => ({ ...gold, move: GOLD[i] as KemetMove })).filter(({ tile }) =>
    owns(view, seat, tile),
  );
  const note = played !== NONE ? line('pyramid.gold.used', { tile: tileName(played) }) : line('pyramid.gold.free');
  return (
    <div className="kemet-pyr-row kemet-gold" data-part="golden-will">
      <span className="kemet-apex">
        <Glyph name="gold" /> {say(line('pyramid.gold'))}
      </span>
      {played !== NONE || owned.length === 0 ? (
        <span className="kemet-pyr-state" data-done="true">
          {say(note)}
        </span>
      ) : (
        owned.map(({ tile, action, move }) => (
          <Explained
            key={`${tile} ${action}`}
            props={props}
            move={mine && moves.includes(move) ? move : null}
            wanted={mine ? move : null}
            className="kemet-gold-action"
          >
            {say(tileName(tile))}: {say(actionName(action))}
          </Explained>
        ))
      )}
    </div>
  );
}
