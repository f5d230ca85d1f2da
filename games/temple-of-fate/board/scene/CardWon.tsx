import { SeatMark, useBriefly } from '@naos/table-ui';
import { type ReactElement, useMemo } from 'react';
import { CARDS } from '../../rules/content/cards.ts';
import { GODS } from '../../rules/content/colours.ts';
import type { TempleEvent } from '../../rules/events.ts';
import { words } from '../../texts/index.ts';
import type { Props } from '../input/held-piece.ts';
import { Glyph } from '../look/Glyph.tsx';
import { PriestShape } from './Priest.tsx';

type Won = Extract<TempleEvent, { kind: 'card won' }>;

/** So many beats the card is on stage: the priests are counted, the winner is named, the points come. */
export const CARD_BEATS = 3.5;

/** The card that was won last among some events. */
export function wonIn(fresh: Props['fresh']): Won | null {
  return fresh.reduce<Won | null>((won, { event }) => (event.kind === 'card won' ? event : won), null);
}

/** A card as it is won (7.2.3 to 7.2.6), over the table. The log and the announcer tell the same in words. */
export function CardWon({ fresh, beat = 0, say, seat, seats }: Props): ReactElement | null {
  const won = useBriefly(
    useMemo(() => wonIn(fresh), [fresh]),
    CARD_BEATS * beat,
  );
  const card = CARDS[won?.card ?? -1];
  if (won === null || card === undefined) return null;
  const god = GODS[card.god] ?? '';
  const name = (one: number): string => seats[one]?.name ?? '';
  const told = words.event(won, name, seat);
  return (
    <div className="tof-moment" aria-hidden="true" data-god={god} style={{ '--beat': `${beat}ms` }}>
      <header>
        <Glyph name={god} />
        <b className="tof-moment-points">+{card.large}</b>
      </header>
      <ul>
        {won.returned.map((priests, owner) =>
          priests === 0 ? null : (
            <li key={owner} data-won={owner === won.seat}>
              <SeatMark seat={owner} size={16} />
              <span>{name(owner)}</span>
              <span className="tof-moment-priests">
                {Array.from({ length: priests }, (_, i) => (
                  <svg key={i} viewBox="-16 -24 32 46" aria-hidden="true">
                    <PriestShape seat={owner} />
                  </svg>
                ))}
              </span>
              <b>{priests}</b>
            </li>
          ),
        )}
      </ul>
      <p>{told === null ? '' : say(told)}</p>
    </div>
  );
}
