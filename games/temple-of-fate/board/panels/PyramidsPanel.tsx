import { at } from '@naos/engine';
import { SeatMark, told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BOARDS } from '../../rules/content/boards.ts';
import type { Props } from '../input/held-piece.ts';
import { Glyph } from '../look/Glyph.tsx';
import { othersFrom } from '../scene/others.ts';
import { Pyramid } from '../scene/Pyramid.tsx';
import { SeatThings } from './SeatFacts.tsx';

/** Everybody else's pyramid, as large as there is room. */
export function PyramidsPanel({ view, seat, seats, say }: Props): ReactElement {
  const others = othersFrom(seat, view.seats).map((other) => ({ other, player: at(view.players, other) }));
  return (
    <ul className="tof-pyramids">
      {others.map(({ player, other }) => {
        const name = seats.find((seatInfo) => seatInfo.seat === other)?.name ?? '';
        return (
          <li key={other}>
            <h3>
              <SeatMark seat={other} size={16} /> {name}
              <span className="tof-animal" {...told(say, line('board.animal'), '3.2.1')}>
                <Glyph name={BOARDS[player.board] ?? ''} /> {say(line(`board.${BOARDS[player.board]}`))}
              </span>
            </h3>
            <Pyramid
              temple={player.temple}
              seat={other}
              label={say(line('board.pyramid.of', { name }))}
              about={told(say, line('board.pyramid.about'), '4.3.1')}
              small
            />
            <SeatThings view={view} seat={other} say={say} />
          </li>
        );
      })}
    </ul>
  );
}
