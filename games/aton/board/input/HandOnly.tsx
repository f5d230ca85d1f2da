import type { BoardProps, HandOnly } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Aton } from '../../rules/index.ts';
import { CARTOUCHE_GLYPH, Glyph, SeatSign } from '../look/Glyph.tsx';
import { effectOf } from '../scene/effects.ts';
import { Hand } from './Hand.tsx';
import { SpacePads } from './SpacePads.tsx';
import { useAllocating, useAllocationKeys } from './use-allocation.ts';

/** What is one's own beside the big screen: the four cards on their way to the cartouches, or where they lie. */
function OwnCards(props: BoardProps<Aton>): ReactElement | null {
  const allocating = useAllocating(props);
  useAllocationKeys(allocating, props.choose);
  const { view, seat, say } = props;
  const side = seat === null ? undefined : view.sides[seat];
  if (side === undefined || seat === null) return null;
  return (
    <div className="aton-own-cards">
      {allocating !== null ? (
        <Hand props={props} allocating={allocating} seat={seat} />
      ) : (
        <section aria-label={say(line('hand.title'))}>
          <SpacePads {...props} />
          <ul className="aton-laid">
            {side.row.map((card, i) => (
              <li key={i} data-seat={seat}>
                <span className="aton-laid-name">
                  <Glyph name={CARTOUCHE_GLYPH[i] ?? 'scarab'} /> {say(line(`board.cartouche.${i + 1}`))}
                </span>
                <b>
                  <SeatSign seat={seat} />
                  {card}
                </b>
                <small>{say(effectOf(view, seat, i + 1, card))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Every answer of Aton is a card, or a space of a temple. */
export const hand: HandOnly<Aton> = { Hand: OwnCards, listed: () => false };
