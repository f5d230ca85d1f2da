import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import data from '../../components.json' with { type: 'json' };
import { ROW_POINTS, START, STATUE_GRANITE, UPKEEP } from '../../rules/content/board.ts';
import { BREAD } from '../../rules/content/goods.ts';
import type { Tekhenu } from '../../rules/index.ts';
import type { PlayerView } from '../../rules/view.ts';
import { amountLine } from '../../texts/terms.ts';
import { GlyphAt } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { Piece } from './Pieces.tsx';

interface RowsProps {
  readonly p: PlayerView;
  readonly player: number;
  readonly say: BoardProps<Tekhenu>['say'];
}

/** Buildings, statues and pillars that a player still has, and what those built bring and cost. */
export function PieceRows({ p, player, say }: RowsProps): ReactElement {
  const pillars = START.pillars - p.pillars;
  const built = line('ui.buildings.built', {
    n: p.buildings,
    points: ROW_POINTS[p.buildings] ?? 0,
    cost: amountLine(BREAD, UPKEEP[p.buildings] ?? 0),
  });
  const next = line(p.statues < START.statues ? 'ui.statues.next' : 'ui.statues.all', { n: p.statues, pillars });
  return (
    <div className="tekhenu-rows">
      <div {...told(say, line('explain.row.buildings', { about: built }), '8.2.6')}>
        <h3>
          {say(line('ui.buildings'))} <small>{say(built)}</small>
        </h3>
        <svg viewBox="0 0 332 38" aria-hidden="true">
          {data.playerBoard.buildingRow.items.map((place, i) => (
            <g key={place.id} transform={`translate(${16 + i * 33} 19)`}>
              <rect
                className="tekhenu-place"
                data-empty={i < p.buildings}
                x="-14"
                y="-17"
                width="28"
                height="34"
                rx="4"
              />
              {i >= p.buildings ? (
                <Piece kind="building" owner={player} x={0} y={0} scale={0.9} />
              ) : place.vp > 0 ? (
                <text className="tekhenu-vpn" textAnchor="middle" y={place.bread > 0 ? -1 : 6}>
                  {place.vp}
                </text>
              ) : null}
              {i < p.buildings && place.bread > 0 && (
                <GlyphAt name="bread" x={0} y={place.vp > 0 ? 9 : 0} size={15} className="tekhenu-r-bread" />
              )}
            </g>
          ))}
        </svg>
      </div>
      <div {...told(say, line('explain.row.statues', { about: next }), '6.1.1')}>
        <h3>
          {say(line('ui.statues'))} <small>{say(next)}</small>
        </h3>
        <svg viewBox="0 0 332 46" aria-hidden="true">
          {STATUE_GRANITE.map((granite, i) => (
            <g key={i} transform={`translate(${16 + i * 33} 17)`}>
              <rect
                className="tekhenu-place"
                data-empty={i < p.statues}
                x="-14"
                y="-16"
                width="28"
                height="44"
                rx="4"
              />
              {i >= p.statues && <Piece kind="statue" owner={player} x={0} y={-1} scale={0.85} />}
              <text className="tekhenu-small" textAnchor="middle" y="25">
                {granite}
              </text>
            </g>
          ))}
          {Array.from({ length: pillars }, (_, i) => (
            <Piece key={i} kind="pillar" owner={player} x={222 + i * 14} y={20} scale={0.6} />
          ))}
        </svg>
      </div>
    </div>
  );
}
