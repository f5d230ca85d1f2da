import type { Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { CITIES } from '../rules/content/areas.ts';
import { COLOURS } from '../rules/content/colours.ts';
import type { KemetEvent } from '../rules/events.ts';
import {
  about,
  along,
  areaName,
  battleCardName,
  cardName,
  colourName,
  creatureName,
  districtName,
  joined,
  pyramidName,
  spaceName,
  tileName,
} from './terms.ts';

type Kind = KemetEvent['kind'];
type Of<K extends Kind> = { [P in K]: Extract<KemetEvent, { kind: P }> & { readonly kind: P } }[K];
type Teller = { [K in Kind]: (event: Of<K>, name: SeatNamer, viewer: Viewer) => Line | null };

const cardList = (cards: readonly number[]): Line => joined(cards.map(cardName));

const TELLERS: Teller = {
  colours: ({ colours }) =>
    line('event.colours', {
      colours: joined(COLOURS.flatMap((_, i) => ((colours & (1 << i)) === 0 ? [] : [colourName(i)]))),
    }),
  city: ({ seat, city }, name, viewer) =>
    line('event.city', { ...about(seat, name, viewer), city: line(`city.${CITIES[city]?.id}`) }),
  order: ({ order }, name) => line('event.order', { order: order.map(name).join(', ') }),
  garrison: ({ seat, areas }, name, viewer) =>
    line('event.garrison', { ...about(seat, name, viewer), areas: joined(areas.map(districtName)) }),
  round: () => null,
  turn: () => null,
  night: ({ round }) => line('event.night', { round }),
  token: ({ seat, space, metal }, name, viewer) =>
    line(`event.token.${metal}`, { ...about(seat, name, viewer), space: spaceName(space) }),
  gold: ({ seat, tile }, name, viewer) => line('event.gold', { ...about(seat, name, viewer), tile: tileName(tile) }),
  wasted: ({ seat }, name, viewer) => line('event.wasted', about(seat, name, viewer)),
  pyramid: ({ seat, district, colour, level, cost }, name, viewer) =>
    line('event.pyramid', {
      ...about(seat, name, viewer),
      area: areaName(district),
      pyramid: pyramidName(colour),
      level,
      cost,
    }),
  tile: ({ seat, tile, cost, how }, name, viewer) =>
    line(`event.tile.${how}`, { ...about(seat, name, viewer), tile: tileName(tile), cost }),
  enlisted: ({ seat, area, units, cost }, name, viewer) =>
    line('event.enlisted', { ...about(seat, name, viewer), area: areaName(area), units, cost }),
  posted: ({ seat, creature, area }, name, viewer) =>
    line('event.posted', { ...about(seat, name, viewer), creature: creatureName(creature), area: areaName(area) }),
  unleashed: ({ creature }) => line('event.unleashed', { creature: creatureName(creature) }),
  prayer: ({ seat, points, source }, name, viewer) =>
    line('event.prayer', { ...about(seat, name, viewer), points, why: line(`prayer.${source}`) }),
  fame: ({ seat, points, source }, name, viewer) =>
    line('event.fame', { ...about(seat, name, viewer), points, why: line(`fame.${source}`) }),
  veterans: ({ seat, tokens }, name, viewer) => line('event.veterans', { ...about(seat, name, viewer), tokens }),
  spent: ({ seat, tokens }, name, viewer) => line('event.spent', { ...about(seat, name, viewer), tokens }),
  card: ({ seat, card, cost }, name, viewer) =>
    line('event.card', { ...about(seat, name, viewer), card: cardName(card), cost }),
  robbed: ({ seat, points }, name, viewer) => line('event.robbed', { ...about(seat, name, viewer), points }),
  fetched: ({ seat, card }, name, viewer) =>
    line('event.fetched', { ...about(seat, name, viewer), card: cardName(card) }),
  struck: ({ owner, area }, name, viewer) =>
    line('event.struck', { ...about(owner, name, viewer), area: areaName(area) }),
  exchanged: ({ seat, removed, card }, name, viewer) =>
    line('event.exchanged', {
      ...about(seat, name, viewer),
      removed: battleCardName(removed),
      card: battleCardName(card),
    }),
  went: ({ seat, from, to, units, beasts, way, cost }, name, viewer) =>
    line(`event.went.${way}`, {
      ...about(seat, name, viewer),
      from: areaName(from),
      to: areaName(to),
      units,
      with: along(beasts),
      cost,
    }),
  toll: ({ seat, cost }, name, viewer) => line('event.toll', { ...about(seat, name, viewer), cost }),
  battle: ({ area, attacker, defender }, name, viewer) =>
    line('event.battle', {
      ...about(attacker, name, viewer),
      them: defender === viewer ? 'yes' : 'no',
      defender: name(defender),
      area: areaName(area),
    }),
  committed: ({ seat }, name, viewer) => line('event.committed', about(seat, name, viewer)),
  spied: ({ of, card }, name) => line('event.spied', { name: name(of), card: battleCardName(card) }),
  revealed: ({ seat, card, added, cost }, name, viewer) =>
    line(added.length === 0 ? 'event.revealed' : 'event.revealed.with', {
      ...about(seat, name, viewer),
      card: battleCardName(card),
      cards: cardList(added),
      cost,
    }),
  wounded: ({ seat, card }, name, viewer) =>
    line('event.wounded', { ...about(seat, name, viewer), card: cardName(card) }),
  outcome: ({ attack, defence, winner }, name, viewer) =>
    line('event.outcome', { ...about(winner, name, viewer), attack, defence }),
  lost: ({ seat, units }, name, viewer) => line('event.lost', { ...about(seat, name, viewer), units }),
  recalled: ({ seat, units }, name, viewer) => line('event.recalled', { ...about(seat, name, viewer), units }),
  retreated: ({ seat, to, units }, name, viewer) =>
    line('event.retreated', { ...about(seat, name, viewer), to: areaName(to), units }),
  refreshed: ({ seat }, name, viewer) => line('event.refreshed', about(seat, name, viewer)),
  offered: ({ seat, area, units }, name, viewer) =>
    line('event.offered', { ...about(seat, name, viewer), area: areaName(area), units }),
  drawn: ({ cards }) => line('event.drawn', { cards: cardList(cards) }),
  drew: ({ seat, cards }, name, viewer) => line('event.drew', { ...about(seat, name, viewer), cards }),
  reshuffled: ({ cards }) => line('event.reshuffled', { cards }),
  'passed-over': ({ seat, cards }, name, viewer) =>
    cards.length === 0 ? null : line('event.passed-over', { ...about(seat, name, viewer), cards: cardList(cards) }),
  slot: ({ seat, slot }, name, viewer) => line('event.slot', { ...about(seat, name, viewer), slot: slot + 1 }),
  ended: ({ how, winner, fame }, name, viewer) =>
    how === 'fame'
      ? line('event.ended.fame', { ...about(winner, name, viewer), fame: fame[winner] ?? 0 })
      : line('event.ended.guard'),
};

/** An event as a log line. */
export function event<K extends Kind>(told: Of<K>, name: SeatNamer, viewer: Viewer): Line | null {
  return TELLERS[told.kind](told, name, viewer);
}

/** A day opens a chapter of the log. */
export function chapter(told: KemetEvent): Line | null {
  return told.kind === 'round' ? line('event.round', { round: told.round }) : null;
}

/** The rule that an event follows, for the link beside its line. */
const RULES: Partial<Record<KemetEvent['kind'], string>> = {
  colours: '5.1',
  city: '5.5',
  order: '5.8',
  garrison: '5.9',
  token: '7.2.1',
  gold: '7.3.2',
  wasted: '7.2.2',
  pyramid: '8.1.1',
  tile: '8.3.7',
  enlisted: '8.2.1',
  posted: '10.4',
  unleashed: '10.5',
  prayer: '8.4.1',
  fame: '9.6',
  veterans: '11.5.4',
  spent: '14.8.1',
  card: '12.2',
  robbed: '12.11',
  fetched: '12.12',
  struck: '12.13',
  exchanged: '13.1.5',
  went: '8.5.3',
  toll: '13.4.3',
  battle: '8.5.12',
  committed: '11.1.3',
  spied: '13.2.5',
  revealed: '11.2.1',
  wounded: '13.1.8',
  outcome: '11.3.3',
  lost: '11.4.2',
  recalled: '11.6.2',
  retreated: '11.6.3',
  refreshed: '11.8.2',
  offered: '14.1.1',
  drew: '14.6.1',
  drawn: '14.6.1',
  reshuffled: '12.3',
  'passed-over': '13.3.3',
  slot: '14.9.1',
  night: '14.0.1',
  ended: '15.1',
};

/** The SPEC id of the rule that an event follows. */
export function ruleOf({ kind }: KemetEvent): string | null {
  return RULES[kind] ?? null;
}
