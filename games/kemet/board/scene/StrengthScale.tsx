import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement } from 'react';
import { ATTACKER } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { battleCardName } from '../../texts/terms.ts';
import { SeatSign } from '../look/Glyph.tsx';
import type { Part, SideSum } from './battle-facts.ts';

interface ScaleProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  readonly sums: readonly SideSum[];
}

const KINDS = ['known', 'chosen', 'hidden'] as const;

/** Both sides' strength on one scale: what is known is solid, what is chosen is rimmed, what is hidden is hatched. */
export function StrengthScale({ props, battle, sums }: ScaleProps): ReactElement {
  const { say } = props;
  const longest = Math.max(1, ...sums.map(({ most }) => most));
  return (
    <div className="kemet-scale" data-part="scale">
      {sums.map((sum) => (
        <Bar key={sum.side} props={props} battle={battle} sum={sum} longest={longest} />
      ))}
      <p className="kemet-scale-key" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i className="kemet-bar-part" data-kind={kind} /> {say(line(`battle.kind.${kind}`))}
          </span>
        ))}
      </p>
    </div>
  );
}

interface BarProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  readonly sum: SideSum;
  readonly longest: number;
}

function Bar({ props, battle, sum, longest }: BarProps): ReactElement {
  const { say, view, seats } = props;
  const { side, seat, parts, least, most } = sum;
  const decided = battle.winner !== NONE;
  const state: Line = decided
    ? line(battle.winner === seat ? 'battle.wins' : 'battle.loses')
    : line(view.ready[side] === 1 || view.revealed ? 'battle.ready' : 'battle.thinking');
  const role = line(side === ATTACKER ? 'battle.attacker' : 'battle.defender');
  const total = least === most ? `${most}` : `${least}–${most}`;
  return (
    <div className="kemet-side" data-seat={seat} data-won={decided && battle.winner === seat}>
      <span className="kemet-side-who">
        <SeatSign seat={seat} />
        <b>{seats.find((seatInfo) => seatInfo.seat === seat)?.name}</b>
        <small>
          {say(role)}, {say(state)}
        </small>
      </span>
      <span className="kemet-bar">
        {parts.map((part) => (
          <span
            key={part.of}
            className="kemet-bar-part"
            data-kind={part.kind}
            style={{ width: `${(part.most / longest) * 100}%` }}
            data-explain={`${say(partName(part))}: ${say(amount(part))}. ${say(line(`battle.part.${part.of}.about`))}`}
            data-rule={part.of === 'card' || part.of === 'divine' ? '11.3.1' : '11.3.2'}
          >
            <b>{say(amount(part))}</b>
            <small>{say(partName(part))}</small>
          </span>
        ))}
      </span>
      <b className="kemet-side-total" data-explain={say(line('battle.total.about'))} data-rule="11.3.3">
        {total}
      </b>
    </div>
  );
}

const partName = ({ of, card }: Part): Line => (card === NONE ? line(`battle.${of}`) : battleCardName(card));

function amount({ kind, least, most }: Part): Line {
  if (kind === 'hidden') return line('battle.range', { least, most });
  return { key: `${most}` };
}
