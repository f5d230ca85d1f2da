import type { Seat } from '@naos/engine';
import { SeatFact, SeatScore } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { RULES } from '../rules/content/constants.ts';
import { fame, permanentFame, temporaryFame } from '../rules/control.ts';
import { tilesOf } from '../rules/ownership.ts';
import type { KemetView } from '../rules/view.ts';

interface SeatFactsProps {
  readonly view: KemetView;
  readonly seat: Seat;
  readonly say: Say;
}

/** A player's fame on its way to nine, and what they have. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement {
  const [lasting, fleeting] = [permanentFame(view, seat), temporaryFame(view, seat)];
  return (
    <>
      <SeatScore label={`/ ${RULES.victoryFame} ${say(line('seat.fame'))}`}>{fame(view, seat)}</SeatScore>
      <p className="kemet-fame">
        <span className="unseen">
          {say(line('seat.permanent'))} {lasting}, {say(line('seat.temporary'))} {fleeting}
        </span>
        {Array.from({ length: Math.max(RULES.victoryFame, lasting + fleeting) }, (_, i) => (
          <i
            key={i}
            aria-hidden="true"
            data-kind={i < lasting ? 'lasting' : i < lasting + fleeting ? 'fleeting' : 'none'}
          />
        ))}
      </p>
      <SeatFact label={say(line('seat.prayer'))}>{view.prayer[seat] ?? 0}</SeatFact>
      <SeatFact label={say(line('seat.supply'))}>{view.supply[seat] ?? 0}</SeatFact>
      <SeatFact label={say(line('seat.cards'))}>
        {view.cards[seat] ?? 0}, {view.battleCards[seat] ?? 0}
      </SeatFact>
      <SeatFact label={say(line('seat.tokens'))}>{view.tokens[seat] ?? 0}</SeatFact>
      {(view.veterans[seat] ?? 0) > 0 && <SeatFact label={say(line('seat.veterans'))}>{view.veterans[seat]}</SeatFact>}
      <SeatFact label={say(line('seat.tiles'))}>{tilesOf(view, seat).length}</SeatFact>
    </>
  );
}
