import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { words } from '../../texts/index.ts';
import { tileName } from '../../texts/terms.ts';
import { TileFace } from '../scene/TileFace.tsx';
import type { Props } from './held-piece.ts';

/** Variant Hummingbird, step 1: the tile in view and where it may go. */
export function Assign(props: Props): ReactElement | null {
  const { view, seat, moves, choose, say } = props;
  const own = seat === null ? undefined : view.players[seat];
  const face = own?.drawn[own.looked - 1];
  if (face === undefined) return null;
  return (
    <section className="tof-exchange" data-part="hand" aria-label={say(line('exchange.title'))}>
      <ul>
        <li data-kept="true" {...told(say, line('exchange.about'), '11.2.2')}>
          <TileFace face={face} />
          <p className="unseen">{say(tileName(face))}</p>
          <div className="tof-routes">
            {moves.map((move) => (
              <button key={say(words.move(move, view))} type="button" data-open="true" onClick={() => choose(move)}>
                {say(words.move(move, view))}
              </button>
            ))}
          </div>
        </li>
      </ul>
    </section>
  );
}
