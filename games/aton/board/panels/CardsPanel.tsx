import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { CARD_VALUES } from '../../rules/content/constants.ts';
import { unseenCards } from '../../rules/imagine.ts';
import type { Aton } from '../../rules/index.ts';
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
      {view.sides.map(
        ({ bottom }, seat) =>
          bottom.length > 0 && (
            <p key={seat}>
              <SeatSign seat={seat} /> {say(line('cards.bottom', { cards: cardList(bottom) }))}
            </p>
          ),
      )}
    </div>
  );
}
