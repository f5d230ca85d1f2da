import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { DECREES, SYMBOL_NAMES } from '../../rules/content/decrees.ts';
import { BLESSING, CARDS_OF_KIND, DECREE, KINDS, TECHNOLOGY } from '../../rules/content/market.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { ruleOfCard } from '../../texts/card-rules.ts';
import { explainCard } from '../../texts/explained.ts';
import { told } from '../look/told.ts';
import { CardFace } from './Market.tsx';

function held(mask: number): number[] {
  return Array.from({ length: CARDS_OF_KIND }, (_, card) => card).filter((card) => (mask & (1 << card)) !== 0);
}

/** The cards in front of everybody; one's own decrees first. */
export function CardsPanel({ view, say, seat, seats }: BoardProps<Tekhenu>): ReactElement {
  const players = view.players.map((_, player) => player).toSorted((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <div className="tekhenu-market">
      {players.map((player) => {
        const p = view.players[player];
        if (p === undefined) return null;
        const rows: [number, number][] = [
          ...held(p.decrees ?? 0).map((card): [number, number] => [DECREE, card]),
          ...held(p.blessings).map((card): [number, number] => [BLESSING, card]),
          ...held(p.technologies).map((card): [number, number] => [TECHNOLOGY, card]),
        ];
        const hidden = p.decrees === null ? p.decreeCount : 0;
        return (
          <section key={`c${player}`} data-reached="true">
            <h3>
              {seats[player]?.name ?? say(line('opponent'))}
              <small>{hidden > 0 ? say(line('ui.decrees.hidden', { n: hidden })) : ''}</small>
            </h3>
            {rows.length === 0 && <p className="tekhenu-hint">{say(line('ui.cards.none'))}</p>}
            <div className="tekhenu-cards">
              {rows.map(([kind, card]) => (
                <div
                  key={`${kind}-${card}`}
                  className="tekhenu-card"
                  data-kind={KINDS[kind]}
                  {...told(say, explainCard(kind, card), ruleOfCard(kind, card))}
                >
                  <CardFace kind={kind} card={card} say={say} />
                  {kind === DECREE && <small>{say(line(`symbol.${SYMBOL_NAMES[DECREES[card]?.symbol ?? 0]}`))}</small>}
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
