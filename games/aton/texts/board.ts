import { NOBODY } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { SPACES, TEMPLES } from '../rules/content/board.ts';
import { BLUE, CARD_VALUES, RED, WHOLE_DECK } from '../rules/content/constants.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import type { AtonView, SideView } from '../rules/view.ts';
import { cardList, roman } from './terms.ts';

/** The board in text mode. */
export function board(view: AtonView, name: SeatNamer): readonly Line[] {
  const [red, blue] = view.sides;
  const [redGain, blueGain] = totalsOf(scoreBoard(view.board));
  return [
    line('text.round', { round: view.round }),
    line('text.score', { red: red.score, blue: blue.score }),
    ...[RED, BLUE].map((seat) => sideLine(view, seat, name)),
    ...cardLines(view),
    ...Array.from({ length: TEMPLES }, (_, t) => templeLine(view, t + 1)),
    line('text.kingdom', { red: red.dead, blue: blue.dead, dead: red.dead + blue.dead }),
    line('text.preview', { red: redGain, blue: blueGain }),
  ];
}

function sideLine(view: AtonView, seat: number, name: SeatNamer): Line {
  const side = view.sides[seat === RED ? RED : BLUE];
  return line('text.side', {
    name: name(seat),
    colour: line(`seat.${seat}`),
    supply: side.supply,
    deck: side.deck,
    discard: side.discard.length + side.buried,
    exchange: side.token ? 'ready' : 'used',
  });
}

function cardLines(view: AtonView): Line[] {
  const { sides, viewer, agenda } = view;
  const first = agenda.find((task) => task.do === 'round')?.first ?? NOBODY;
  const hand = viewer === null ? [] : (sides[viewer]?.hand ?? []);
  return [
    ...(hand.length === 0 ? [] : [line('text.hand', { cards: cardList(hand) })]),
    ...sides.flatMap((side, seat) => [...rowLine(side, seat), ...knownLines(side, seat, view)]),
    ...(first === NOBODY ? [] : [line('text.first', { colour: line(`seat.${first}`) })]),
  ];
}

/** The cards on the cartouches, or that they lie there face down. */
function rowLine({ row, committed }: SideView, seat: number): Line[] {
  const colour = line(`seat.${seat}`);
  const [c1, c2, c3, c4] = row;
  if (c1 === undefined || c2 === undefined || c3 === undefined || c4 === undefined) {
    return committed ? [line('text.committed', { colour })] : [];
  }
  return [line('text.row', { colour, c1, c2, c3, c4 })];
}

/** What counting tells everybody alike: cards not shown yet, and those whose places are known from tie-breaks (3.2.8). */
function knownLines(side: SideView, seat: number, { viewer, revealed }: AtonView): Line[] {
  const colour = line(`seat.${seat}`);
  const known = side.veil ?? { ...side, traced: seat === viewer ? side.traced : side.hand };
  const open = [
    known.discard,
    known.bottom,
    known.traced,
    revealed ? side.row : [],
    side.veil === null ? side.buriedTraced : [],
  ];
  const shown = open.flat();
  const [n1 = 0, n2 = 0, n3 = 0, n4 = 0] = CARD_VALUES.map(
    (value) => WHOLE_DECK.filter((card) => card === value).length - shown.filter((card) => card === value).length,
  );
  return [
    line('text.unseen', { colour, n1, n2, n3, n4 }),
    ...(known.traced.length === 0 ? [] : [line('text.known', { colour, cards: cardList(known.traced) })]),
    ...(known.bottom.length === 0 ? [] : [line('text.bottom', { colour, cards: cardList(known.bottom) })]),
  ];
}

function templeLine({ board: owners }: AtonView, temple: number): Line {
  const cells = SPACES.filter((space) => space.temple === temple).map(({ index, kind }) => {
    const owner = owners[index] ?? EMPTY;
    return line('text.cell', {
      kind: line(`kind.${kind}`),
      owner: line(owner === EMPTY ? 'text.cell.free' : `seat.${owner}`),
    });
  });
  return line('text.temple', { temple: roman(temple), cells: joined(cells) });
}

/** Several lines as one, with commas between. */
function joined([first, ...rest]: readonly Line[]): Line {
  if (first === undefined) return line('nothing');
  return rest.length === 0 ? first : line('list', { first, rest: joined(rest) });
}
