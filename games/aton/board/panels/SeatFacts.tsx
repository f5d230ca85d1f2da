import type { Seat } from '@naos/engine';
import { SeatFact, SeatScore, told } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import type { AtonView } from '../../rules/view.ts';
import { SeatSign } from '../look/Glyph.tsx';

interface SeatFactsProps {
  readonly view: AtonView;
  readonly seat: Seat;
  readonly say: Say;
}

/** A player's score, priests, cards and exchange token. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement | null {
  const side = view.sides[seat];
  if (side === undefined) return null;
  return (
    <>
      <SeatScore label={say(line(`seat.${seat}`))} about={told(say, line('facts.score.about'), '4.4.3')}>
        {side.score}
      </SeatScore>
      <SeatFact
        label={say(line('facts.supply'))}
        about={told(say, line('facts.supply.about'), '4.7.1')}
        sign={<SeatSign seat={seat} />}
      >
        {side.supply}
      </SeatFact>
      <SeatFact label={say(line('facts.deck'))} about={told(say, line('facts.deck.about'), '4.1.2')}>
        {side.deck}, {side.discard.length + side.buried}
      </SeatFact>
      <SeatFact label={say(line('facts.exchange'))} about={told(say, line('facts.exchange.about'), '4.2.2')}>
        {say(line(side.token ? 'facts.exchange.ready' : 'facts.exchange.used'))}
      </SeatFact>
    </>
  );
}
