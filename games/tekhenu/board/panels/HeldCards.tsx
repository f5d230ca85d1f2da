import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { DECREES, SYMBOL_NAMES } from '../../rules/content/decrees.ts';
import { BLESSING, CARDS_OF_KIND, DECREE, KINDS, TECHNOLOGY } from '../../rules/content/market.ts';
import type { Tekhenu } from '../../rules/index.ts';
import type { PlayerView } from '../../rules/view.ts';
import { ruleOfCard } from '../../texts/card-rules.ts';
import { explainCard } from '../../texts/explained.ts';
import { told } from '../look/told.ts';
import { CardFace } from './Market.tsx';

function held(mask: number): number[] {
  return Array.from({ length: CARDS_OF_KIND }, (_, card) => card).filter((card) => (mask & (1 << card)) !== 0);
}

interface HeldCardsProps {
  readonly p: PlayerView;
  readonly say: BoardProps<Tekhenu>['say'];
}

/** The cards in front of a player, as far as the viewer may see them. */
export function HeldCards({ p, say }: HeldCardsProps): ReactElement {
  const rows: [number, number][] = [
    ...held(p.decrees ?? 0).map((card): [number, number] => [DECREE, card]),
    ...held(p.blessings).map((card): [number, number] => [BLESSING, card]),
    ...held(p.technologies).map((card): [number, number] => [TECHNOLOGY, card]),
  ];
  if (rows.length === 0) return <p className="tekhenu-hint">{say(line('ui.cards.none'))}</p>;
  return (
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
  );
}
