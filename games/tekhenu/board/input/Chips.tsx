import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';
import type { TekhenuView } from '../../rules/view.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { type Effects, priceOf } from '../scene/effects.ts';
import { change, figure } from '../scene/figures.ts';

type SayProp = { readonly say: BoardProps<Tekhenu>['say'] };

/** What a god action will cost, where the view after it does not tell yet. */
export function Price({
  view,
  move,
  seat,
  say,
  value,
  known = null,
}: SayProp & {
  readonly view: TekhenuView;
  readonly move: TekhenuMove;
  readonly seat: number;
  readonly value: number;
  /** What is told besides; a price that is part of it is not told twice. */
  readonly known?: Effects | null;
}): ReactElement | null {
  const price = priceOf(view, move, seat, value);
  if (price === null) return null;
  if ('key' in price) {
    return known !== null && known.happiness < 0 ? null : (
      <em className="tekhenu-chip" data-loss="true">
        {say(price)}
      </em>
    );
  }
  const told = known?.goods.some(({ good, n }) => good === price.good && n < 0) ?? false;
  return price.n === 0 || told ? null : <GoodChip good={price.good} n={price.n} say={say} />;
}

function GoodChip({ good, n, say }: SayProp & { readonly good: number; readonly n: number }): ReactElement {
  const name = goodGlyph(good);
  return (
    <em className="tekhenu-chip" data-loss={n < 0}>
      {change(n)} <Glyph name={name} className={goodClass(good)} />
      <span className="unseen"> {say(line(`good.${name}`))}</span>
    </em>
  );
}

/** What a move gives and takes at once. */
export function Chips({ effects, say }: SayProp & { readonly effects: Effects }): ReactElement {
  const { goods, points, happiness, population } = effects;
  return (
    <>
      {points !== 0 && (
        <em className="tekhenu-chip tekhenu-vpchip" data-loss={points < 0}>
          {say(line('amount.points', { n: change(points) }))}
        </em>
      )}
      {goods.map(({ good, n }) => (
        <GoodChip key={good} good={good} n={n} say={say} />
      ))}
      {happiness !== 0 && (
        <em className="tekhenu-chip" data-loss={happiness < 0}>
          {change(happiness)} <Glyph name="happy" className="tekhenu-r-happy" />
          <span className="unseen"> {say(line('marker.happiness'))}</span>
        </em>
      )}
      {population !== 0 && (
        <em className="tekhenu-chip" data-loss={population < 0}>
          {change(population)} <Glyph name="people" />
          <span className="unseen"> {say(line('marker.population'))}</span>
        </em>
      )}
    </>
  );
}

/** The scales after something: what the coming balance is now and what it will be. */
export function Balance({ now, then, say }: SayProp & { readonly now: number; readonly then: number }): ReactElement {
  return (
    <em className="tekhenu-balance" data-loss={then < 0}>
      <Glyph name="scales" /> <span className="unseen">{say(line('ui.balance.after'))} </span>
      {now === then ? figure(then) : `${figure(now)} → ${figure(then)}`}
    </em>
  );
}
