import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { against, type Commitment, type Side } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { Glyph, SeatSign } from '../look/Glyph.tsx';
import { forecast, type SideSum, sideSum } from './battle-facts.ts';

interface VersusProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  readonly side: Side;
  readonly chosen: Commitment | null;
}

/** Two numbers against each other, before and with the card that is chosen or looked at. */
export function Versus({ props, battle, side, chosen }: VersusProps): ReactElement {
  const { view, say } = props;
  const [own, their] = [side, against(side)].map((one) => sideSum(view, battle, one, one === side ? chosen : null));
  const ends = chosen === null ? null : forecast(view, battle, side, chosen);
  return (
    <section className="kemet-versus" data-explain={say(line('battle.total.about'))} data-rule="11.3.3">
      {own !== undefined && <Known props={props} sum={own} />}
      <Glyph name="battle" />
      {their !== undefined && <Known props={props} sum={their} />}
      <p className="note" aria-live="polite">
        {ends === null || own === undefined
          ? say(line('battle.tie'))
          : `${say(line('battle.strength', { n: own.most }))}: ${say(
              line('battle.if-plays.sum', { won: ends.filter(({ wins }) => wins).length, all: ends.length }),
            )}`}
      </p>
    </section>
  );
}

/** What everybody knows of a side's strength, and where it comes from. */
function Known({ props, sum }: { readonly props: BoardProps<Kemet>; readonly sum: SideSum }): ReactElement {
  const { say, seats, view } = props;
  const known = sum.parts.filter(({ kind }) => kind === 'known');
  const state = view.ready[sum.side] === 1 ? 'battle.ready' : 'battle.thinking';
  return (
    <p className="kemet-versus-side" data-seat={sum.seat}>
      <b>
        <SeatSign seat={sum.seat} />
        {known.reduce((total, { most }) => total + most, 0)}
      </b>
      <small>
        {seats.find(({ seat }) => seat === sum.seat)?.name}
        {sum.seat !== props.seat && `, ${say(line(state))}`}
      </small>
      <small>{known.map(({ of, most }) => `${say(line(`battle.${of}`))} ${most}`).join(', ')}</small>
    </p>
  );
}
