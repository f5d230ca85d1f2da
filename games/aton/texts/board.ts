import { NOBODY } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { SPACES, TEMPLES } from '../rules/content/board.ts';
import { BLUE, CARD_VALUES, RED } from '../rules/content/constants.ts';
import { unseenCards } from '../rules/imagine.ts';
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
    ...(view.viewer === null ? [] : [line(`board.you.${view.viewer}`)]),
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

function cardLines({ sides, viewer, agenda }: AtonView): Line[] {
  const first = agenda.find((task) => task.do === 'round')?.first ?? NOBODY;
  const hand = viewer === null ? [] : (sides[viewer]?.hand ?? []);
  return [
    ...(hand.length === 0 ? [] : [line('text.hand', { cards: cardList(hand) })]),
    ...sides.flatMap((side, seat) => [...rowLine(side, seat), ...knownLines(side, seat, seat === viewer)]),
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

/** What counting tells: the cards not yet seen, and those whose places both know from tie-breaks (3.2.8). */
function knownLines(side: SideView, seat: number, own: boolean): Line[] {
  const colour = line(`seat.${seat}`);
  const unseen = unseenCards(side);
  const [n1 = 0, n2 = 0, n3 = 0, n4 = 0] = CARD_VALUES.map((value) => unseen.filter((card) => card === value).length);
  const inHand = own ? side.traced : side.hand;
  return [
    line('text.unseen', { colour, n1, n2, n3, n4 }),
    ...(inHand.length === 0 ? [] : [line(own ? 'text.traced' : 'text.known', { colour, cards: cardList(inHand) })]),
    ...(side.bottom.length === 0 ? [] : [line('text.bottom', { colour, cards: cardList(side.bottom) })]),
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
