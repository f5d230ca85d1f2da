import type { Seat } from '@naos/engine';
import { SeatCounts, SeatScore } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { RULES } from '../../rules/content/constants.ts';
import { fame, permanentFame, temporaryFame } from '../../rules/control.ts';
import { tilesOf } from '../../rules/ownership.ts';
import type { KemetView } from '../../rules/view.ts';
import { tileName } from '../../texts/terms.ts';
import { Glyph, type GlyphName } from '../look/Glyph.tsx';

interface SeatFactsProps {
  readonly view: KemetView;
  readonly seat: Seat;
  readonly say: Say;
}

/** A player's fame on its way to nine, and what they have. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement {
  const [lasting, fleeting] = [permanentFame(view, seat), temporaryFame(view, seat)];
  const tiles = tilesOf(view, seat);
  const counts: readonly {
    readonly label: string;
    readonly glyph: GlyphName;
    readonly value: number;
    readonly about?: string;
  }[] = [
    { label: say(line('seat.prayer')), glyph: 'ankh', value: view.prayer[seat] ?? 0 },
    { label: say(line('seat.supply')), glyph: 'person', value: view.supply[seat] ?? 0 },
    { label: say(line('seat.divine')), glyph: 'card', value: view.cards[seat] ?? 0 },
    { label: say(line('seat.battle')), glyph: 'swords', value: view.battleCards[seat] ?? 0 },
    { label: say(line('seat.tokens')), glyph: 'coin', value: view.tokens[seat] ?? 0 },
    { label: say(line('seat.veterans')), glyph: 'veteran', value: view.veterans[seat] ?? 0 },
    {
      label: say(line('seat.tiles')),
      glyph: 'gold',
      value: tiles.length,
      about: `${say(line('seat.tiles'))}: ${tiles.map(({ index }) => say(tileName(index))).join(', ') || say(line('players.none'))}`,
    },
  ];
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
      <SeatCounts counts={counts.map((count) => ({ ...count, picture: <Glyph name={count.glyph} /> }))} />
    </>
  );
}
