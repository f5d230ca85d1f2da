import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { CARD_VALUES } from '../../rules/content/constants.ts';
import { unseenCards } from '../../rules/imagine.ts';
import type { Aton } from '../../rules/index.ts';
import type { SideView } from '../../rules/view.ts';
import { cardList } from '../../texts/terms.ts';
import { SeatSign } from '../look/Glyph.tsx';

/** The card counter: which cards of each player this viewer has not seen yet. Exact, from the view alone. */
export function CardsPanel({ view, say }: BoardProps<Aton>): ReactElement {
  return (
    <div className="aton-counter">
      <table>
        <caption>{say(line('cards.about'))}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(line('preview.item'))}</span>
            </th>
            {CARD_VALUES.map((value) => (
              <th key={value} scope="col">
                <span className="unseen">{say(line('cards.value', { card: value }))}</span>
                <span aria-hidden="true" className="aton-counter-card">
                  {value}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sides.map((side, seat) => {
            const unseen = unseenCards(side);
            return (
              <tr key={seat} data-seat={seat}>
                <th scope="row">
                  <SeatSign seat={seat} /> {say(line(`seat.${seat}`))}
                </th>
                {CARD_VALUES.map((value) => (
                  <td key={value}>{unseen.filter((card) => card === value).length}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {view.sides.flatMap((side, seat) =>
        known(side, seat === view.viewer).map(([key, cards]) => (
          <p key={`${seat} ${key}`}>
            <SeatSign seat={seat} /> {say(line(key, { cards: cardList(cards) }))}
          </p>
        )),
      )}
    </div>
  );
}

/** Cards whose places both know from tie-breaks: under a deck, in the other hand, in one's own (3.2.8). */
function known({ bottom, hand, traced }: SideView, own: boolean): readonly (readonly [string, readonly number[]])[] {
  const lists = [
    ['cards.bottom', bottom],
    ['cards.hand', own ? [] : hand],
    ['cards.traced', traced],
  ] as const;
  return lists.filter(([, cards]) => cards.length > 0);
}
