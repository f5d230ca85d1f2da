import { type Line, line, type SeatNamer } from '@naos/words';
import { SPACES, TEMPLES } from '../rules/content/board.ts';
import { BLUE, RED } from '../rules/content/constants.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import type { AtonView } from '../rules/view.ts';
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

function cardLines({ sides, viewer }: AtonView): Line[] {
  const rows = sides.flatMap(({ row }, seat) =>
    row.length === 0 ? [] : [line('text.row', { colour: line(`seat.${seat}`), cards: cardList(row) })],
  );
  const hand = viewer === null ? [] : (sides[viewer]?.hand ?? []);
  return hand.length === 0 ? rows : [line('text.hand', { cards: cardList(hand) }), ...rows];
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
