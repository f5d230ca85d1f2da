import type { Seat } from '@naos/engine';
import { SeatCounts, SeatFact, SeatScore } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import type { TekhenuView } from '../../rules/view.ts';
import { goodName } from '../../texts/terms.ts';
import { balanceAhead } from '../input/pointing.ts';
import { Glyph, type GlyphName, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { figure } from '../scene/figures.ts';

interface SeatFactsProps {
  readonly view: TekhenuView;
  readonly seat: Seat;
  readonly say: Say;
}

/** How many cards a mask holds. */
function cardsIn(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}

/** A player's points, resources, balance and cards. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement | null {
  const p = view.players[seat];
  if (p === undefined) return null;
  // Until the starting cards are taken nobody goes first.
  const place = view.order.indexOf(seat) + 1;
  const order = place === 0 ? '' : `, ${say(line('ui.order', { place }))}`;
  const counts: readonly { readonly name: string; readonly glyph: GlyphName; readonly n: string | number }[] = [
    { name: say(line('ui.balance')), glyph: 'scales', n: figure(balanceAhead(view, seat)) },
    { name: say(line('ui.blessings')), glyph: 'blessing', n: cardsIn(p.blessings) },
    { name: say(line('ui.technologies')), glyph: 'tech', n: cardsIn(p.technologies) },
    { name: say(line('ui.decrees')), glyph: 'decree', n: p.decreeCount },
  ];
  return (
    <>
      <SeatScore label={`${say(line('ui.vp'))}${order}`}>{p.vp}</SeatScore>
      <SeatCounts
        counts={p.goods.map((n, good) => ({
          label: say(goodName(good)),
          picture: <Glyph name={goodGlyph(good)} className={goodClass(good)} />,
          value: n,
        }))}
      />
      <SeatCounts
        counts={counts.map(({ name, glyph, n }) => ({ label: name, picture: <Glyph name={glyph} />, value: n }))}
      />
      {view.solo !== null && view.players[1] !== undefined && (
        <SeatFact label={say(line('opponent'))}>{say(line('amount.points', { n: view.players[1].vp }))}</SeatFact>
      )}
    </>
  );
}
