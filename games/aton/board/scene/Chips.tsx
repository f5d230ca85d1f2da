import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Aton } from '../../rules/index.ts';
import { CARTOUCHE_GLYPH, Glyph, SeatSign } from '../look/Glyph.tsx';
import { activeCartouche, CARTOUCHE_RULE, effectOf, firstOf } from './effects.ts';

/** Both players' cartouches in a row of four, for a phone. */
export function Chips({ view, say, seat, stage }: BoardProps<Aton> & { readonly stage: number }): ReactElement {
  const active = activeCartouche(view);
  return (
    <ul className="aton-chips">
      {CARTOUCHE_GLYPH.map((glyph, i) => (
        <li
          key={glyph}
          data-active={active?.cartouche === i + 1}
          data-shown={i === stage - 1 && stage < 3}
          data-part={`cartouche-0-${i + 1}`}
          data-explain={[0, 1].map((side) => about(view, side, i + 1, say)).join('\n')}
          data-rule={CARTOUCHE_RULE[i]}
        >
          <ChipCard view={view} seat={0} cartouche={i + 1} say={say} />
          <Glyph name={glyph} />
          <span className="unseen">{say(line(`board.cartouche.${i + 1}`))}</span>
          <ChipCard view={view} seat={1} cartouche={i + 1} say={say} />
          {view.revealed && (
            <small aria-hidden="true" data-coming={i > stage}>
              {say(chipEffect(view, seat ?? 0, i + 1))}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a chip says in a word: the points and the order of whoever has them, and the viewer's own temples and priests. */
function chipEffect(view: Aton['view'], viewer: number, cartouche: number): Line {
  const cards = [0, 1].map((side) => view.sides[side]?.row[cartouche - 1] ?? 0);
  const [red = 0, blue = 0] = cards;
  const first = firstOf(view);
  const whose = cartouche === 1 ? (red < blue ? 1 : 0) : cartouche === 2 ? Math.max(0, first) : viewer;
  return effectOf(view, whose, cartouche, cards[whose] ?? 0);
}

/** Who has which card on a cartouche, and what it does. */
function about(view: Aton['view'], seat: number, cartouche: number, say: BoardProps<Aton>['say']): string {
  const { row = [], committed = false } = view.sides[seat] ?? {};
  const card = row[cartouche - 1];
  const facts = {
    who: line(`seat.${seat}`),
    cartouche: line(`board.cartouche.${cartouche}`),
    card: card === undefined ? line(`board.cartouche.${committed ? 'facedown' : 'empty'}`) : String(card),
    effect: card === undefined ? '' : effectOf(view, seat, cartouche, card),
  };
  return say(line('board.cartouche.label', facts));
}

interface ChipCardProps {
  readonly view: Aton['view'];
  readonly seat: number;
  readonly cartouche: number;
  readonly say: BoardProps<Aton>['say'];
}

function ChipCard({ view, seat, cartouche, say }: ChipCardProps): ReactElement {
  const side = view.sides[seat];
  const card = side?.row[cartouche - 1];
  const unseen =
    card !== undefined
      ? say(effectOf(view, seat, cartouche, card))
      : say(line(side?.committed ? 'board.cartouche.facedown' : 'board.cartouche.empty'));
  return (
    <b className="aton-chip-card" data-seat={seat}>
      <SeatSign seat={seat} hollow={card === undefined} />
      <span aria-hidden="true">{card ?? (side?.committed ? '?' : '·')}</span>
      <span className="unseen">
        {say(line(`seat.${seat}`))}: {card ?? ''} {unseen}
      </span>
    </b>
  );
}
