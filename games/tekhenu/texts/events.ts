import type { Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { D323 } from '../rules/content/decrees.ts';
import { FAITH } from '../rules/content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT, SECTION_OF_SLOT } from '../rules/content/market.ts';
import { ACTION_TOKENS } from '../rules/content/solo.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import { DESTINY_CARD, HAPPINESS, PEOPLE } from '../rules/moves.ts';
import { ANUBIS, IDLE, LEFT, UNDER } from '../rules/tasks.ts';
import {
  about,
  amountLine,
  amountsLine,
  cardWords,
  cellName,
  colourName,
  destinyWords,
  dieName,
  godName,
  goodName,
  joined,
  peopleSpaceName,
  slotName,
  spaceName,
  spotWords,
  startingWords,
  tileWords,
} from './terms.ts';

type Kind = TekhenuEvent['kind'];
type Of<K extends Kind> = { [P in K]: Extract<TekhenuEvent, { kind: P }> & { readonly kind: P } }[K];
type Teller = { [K in Kind]: (event: Of<K>, name: SeatNamer, viewer: Viewer) => Line | null };

function named(seat: number, name: SeatNamer): Line {
  const { name: said } = about(seat, name, null);
  return typeof said === 'string' ? line('name', { name: said }) : said;
}

function code(kind: number, card: number): Line {
  return cardWords(kind, card).code;
}

const TELLERS: Teller = {
  wheel: ({ wheel }) => line('event.wheel', { god: godName(wheel) }),
  rolled: () => null,
  round: () => null,
  'dealt decrees': ({ decrees: [first = 0, second = 0] }) =>
    line('event.dealt decrees', { code: code(DECREE, first), other: code(DECREE, second) }),
  'kept decree': ({ decree }) => line('event.kept decree', { code: code(DECREE, decree) }),
  'starting card': ({ seat, card }, name, viewer) =>
    line('event.starting card', { ...about(seat, name, viewer), card: startingWords(card).card }),
  order: ({ order }, name) => line('event.order', { names: joined(order.map((seat) => named(seat, name))) }),
  'destiny card': ({ seat, card }, name, viewer) =>
    line('event.destiny card', { ...about(seat, name, viewer), card: destinyWords(card).card }),
  resolved: ({ seat, card, destiny }, name, viewer) =>
    line('event.resolved', {
      ...about(seat, name, viewer),
      card: card === DESTINY_CARD ? destinyWords(destiny).card : startingWords(card).card,
    }),
  looked: ({ cardKind, cards }) => line('event.looked', { cards: joined(cards.map((card) => code(cardKind, card))) }),
  gained: ({ seat, goods, from }, name, viewer) =>
    line('event.gained', { ...about(seat, name, viewer), goods: amountsLine(goods), from: line(`from.${from}`) }),
  points: ({ seat, points, reason }, name, viewer) =>
    line('event.points', { ...about(seat, name, viewer), points, reason: line(`reason.${reason}`) }),
  lost: ({ seat, points, reason }, name, viewer) =>
    line('event.lost', { ...about(seat, name, viewer), points, reason: line(`reason.${reason}`) }),
  marker: ({ seat, marker, to }, name, viewer) =>
    line('event.marker', {
      ...about(seat, name, viewer),
      marker: line(marker === HAPPINESS ? 'marker.happiness' : 'marker.population'),
      to,
    }),
  took: ({ seat, spot, mode }, name, viewer) =>
    line(mode === ANUBIS ? 'event.took.anubis' : mode === IDLE ? 'event.took.idle' : 'event.took', {
      ...about(seat, name, viewer),
      ...spotWords(spot),
    }),
  weighed: ({ die, pan }) =>
    line(pan === LEFT ? 'event.weighed.left' : pan === UNDER ? 'event.weighed.under' : 'event.weighed.right', {
      die: dieName(die),
    }),
  valued: ({ value }) => line('event.valued', { value }),
  recoloured: ({ colour }) => line('event.recoloured', { colour: colourName(colour) }),
  blessing: ({ seat, card }, name, viewer) =>
    line('event.blessing', { ...about(seat, name, viewer), ...cardWords(BLESSING, card) }),
  'extra bought': ({ seat, god }, name, viewer) =>
    line('event.extra bought', { ...about(seat, name, viewer), god: godName(god) }),
  action: ({ seat, god, value }, name, viewer) =>
    line('event.action', { ...about(seat, name, viewer), god: godName(god), value }),
  skipped: ({ god }) => line('event.skipped', { god: godName(god) }),
  paid: ({ seat, goods }, name, viewer) =>
    line('event.paid', { ...about(seat, name, viewer), goods: amountsLine(goods) }),
  produced: ({ seat, good, kept, excess, free }, name, viewer) => {
    const over = line(free ? 'event.produced.returned' : 'event.produced.excess', { excess });
    return line('event.produced', {
      ...about(seat, name, viewer),
      goods: amountLine(good, kept),
      more: excess > 0 ? over : line('nothing'),
    });
  },
  returned: ({ seat, faith, excess }, name, viewer) => {
    const goods = [
      ...(faith > 0 ? [amountLine(FAITH, faith)] : []),
      ...(excess > 0 ? [line('amount.excess', { n: excess })] : []),
    ];
    return line('event.returned', { ...about(seat, name, viewer), goods: joined(goods) });
  },
  statue: ({ seat, place }, name, viewer) =>
    place < PEOPLE
      ? line('event.statue.god', { ...about(seat, name, viewer), god: godName(place) })
      : line('event.statue.people', { ...about(seat, name, viewer), space: peopleSpaceName(place) }),
  laid: ({ seat, tile, cell }, name, viewer) =>
    line('event.laid', { ...about(seat, name, viewer), code: tileWords(tile).code, cell: cellName(cell) }),
  ability: ({ tile }) => line('event.ability', tileWords(tile)),
  pillar: ({ seat, cell }, name, viewer) =>
    line('event.pillar', { ...about(seat, name, viewer), cell: cellName(cell) }),
  'tile up': ({ tile }) => line('event.tile up', { code: tileWords(tile).code }),
  built: ({ seat, space }, name, viewer) =>
    line('event.built', { ...about(seat, name, viewer), space: spaceName(space) }),
  osiris: ({ seat, slot }, name, viewer) =>
    line('event.osiris', { ...about(seat, name, viewer), slot: slotName(slot) }),
  track: ({ seat, good, to }, name, viewer) =>
    line('event.track', { ...about(seat, name, viewer), good: goodName(good), to }),
  card: ({ seat, cardKind, card }, name, viewer) =>
    line('event.card', { ...about(seat, name, viewer), ...cardWords(cardKind, card) }),
  'decree drawn': ({ seat, decree }, name, viewer) =>
    decree === -1
      ? line('event.decree drawn', about(seat, name, viewer))
      : line('event.decree drawn.own', cardWords(DECREE, decree)),
  refreshed: ({ seat, section }, name, viewer) =>
    line('event.refreshed', { ...about(seat, name, viewer), section: section + 1 }),
  'section open': ({ section }) => line('event.section open', { section: section + 1 }),
  market: ({ slot, card }) =>
    line('event.market', { ...cardWords(KIND_OF_SLOT[slot] ?? 0, card), section: (SECTION_OF_SLOT[slot] ?? 0) + 1 }),
  'extra action': ({ seat, decree }, name, viewer) =>
    decree
      ? line('event.extra action.decree', { ...about(seat, name, viewer), code: code(DECREE, D323) })
      : line('event.extra action', about(seat, name, viewer)),
  rotation: ({ wheel }) => line('event.rotation', { first: godName(wheel), second: godName((wheel + 1) % 6) }),
  maat: () => null,
  balance: ({ seat, balance, faith }, name, viewer) =>
    faith === 0
      ? line('event.balance', { ...about(seat, name, viewer), balance })
      : line('event.balance.faith', {
          ...about(seat, name, viewer),
          faith: amountLine(FAITH, Math.abs(faith)),
          side: faith > 0 ? 'left' : 'right',
          balance,
        }),
  scoring: () => null,
  upkeep: ({ seat, paid, unpaid }, name, viewer) =>
    line('event.upkeep', {
      ...about(seat, name, viewer),
      paid,
      more: unpaid > 0 ? line('event.upkeep.unpaid', { unpaid }) : line('nothing'),
    }),
  revealed: () => line('event.revealed'),
  // Using 323 is told as an action; it scores nothing.
  decree: ({ seat, decree, points }, name, viewer) =>
    decree === D323 ? null : line('event.decree', { ...about(seat, name, viewer), code: code(DECREE, decree), points }),
  token: ({ token }) => {
    const { god = -1, goods = [] } = ACTION_TOKENS[token] ?? {};
    return god === -1
      ? line('event.token.goods', { goods: joined(goods.map(goodName)) })
      : line('event.token.god', { god: godName(god) });
  },
};

/** An event as a log line. */
export function event<K extends Kind>(told: Of<K>, name: SeatNamer, viewer: Viewer): Line | null {
  return TELLERS[told.kind](told, name, viewer);
}

/** Rounds, Maat phases and scorings open chapters of the log. */
export function chapter(told: TekhenuEvent): Line | null {
  switch (told.kind) {
    case 'round':
      return line('event.round', { round: told.round });
    case 'maat':
      return line('event.maat', { phase: told.phase });
    case 'scoring':
      return line('event.scoring', { second: told.second ? 'yes' : 'no' });
    default:
      return null;
  }
}

/** SPEC ids behind log lines. */
const RULES: Partial<Record<TekhenuEvent['kind'], string>> = {
  order: '8.1.5',
  'destiny card': '7.2.1',
  weighed: '5.3.2',
  valued: '5.2.1',
  statue: '6.1.1',
  laid: '6.2.1',
  ability: '6.2.6',
  'tile up': '6.2.8',
  built: '6.3.1',
  osiris: '6.6.2',
  track: '6.6.3',
  card: '6.5.5',
  refreshed: '6.5.4',
  'section open': '6.5.7',
  market: '5.1.4',
  'extra action': '6.10.2',
  rotation: '5.0.2',
  balance: '8.1.1',
  upkeep: '8.2.7',
  revealed: '8.3.1',
  decree: '8.3.1',
  token: '9.2.1',
  produced: '6.8.1',
  returned: '8.1.7',
};

export function ruleOf(told: TekhenuEvent): string | null {
  return RULES[told.kind] ?? null;
}
