import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import type { TempleMove } from '../../rules/moves.ts';
import { leftOf, rightOf } from '../../rules/state.ts';
import { tileName } from '../../texts/terms.ts';
import { TileFace } from '../scene/TileFace.tsx';
import type { Props } from './held-piece.ts';

/** Destinations of the drawn tiles as the person has arranged them; always one for each. */
const FIRST = [0, 1, 2];

function exchangeOf(
  moves: readonly TempleMove[],
  drawn: readonly number[],
  routes: readonly number[],
): TempleMove | undefined {
  const at = (route: number): number => drawn[routes.indexOf(route)] ?? -1;
  return (
    moves.find(
      (move) => move.do === 'exchange' && move.keep === at(0) && move.left === at(1) && move.right === at(2),
    ) ??
    moves.find((move) => move.do === 'exchange' && move.keep === at(0) && move.left === at(2) && move.right === at(1))
  );
}

/** Step 1: give every drawn tile its destination; pressing one swaps it with the tile that had it. */
export function Exchange(props: Props): ReactElement | null {
  const { view, seat, moves, choose, say, seats } = props;
  const own = seat === null ? undefined : view.players[seat];
  const drawn = own?.drawn ?? [];
  const [arranged, arrange] = useState<{ readonly of: string; readonly routes: readonly number[] }>({
    of: '',
    routes: FIRST,
  });
  if (seat === null || drawn.length === 0) return null;
  const key = `${view.round} ${drawn.join()}`;
  const routes = (arranged.of === key ? arranged.routes : FIRST).slice(0, drawn.length);
  const nameAt = (other: number): string => seats.find((seatInfo) => seatInfo.seat === other)?.name ?? '';
  const wide = view.seats > 2 && drawn.length === 3;
  const label = (route: number): string => {
    if (route === 0) return say(line('exchange.keep'));
    // There is nobody else it could go to.
    if (view.seats === 2) return say(line('exchange.away'));
    const to = route === 2 && wide ? rightOf(view.seats, seat) : leftOf(view.seats, seat);
    return say(
      line(route === 2 && wide ? 'exchange.right' : wide ? 'exchange.left' : 'exchange.give', { name: nameAt(to) }),
    );
  };
  const put = (tile: number, route: number): void => {
    const next = routes.slice();
    const other = next.indexOf(route);
    next[other] = next[tile] ?? 0;
    next[tile] = route;
    arrange({ of: key, routes: next });
  };
  // With two players both gifts are alike: one button for them.
  const choices = wide || drawn.length === 2 ? [...drawn.keys()] : [0, 1];
  const move = exchangeOf(moves, drawn, routes);
  return (
    <section className="tof-exchange" data-part="hand" aria-label={say(line('exchange.title'))}>
      <ul>
        {drawn.map((face, tile) => (
          <li
            key={`${tile} ${face}`}
            data-tile={face}
            data-kept={routes[tile] === 0}
            {...told(say, line('exchange.about'), '6.2.2')}
          >
            <TileFace face={face} />
            <p className="unseen">{say(tileName(face))}</p>
            <div className="tof-routes" role="group" aria-label={say(tileName(face))}>
              {choices.map((route) => {
                const chosen = routes[tile] === route || (!wide && route > 0 && (routes[tile] ?? 0) > 0);
                return (
                  <button
                    key={route}
                    type="button"
                    data-route={route}
                    aria-pressed={chosen}
                    data-open="true"
                    onClick={() => {
                      if (!chosen) put(tile, route);
                    }}
                  >
                    {label(route)}
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn go"
        data-open={move !== undefined}
        disabled={move === undefined}
        onClick={() => move !== undefined && choose(move, true)}
      >
        {say(line('exchange.go'))}
      </button>
    </section>
  );
}
