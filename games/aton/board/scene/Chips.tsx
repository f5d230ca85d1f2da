import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Aton } from '../../rules/index.ts';
import { CARTOUCHE_GLYPH, Glyph, SeatSign } from '../look/Glyph.tsx';
import { activeCartouche, effectOf } from './effects.ts';

/** Both players' cartouches in a row of four, for a phone. */
export function Chips({ view, say }: BoardProps<Aton>): ReactElement {
  const active = activeCartouche(view);
  return (
    <ul className="aton-chips">
      {CARTOUCHE_GLYPH.map((glyph, i) => (
        <li key={glyph} data-active={active?.cartouche === i + 1} data-part={`cartouche-0-${i + 1}`}>
          <ChipCard view={view} seat={0} cartouche={i + 1} say={say} />
          <Glyph name={glyph} />
          <span className="unseen">{say(line(`board.cartouche.${i + 1}`))}</span>
          <ChipCard view={view} seat={1} cartouche={i + 1} say={say} />
        </li>
      ))}
    </ul>
  );
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
