import type { Seat } from '@naos/engine';
import { SeatScore } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { RULES } from '../../rules/content/constants.ts';
import { fame, permanentFame, temporaryFame } from '../../rules/control.ts';
import { tilesOf } from '../../rules/ownership.ts';
import type { KemetView } from '../../rules/view.ts';
import { tileName } from '../../texts/terms.ts';
import { Glyph, type GlyphName } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';

interface SeatFactsProps {
  readonly view: KemetView;
  readonly seat: Seat;
  readonly say: Say;
}

interface Count {
  readonly key: string;
  readonly glyph: GlyphName;
  readonly value: number;
  readonly more?: number;
  readonly rule: string;
}

/** A player's fame on its way to nine, and what they have: prayer and units first, which decide the most. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement {
  const [lasting, fleeting] = [permanentFame(view, seat), temporaryFame(view, seat)];
  const here = view.holder.reduce((sum, holder, area) => sum + (holder === seat ? (view.units[area] ?? 0) : 0), 0);
  const key: readonly Count[] = [
    { key: 'prayer', glyph: 'ankh', value: view.prayer[seat] ?? 0, rule: 'R13' },
    { key: 'units', glyph: 'person', value: here, more: view.supply[seat] ?? 0, rule: '8.2.1' },
  ];
  const rest: readonly Count[] = [
    { key: 'tokens', glyph: 'coin', value: view.tokens[seat] ?? 0, rule: '7.1.1' },
    { key: 'divine', glyph: 'card', value: view.cards[seat] ?? 0, rule: '12.1' },
    { key: 'battle', glyph: 'swords', value: view.battleCards[seat] ?? 0, rule: '11.1.1' },
    { key: 'veterans', glyph: 'veteran', value: view.veterans[seat] ?? 0, rule: '11.5.4' },
  ];
  return (
    <>
      <SeatScore label={`/ ${RULES.victoryFame} ${say(line('seat.fame'))}`}>{fame(view, seat)}</SeatScore>
      <p
        className="kemet-fame"
        data-explain={say(line('seat.fame.about', { lasting, fleeting, most: RULES.victoryFame }))}
        data-rule="15.1"
      >
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
      <Counts className="kemet-key" counts={key} say={say} />
      <Counts className="kemet-counts" counts={rest} say={say} />
      <ul className="kemet-owned-tiles" aria-label={say(line('seat.tiles'))}>
        {tilesOf(view, seat).map(({ index, id, colour, rule }) => (
          <li
            key={id}
            data-colour={COLOURS[colour]}
            data-explain={`${say(tileName(index))}: ${say(line(`tile.${id}.about`))}`}
            data-rule={rule}
          >
            <Glyph name={tileGlyph(index)} />
            <span className="unseen">{say(tileName(index))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CountsProps {
  readonly className: string;
  readonly counts: readonly Count[];
  readonly say: Say;
}

function Counts({ className, counts, say }: CountsProps): ReactElement {
  return (
    <p className={className} data-means={className === 'kemet-key'}>
      {counts.map(({ key, glyph, value, more, rule }) => (
        <span key={key} data-kind={key} data-explain={say(line(`seat.${key}.about`))} data-rule={rule}>
          <Glyph name={glyph} />
          <span className="unseen">{say(line(`seat.${key}`))} </span>
          <b>{value}</b>
          {more !== undefined && <small>+{more}</small>}
        </span>
      ))}
    </p>
  );
}
