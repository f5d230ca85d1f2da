import type { Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { BOARDS } from '../rules/content/boards.ts';
import { CARDS, COUNT } from '../rules/content/cards.ts';
import { LEVEL_OF_ROUND } from '../rules/content/geometry.ts';
import { SIDES } from '../rules/content/goals.ts';
import type { TempleEvent } from '../rules/events.ts';
import {
  about,
  areaName,
  cardName,
  cellList,
  listed,
  ofColour,
  ofGod,
  roman,
  rowName,
  specialName,
  stripName,
  tileName,
} from './terms.ts';

type Kind = TempleEvent['kind'];
type Of<K extends Kind> = { [P in K]: Extract<TempleEvent, { kind: P }> & { readonly kind: P } }[K];
type Teller = { [K in Kind]: (event: Of<K>, name: SeatNamer, viewer: Viewer) => Line | null };

const ROUTES = ['keep', 'left', 'right'] as const;

const points = (card: number): number => CARDS[card]?.large ?? 0;

function roundLine(round: number): Line {
  return line('event.round began', { round, level: roman(LEVEL_OF_ROUND[round] ?? 0) });
}

function exchangeLine({ keep, left, right, seats }: Of<'exchange chosen'>): Line {
  const values = { keep: tileName(keep), left: tileName(left) };
  if (right < 0)
    return line(seats === 2 ? 'event.exchange chosen.level2' : 'event.exchange chosen.level2.left', values);
  return line(seats === 2 ? 'event.exchange chosen.two' : 'event.exchange chosen.three', {
    ...values,
    right: tileName(right),
  });
}

function builtLine({ seat, tiles, strips, special, returned }: Of<'built'>, name: SeatNamer): Line {
  const values = { name: name(seat), tiles: tiles.length, strips: strips.length, returned };
  return special === null
    ? line('event.built', values)
    : line('event.built.summit', { ...values, special: specialName(special) });
}

const TELLERS: Teller = {
  'board dealt': ({ seat, board }, name, viewer) =>
    line('event.board dealt', { ...about(seat, name, viewer), board: line(`board.${BOARDS[board]}`) }),
  'first player': ({ seat }, name, viewer) => line('event.first player', about(seat, name, viewer)),
  'card opened': ({ card }) => line('event.card opened', { card: cardName(card), large: points(card) }),
  'deck empty': ({ god }) => line('event.deck empty', { god: ofGod(god) }),
  'goals picked': ({ seat, side }, name, viewer) =>
    line('event.goals picked', { ...about(seat, name, viewer), side: line(`side.${SIDES[side]}`) }),
  'round began': () => null,
  'tiles drawn': ({ tiles }) => line('event.tiles drawn', { tiles: listed(tiles.map(tileName)) }),
  'tile looked at': ({ face }) => line('event.tile looked at', { tile: tileName(face) }),
  'specials drawn': ({ specials }) => line('event.specials drawn', { specials: listed(specials.map(specialName)) }),
  'exchange chosen': (event) => exchangeLine(event),
  'tile assigned': ({ face, to, seats }) =>
    line('event.tile assigned', { tile: tileName(face), to: to > 0 && seats === 2 ? 'away' : (ROUTES[to] ?? 'keep') }),
  'tiles passed': () => line('event.tiles passed'),
  'tile received': ({ giver, face }, name) => line('event.tile received', { giver: name(giver), tile: tileName(face) }),
  'tile laid': ({ face, area, returned }) =>
    line('event.tile laid', { tile: tileName(face), area: areaName(area), returned }),
  'summit laid': ({ special, up, returned }) =>
    line('event.summit laid', { special: specialName(special), up: up ? 'yes' : 'no', returned }),
  'strip placed': ({ seat, strip, place }, name, viewer) =>
    line('event.strip placed', { ...about(seat, name, viewer), strip: stripName(strip), cells: rowName(place) }),
  built: (event, name) => builtLine(event, name),
  'build done': ({ seat }, name, viewer) => line('event.build done', about(seat, name, viewer)),
  'turn began': () => null,
  'private card taken': ({ seat, card }, name, viewer) =>
    line('event.private card taken', { ...about(seat, name, viewer), card: cardName(card), large: points(card) }),
  'chain marked': ({ seat, colour, length }, name, viewer) =>
    line('event.chain marked', { ...about(seat, name, viewer), of: ofColour(colour), length }),
  'cells occupied': ({ seat, card, cells }, name, viewer) =>
    line('event.cells occupied', {
      ...about(seat, name, viewer),
      card: cardName(card),
      cells: COUNT[cells] ?? 0,
      list: cellList(card, cells),
    }),
  'strip drawn': ({ seat, length, why }, name, viewer) =>
    line(`event.strip drawn.${why}`, { ...about(seat, name, viewer), length }),
  'strip colour': ({ strip }) => line('event.strip colour', { strip: stripName(strip) }),
  'pile empty': ({ length }) => line('event.pile empty', { length }),
  'card won': ({ seat, card, by }, name, viewer) =>
    line(`event.card won.${by}`, { ...about(seat, name, viewer), card: cardName(card), large: points(card) }),
  'turn ended': () => null,
  'token moved': ({ seat }, name, viewer) => line('event.token moved', about(seat, name, viewer)),
  scored: ({ seat, points: { large, small, strips, goals, total } }, name, viewer) =>
    line('event.scored', { ...about(seat, name, viewer), large, small, strips, goals, total }),
};

/** An event as a log line. */
export function event<K extends Kind>(told: Of<K>, name: SeatNamer, viewer: Viewer): Line | null {
  return TELLERS[told.kind](told, name, viewer);
}

/** A round opens a chapter of the log. */
export function chapter(told: TempleEvent): Line | null {
  return told.kind === 'round began' ? roundLine(told.round) : null;
}

/** The rule that an event follows, for the link beside its log line. */
const RULES: Readonly<Partial<Record<TempleEvent['kind'], string>>> = {
  'board dealt': '5.1',
  'first player': '5.7',
  'card opened': '7.2.8',
  'deck empty': '7.2.8',
  'goals picked': '11.1.1',
  'tiles passed': '6.2.5',
  built: '6.1.1',
  'strip placed': '8.2.1',
  'private card taken': '9.2.8',
  'chain marked': '7.1.1',
  'cells occupied': '7.1.4',
  'pile empty': '8.1.3',
  'token moved': '6.2.12',
  scored: '10.2',
};

export function ruleOf(told: TempleEvent): string | null {
  if (told.kind === 'strip drawn') return told.why === 'symbol' ? '7.2.2' : told.why === 'helper' ? '7.2.7' : '9.2.7';
  if (told.kind === 'card won') return told.by === 'leftmost' ? '7.2.4' : '7.2.3';
  return RULES[told.kind] ?? null;
}
