import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement, ReactNode } from 'react';
import { GOLD_ACTIONS } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';
import { GOLD } from '../../rules/moves.ts';
import { owns } from '../../rules/ownership.ts';
import { NONE } from '../../rules/state.ts';
import { actionName, tileName } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { Explained } from './Explained.tsx';

interface GoldRowProps {
  readonly props: BoardProps<Kemet>;
  readonly seat: number;
  readonly mine: boolean;
  /** What else stands at the top of the pyramid. */
  readonly children: ReactNode;
}

/** Golden will: the gold tiles of the player, each a way to play the gold token. */
export function GoldRow({ props, seat, mine, children }: GoldRowProps): ReactElement {
  const { view, say, moves } = props;
  const played = view.goldOn[seat] ?? NONE;
  const owned = GOLD_ACTIONS.flatMap(({ tile, action }, i) => {
    const move = GOLD[i];
    return move !== undefined && owns(view, seat, tile) ? [{ tile, action, move }] : [];
  });
  const note = played !== NONE ? line('pyramid.gold.used', { tile: tileName(played) }) : line('pyramid.gold.free');
  const about = say(line('pyramid.gold.about'));
  return (
    <div className="kemet-pyr-row kemet-gold" data-part="golden-will" data-idle={played === NONE && owned.length === 0}>
      <span className="kemet-apex" data-explain={about} data-rule="7.3.2">
        <Glyph name="gold" /> {say(line('pyramid.gold'))}
      </span>
      {played !== NONE || owned.length === 0 ? (
        <span className="kemet-pyr-state" data-done="true" data-explain={about} data-rule="7.3.2">
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
            about={about}
            rule="7.3.2"
          >
            {say(tileName(tile))}: {say(actionName(action))}
          </Explained>
        ))
      )}
      {children}
    </div>
  );
}
