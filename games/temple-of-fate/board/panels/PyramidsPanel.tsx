import { SeatMark } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BOARDS } from '../../rules/content/boards.ts';
import type { Props } from '../input/held-piece.ts';
import { Glyph } from '../look/Glyph.tsx';
import { Pyramid } from '../scene/Pyramid.tsx';
import { SeatThings } from './SeatFacts.tsx';

/** Everybody's pyramid, as large as the panel is wide. */
export function PyramidsPanel({ view, seat, seats, say }: Props): ReactElement {
  const others = view.players.flatMap((player, other) => (other === seat ? [] : [{ player, other }]));
  return (
    <ul className="tof-pyramids">
      {others.map(({ player, other }) => {
        const name = seats.find((seatInfo) => seatInfo.seat === other)?.name ?? '';
        return (
          <li key={other}>
            <h3>
              <SeatMark seat={other} size={16} /> {name}
              <span className="tof-animal">
                <Glyph name={BOARDS[player.board] ?? ''} /> {say(line(`board.${BOARDS[player.board]}`))}
              </span>
            </h3>
            <Pyramid temple={player.temple} seat={other} label={say(line('board.pyramid.of', { name }))} small />
            <SeatThings view={view} seat={other} say={say} />
          </li>
        );
      })}
    </ul>
  );
}
