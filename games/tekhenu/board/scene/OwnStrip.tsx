import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { amountLine, goodName } from '../../texts/terms.ts';
import { balanceAhead, usePointed } from '../input/pointing.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { figure } from './figures.ts';

/** On a phone: what one has and one's scales, in sight whatever else is looked at. */
export function OwnStrip(props: BoardProps<Tekhenu>): ReactElement | null {
  const { view, seat, say, preview } = props;
  const move = usePointed(props);
  const p = seat === null ? undefined : view.players[seat];
  if (p === undefined || seat === null) return null;
  const after = move === null ? null : preview(move);
  const [now, then] = [balanceAhead(view, seat), balanceAhead(after ?? view, seat)];
  return (
    <ul className="tekhenu-own" data-means="true" aria-label={say(line('ui.stores'))}>
      {p.goods.map((n, good) => (
        <li
          key={goodGlyph(good)}
          {...told(
            say,
            line('explain.amount', { name: goodName(good), amount: amountLine(good, n) }),
            good < 4 ? '6.8.1' : '5.4.1',
          )}
        >
          <Glyph name={goodGlyph(good)} className={goodClass(good)} />
          <span className="unseen">{say(goodName(good))} </span>
          <b>{n}</b>
        </li>
      ))}
      <li className="tekhenu-own-scales" data-bad={then < 0} {...told(say, line('ui.balance.about'), '8.1.1')}>
        <Glyph name="scales" />
        <span className="unseen">{say(line('ui.balance'))} </span>
        <b>{now === then ? figure(then) : `${figure(now)} → ${figure(then)}`}</b>
      </li>
    </ul>
  );
}
