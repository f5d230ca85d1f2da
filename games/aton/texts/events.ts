import { NOBODY, type Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { BLUE, otherOf, RED } from '../rules/content/constants.ts';
import type { AtonEvent } from '../rules/events.ts';
import { endingLine } from './outcome.ts';
import { about, cardList, spaceName } from './terms.ts';

type Kind = AtonEvent['kind'];
type Of<K extends Kind> = { [P in K]: Extract<AtonEvent, { kind: P }> & { readonly kind: P } }[K];
type Teller = { [K in Kind]: (event: Of<K>, name: SeatNamer, viewer: Viewer) => Line | null };

const TELLERS: Teller = {
  round: () => null,
  reshuffled: ({ seat, cards }, name, viewer) => line('event.reshuffled', { ...about(seat, name, viewer), cards }),
  hand: ({ seat, cards }, name, viewer) => line('event.hand', { ...about(seat, name, viewer), cards: cardList(cards) }),
  exchanged: ({ seat, given, cards }, name, viewer) =>
    line('event.exchanged', { ...about(seat, name, viewer), given: cardList(given), cards: cardList(cards) }),
  committed: ({ seat }, name, viewer) => line('event.committed', about(seat, name, viewer)),
  revealed: ({ rows: [red = [], blue = []], exchanged }, name, viewer) =>
    line('event.revealed', {
      red: cardList(red),
      blue: cardList(blue),
      exchange: exchangeLine(exchanged, name, viewer),
    }),
  points: ({ seat, points, cards }, name, viewer) =>
    seat === NOBODY
      ? line('event.points.none', { card: cards[RED] ?? 0 })
      : line('event.points', {
          ...about(seat, name, viewer),
          points,
          high: cards[seat] ?? 0,
          low: cards[otherOf(seat)] ?? 0,
        }),
  'turned-up': ({ cards: [red = [], blue = []] }) =>
    line('event.turned-up', { red: cardList(red), blue: cardList(blue) }),
  order: ({ first, by }, name, viewer) => line(`event.order.${by}`, about(first, name, viewer)),
  removed: ({ seat, owner, space, to }, name, viewer) =>
    line(seat === owner ? 'event.removed.own' : 'event.removed.theirs', {
      ...about(seat, name, viewer),
      space: spaceName(space),
      fate: line(to === 'supply' ? 'event.removed.supply' : 'nothing'),
    }),
  placed: ({ seat, space }, name, viewer) =>
    line('event.placed', { ...about(seat, name, viewer), space: spaceName(space) }),
  surplus: ({ seat, dead, kept }, name, viewer) =>
    line('event.surplus', {
      ...about(seat, name, viewer),
      dead,
      kept,
      fate: kept === 0 ? 'dead' : dead === 0 ? 'kept' : 'both',
    }),
  scoring: () => line('event.scoring'),
  scored: ({ item, counts: [red = 0, blue = 0], points }, name, viewer) => {
    if (item === 'bonus') return line('event.scored.bonus', { red, blue });
    const seat = points.findIndex((gained) => gained > 0);
    const values = { item: line(`item.${item}`), red, blue };
    return seat === NOBODY
      ? line('event.scored.none', values)
      : line('event.scored', { ...values, ...about(seat, name, viewer), points: points[seat] ?? 0 });
  },
  total: ({ points: [red = 0, blue = 0], scores }) =>
    line('event.total', { red, blue, redScore: scores[RED] ?? 0, blueScore: scores[BLUE] ?? 0 }),
  culled: ({ seat, space }, name, viewer) =>
    line('event.culled', { ...about(seat, name, viewer), space: spaceName(space) }),
  returned: ({ priests: [red = 0, blue = 0] }) => line('event.returned', { red, blue }),
  ended: ({ ending }, name) => line('event.ended', { ending: endingLine(ending, name) }),
};

function exchangeLine(exchanged: readonly boolean[], name: SeatNamer, viewer: Viewer): Line {
  const seats = [RED, BLUE].filter((seat) => exchanged[seat]);
  const [seat] = seats;
  if (seat === undefined) return line('nothing');
  return seats.length > 1 ? line('event.revealed.both') : line('event.revealed.one', about(seat, name, viewer));
}

/** An event as a log line. */
export function event<K extends Kind>(told: Of<K>, name: SeatNamer, viewer: Viewer): Line | null {
  return TELLERS[told.kind](told, name, viewer);
}

/** A round opens a chapter of the log. */
export function chapter(told: AtonEvent): Line | null {
  return told.kind === 'round' ? line('event.round', { round: told.round }) : null;
}
