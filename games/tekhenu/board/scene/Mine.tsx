import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import data from '../../components.json' with { type: 'json' };
import { faces } from '../../rules/balance.ts';
import { lossOf, ROW_POINTS, START, STATUE_GRANITE, UPKEEP } from '../../rules/content/board.ts';
import { BASICS, BREAD, GOLD, GRANITE, SCRIBE } from '../../rules/content/goods.ts';
import type { Tekhenu } from '../../rules/index.ts';
import type { PlayerView } from '../../rules/view.ts';
import { amountLine, goodName } from '../../texts/terms.ts';
import { balanceAhead, usePointed } from '../input/pointing.ts';
import { Glyph, GlyphAt, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { change, figure } from './figures.ts';
import { Die, Piece, Sign } from './Pieces.tsx';

/** A player's board: scales with the coming balance, resources and production, buildings, statues and pillars. */
export function Mine(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seat, seats } = props;
  const [open, setOpen] = useState<number | null>(null);
  const shown = open ?? seat ?? 0;
  const p = view.players[shown];
  const nameOf = (player: number) => seats[player]?.name ?? say(line('opponent'));
  return (
    <section className="tekhenu-mine" aria-label={say(line('ui.mine'))} data-part="mine">
      <div className="tekhenu-who" role="group" aria-label={say(line('ui.whose'))}>
        {view.players.map((_, player) => (
          <button key={`w${player}`} type="button" aria-pressed={player === shown} onClick={() => setOpen(player)}>
            <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
              <Sign owner={player} x={0} y={0} />
            </svg>
            {nameOf(player)}
          </button>
        ))}
      </div>
      {p !== undefined && shown < view.seats && <Scales props={props} p={p} player={shown} />}
      {p !== undefined && <Stores props={props} p={p} player={shown} />}
      {p !== undefined && <Rows p={p} player={shown} say={say} />}
    </section>
  );
}

interface PartProps {
  readonly props: BoardProps<Tekhenu>;
  readonly p: PlayerView;
  readonly player: number;
}

function Scales({ props, p, player }: PartProps): ReactElement {
  const { view, say, preview, seat } = props;
  const pointed = usePointed(props);
  const after = player === seat && pointed !== null ? preview(pointed) : null;
  const now = balanceAhead(view, player);
  const then = after === null ? now : balanceAhead(after, player);
  const tilt = Math.max(-12, Math.min(12, -then * 1.6));
  const loss = lossOf(Math.max(-10, Math.min(10, then)));
  return (
    <div className="tekhenu-scales">
      <h3>{say(line('ui.balance'))}</h3>
      <p className="tekhenu-big">
        {then !== now && <span>{figure(now)} → </span>}
        <b data-bad={then < 0}>{figure(then)}</b>
      </p>
      <p>{say(loss > 0 ? line('ui.balance.loss', { loss }) : line('ui.balance.fine'))}</p>
      <svg
        viewBox="0 0 280 132"
        role="img"
        aria-label={say(
          line('ui.scales', { left: faces(p.left), right: faces(p.right), excess: p.excess, balance: then }),
        )}
      >
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

function Pan({
  x,
  y,
  dice,
  excess,
}: {
  readonly x: number;
  readonly y: number;
  readonly dice: readonly number[];
  readonly excess: number;
}): ReactElement {
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
        <g transform={`translate(${x + ((dice.length - (excess > 0 ? 0 : 1)) / 2) * width} -13)`}>
          <rect className="tekhenu-exc" x="-11" y="-11" width="22" height="22" rx="4" />
          <text className="tekhenu-tn" textAnchor="middle" y="5">
            {excess}
          </text>
        </g>
      )}
    </g>
  );
}

const TRACK = [2, 3, 4, 5, 6] as const;

function Stores({ props, p, player }: PartProps): ReactElement {
  const { say, preview, seat, view } = props;
  const pointed = usePointed(props);
  const then = player === seat && pointed !== null ? preview(pointed)?.players[player] : undefined;
  const bot = player >= view.seats;
  return (
    <div className="tekhenu-stores">
      <h3>{say(line('ui.stores'))}</h3>
      <table>
        <tbody>
          {(bot ? [] : Array.from({ length: BASICS }, (_, good) => good)).map((good) => {
            const more = (then?.goods[good] ?? p.goods[good] ?? 0) - (p.goods[good] ?? 0);
            const marker = p.production[good] ?? 0;
            return (
              <tr key={good}>
                <th scope="row">
                  <Glyph name={goodGlyph(good)} className={goodClass(good)} /> {say(goodName(good))}
                </th>
                <td className="tekhenu-qty">
                  {p.goods[good]}
                  {more !== 0 && <em data-loss={more < 0}> {change(more)}</em>}
                </td>
                <td>
                  <span className="tekhenu-prod" role="img" aria-label={say(line('ui.production', { n: marker }))}>
                    {TRACK.map((n) => (
                      <i key={n} data-on={n === marker} data-past={n < marker} data-seat={player}>
                        {n}
                      </i>
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="tekhenu-toks">
        {(bot ? [SCRIBE] : [GOLD, SCRIBE, 6]).map((good) => (
          <span key={good}>
            <Glyph name={goodGlyph(good)} className={goodClass(good)} />{' '}
            <b>{say(amountLine(good, p.goods[good] ?? 0))}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

function Rows({
  p,
  player,
  say,
}: {
  readonly p: PlayerView;
  readonly player: number;
  readonly say: BoardProps<Tekhenu>['say'];
}): ReactElement {
  const places = data.playerBoard.buildingRow.items;
  return (
    <div className="tekhenu-rows">
      <h3>{say(line('ui.buildings'))}</h3>
      <p>
        {say(
          line('ui.buildings.built', {
            n: p.buildings,
            points: ROW_POINTS[p.buildings] ?? 0,
            cost: amountLine(BREAD, UPKEEP[p.buildings] ?? 0),
          }),
        )}
      </p>
      <svg viewBox="0 0 332 38" aria-hidden="true">
        {places.map((place, i) => (
          <g key={place.id} transform={`translate(${16 + i * 33} 19)`}>
            <rect className="tekhenu-place" data-open={i < p.buildings} x="-14" y="-17" width="28" height="34" rx="4" />
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
      <h3>{say(line('ui.statues'))}</h3>
      <p>
        {say(
          p.statues < START.statues
            ? line('ui.statues.next', {
                n: p.statues,
                cost: amountLine(GRANITE, STATUE_GRANITE[p.statues] ?? 0),
                pillars: START.pillars - p.pillars,
              })
            : line('ui.statues.all', { pillars: START.pillars - p.pillars }),
        )}
      </p>
      <svg viewBox="0 0 332 46" aria-hidden="true">
        {STATUE_GRANITE.map((granite, i) => (
          <g key={i} transform={`translate(${16 + i * 33} 17)`}>
            <rect className="tekhenu-place" data-open={i < p.statues} x="-14" y="-16" width="28" height="44" rx="4" />
            {i >= p.statues && <Piece kind="statue" owner={player} x={0} y={-1} scale={0.85} />}
            <text className="tekhenu-small" textAnchor="middle" y="24">
              {granite}
            </text>
          </g>
        ))}
        {Array.from({ length: START.pillars - p.pillars }, (_, i) => (
          <Piece key={i} kind="pillar" owner={player} x={222 + i * 14} y={20} scale={0.6} />
        ))}
      </svg>
    </div>
  );
}
