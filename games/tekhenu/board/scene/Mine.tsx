import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { told } from '../look/told.ts';
import { PieceRows } from './PieceRows.tsx';
import { Sign } from './Pieces.tsx';
import { Scales } from './Scales.tsx';
import { Stores } from './Stores.tsx';

/** A player's board: scales with the coming balance, resources and production, buildings, statues and pillars. */
export function Mine(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seat, seats } = props;
  const [open, setOpen] = useState<number | null>(null);
  const shown = open ?? seat ?? 0;
  const p = view.players[shown];
  const nameOf = (player: number) => seats[player]?.name ?? say(line('opponent'));
  return (
    <section className="tekhenu-mine tekhenu-a-mine" aria-label={say(line('ui.mine'))} data-part="mine">
      <div className="tekhenu-who" role="group" aria-label={say(line('ui.whose'))}>
        {view.players.map((_, player) => (
          <button
            key={`w${player}`}
            type="button"
            aria-pressed={player === shown}
            {...told(say, line('explain.owner', { name: nameOf(player) }), '3.1')}
            onClick={() => setOpen(player)}
          >
            <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
              <Sign owner={player} x={0} y={0} />
            </svg>
            <span>{nameOf(player)}</span>
          </button>
        ))}
      </div>
      {p !== undefined && shown < view.seats && <Scales props={props} p={p} player={shown} />}
      {p !== undefined && <Stores props={props} p={p} player={shown} />}
      {p !== undefined && <PieceRows p={p} player={shown} say={say} />}
    </section>
  );
}
