import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { HeldCards } from './HeldCards.tsx';

/** The cards in front of everybody; one's own decrees first. */
export function CardsPanel({ view, say, seat, seats }: BoardProps<Tekhenu>): ReactElement {
  const players = view.players.map((_, player) => player).toSorted((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <div className="tekhenu-market">
      {players.map((player) => {
        const p = view.players[player];
        if (p === undefined) return null;
        const hidden = p.decrees === null ? p.decreeCount : 0;
        return (
          <section key={`c${player}`} data-reached="true">
            <h3>
              {seats[player]?.name ?? say(line('opponent'))}
              <small>{hidden > 0 ? say(line('ui.decrees.hidden', { n: hidden })) : ''}</small>
            </h3>
            <HeldCards p={p} say={say} />
          </section>
        );
      })}
    </div>
  );
}
