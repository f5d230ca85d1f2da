import type { Seat } from '@naos/engine';
import { SeatFact, SeatScore } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { GOODS } from '../rules/content/goods.ts';
import type { TekhenuView } from '../rules/view.ts';
import { goodName } from '../texts/terms.ts';
import { Glyph, goodClass, goodGlyph } from './Glyph.tsx';
import { balanceAhead } from './pointing.ts';

interface SeatFactsProps {
  readonly view: TekhenuView;
  readonly seat: Seat;
  readonly say: Say;
}

/** A player's points, resources, balance and cards. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement | null {
  const p = view.players[seat];
  if (p === undefined) return null;
  const place = view.order.indexOf(seat) + 1;
  return (
    <>
      <SeatScore label={say(line('ui.vp'))}>{p.vp}</SeatScore>
      <SeatFact label={say(line('ui.order'))}>{place}</SeatFact>
      <p className="seat-fact tekhenu-seatgoods">
        {p.goods.map((n, good) => (
          <span key={GOODS[good]} data-explain={say(goodName(good))}>
            <Glyph name={goodGlyph(good)} className={goodClass(good)} />
            <span className="unseen">{say(goodName(good))} </span>
            <b>{n}</b>
          </span>
        ))}
      </p>
      <SeatFact label={say(line('ui.balance'))}>{balanceAhead(view, seat)}</SeatFact>
      <SeatFact label={say(line('ui.decrees'))}>{p.decreeCount}</SeatFact>
      {view.solo !== null && view.players[1] !== undefined && (
        <SeatFact label={say(line('opponent'))}>{say(line('amount.points', { n: view.players[1].vp }))}</SeatFact>
      )}
    </>
  );
}
