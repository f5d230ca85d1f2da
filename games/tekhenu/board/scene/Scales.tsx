import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { faces } from '../../rules/balance.ts';
import { HIGHEST_BALANCE, LOWEST_BALANCE, lossOf } from '../../rules/content/board.ts';
import type { Tekhenu } from '../../rules/index.ts';
import type { PlayerView } from '../../rules/view.ts';
import { balanceAhead, usePointed } from '../input/pointing.ts';
import { told } from '../look/told.ts';
import { figure } from './figures.ts';
import { Die } from './Pieces.tsx';

interface ScalesProps {
  readonly props: BoardProps<Tekhenu>;
  readonly p: PlayerView;
  readonly player: number;
}

/** A player's scales with the balance of the coming Maat phase, as it would be after the pointed move. */
export function Scales({ props, p, player }: ScalesProps): ReactElement {
  const { view, say, preview, seat } = props;
  const pointed = usePointed(props);
  const after = player === seat && pointed !== null ? preview(pointed) : null;
  const now = balanceAhead(view, player);
  const then = after === null ? now : balanceAhead(after, player);
  const tilt = Math.max(-12, Math.min(12, -then * 1.6));
  const loss = lossOf(Math.max(LOWEST_BALANCE, Math.min(HIGHEST_BALANCE, then)));
  const scales = line('ui.scales', {
    left: faces(p.left),
    right: faces(p.right),
    excess: p.excess,
    balance: figure(then),
  });
  return (
    <div
      className="tekhenu-scales"
      {...told(say, line('explain.scales', { scales, about: line('ui.balance.about') }), '8.1.1')}
    >
      <h3>{say(line('ui.balance'))}</h3>
      <p className="tekhenu-big">
        {then !== now && <span>{figure(now)} → </span>}
        <b data-bad={then < 0}>{figure(then)}</b>
      </p>
      <p>{say(loss > 0 ? line('ui.balance.loss', { loss }) : line('ui.balance.fine'))}</p>
      <svg viewBox="0 0 280 132" role="img" aria-label={say(scales)}>
        <path className="tekhenu-post" d="M140 20V118" />
        <path className="tekhenu-base" d="M120 126h40l-5-9h-30z" />
        <g className="tekhenu-beam" style={{ transform: `rotate(${tilt}deg)`, transformOrigin: '140px 34px' }}>
          <path d="M46 34H234" />
        </g>
        <circle className="tekhenu-hub" cx="140" cy="34" r="6" />
        <Pan x={50} y={84 + Math.sin((-tilt * Math.PI) / 180) * 90} dice={p.left} excess={0} />
        <Pan x={230} y={84 + Math.sin((tilt * Math.PI) / 180) * 90} dice={p.right} excess={p.excess} />
        {p.under.map((die, i) => (
          <Die key={`u${i}`} die={die} x={140 + (i - (p.under.length - 1) / 2) * 22} y={112} size={20} />
        ))}
      </svg>
    </div>
  );
}

interface PanProps {
  readonly x: number;
  readonly y: number;
  readonly dice: readonly number[];
  readonly excess: number;
}

function Pan({ x, y, dice, excess }: PanProps): ReactElement {
  const width = 25;
  return (
    <g className="tekhenu-hang" style={{ transform: `translateY(${y}px)` }}>
      <path className="tekhenu-chain" d={`M${x}-50L${x - 34} 0M${x}-50L${x + 34} 0`} />
      <path className="tekhenu-pan" d={`M${x - 42} 0h84c-4 15-20 19-42 19s-38-4-42-19z`} />
      {dice.map((die, i) => (
        <Die
          key={`d${i}`}
          die={die}
          x={x + (i - (dice.length - 1 + (excess > 0 ? 1 : 0)) / 2) * width}
          y={-13}
          size={23}
        />
      ))}
      {excess > 0 && (
        <g transform={`translate(${x + (dice.length / 2) * width} -13)`}>
          <rect className="tekhenu-exc" x="-11" y="-11" width="22" height="22" rx="4" />
          <text className="tekhenu-tn" textAnchor="middle" y="5">
            {excess}
          </text>
        </g>
      )}
    </g>
  );
}
