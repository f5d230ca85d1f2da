import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { type Action, BUY_SPACES, type Space } from '../../rules/content/spaces.ts';
import type { Kemet } from '../../rules/index.ts';
import { SILVER, TOKEN } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import { isTaken } from '../../rules/tokens.ts';
import { actionName, colourName, spaceName } from '../../texts/terms.ts';
import { Gem, Glyph, SeatSign } from '../look/Glyph.tsx';
import { Explained } from './Explained.tsx';

interface SpaceButtonProps {
  readonly props: BoardProps<Kemet>;
  readonly seat: number;
  readonly space: Space;
  readonly silver: boolean;
  readonly mine: boolean;
}

/** The rule of each action. */
export const ACTION_RULES: Readonly<Record<Action, string>> = {
  build: '8.1.1',
  recruit: '8.2.1',
  buy: '8.3.1',
  pray: '8.4.1',
  move: '8.5.1',
};

/** A space of the action pyramid: its action, the colour that it buys, the token on it. */
export function SpaceButton({ props, seat, space, silver, mine }: SpaceButtonProps): ReactElement {
  const { view, say, moves } = props;
  const { index, action, buy } = space;
  const wanted = (silver ? SILVER : TOKEN)[index] ?? null;
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
      move={mine && wanted !== null && moves.includes(wanted) ? wanted : null}
      wanted={mine ? wanted : null}
      className="kemet-space"
      label={say(label)}
      part={`space-${space.id}`}
      about={`${say(label)}. ${say(line(`action.${action}.about`))}`}
      rule={ACTION_RULES[action]}
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
