import type { BoardProps } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { boardOf, CITIES } from '../../rules/content/areas.ts';
import type { Kemet } from '../../rules/index.ts';
import { SeatShape } from '../look/Glyph.tsx';
import { cityMiddle, WIDTH } from './land.ts';

const ASIDE = 128;
const MOST_LETTERS = 12;

/** Whose city it is, beside the city where there is room for a name. */
export function Plaques({ view, seats }: BoardProps<Kemet>): ReactElement {
  return (
    <g aria-hidden="true" className="kemet-plaques">
      {boardOf(view.seats)
        .cities.filter((city) => CITIES[city]?.id !== 'w2')
        .map((city) => {
          const middle = cityMiddle(city);
          const west = middle.x < WIDTH / 2;
          const lord = view.lord[city] ?? -1;
          const name = seats.find(({ seat }) => seat === lord)?.name ?? '';
          const x = west ? middle.x - ASIDE - 92 : middle.x + ASIDE + 92;
          return (
            <g key={city} data-seat={lord} transform={`translate(${x} ${middle.y})`}>
              <g className="kemet-plaque-sign" transform="translate(0 -16) scale(.55)">
                <SeatShape seat={lord} />
              </g>
              <text y="28">{name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name}</text>
            </g>
          );
        })}
    </g>
  );
}
