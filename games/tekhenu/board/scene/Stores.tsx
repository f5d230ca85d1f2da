import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BASICS, FAITH, GOLD, SCRIBE } from '../../rules/content/goods.ts';
import type { Tekhenu } from '../../rules/index.ts';
import type { PlayerView } from '../../rules/view.ts';
import { amountLine, goodName } from '../../texts/terms.ts';
import { usePointed } from '../input/pointing.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { change } from './figures.ts';

const TRACK = [2, 3, 4, 5, 6] as const;

interface StoresProps {
  readonly props: BoardProps<Tekhenu>;
  readonly p: PlayerView;
  readonly player: number;
}

/** A player's goods, and how much of each a die leaves when it produces. */
export function Stores({ props, p, player }: StoresProps): ReactElement {
  const { say, preview, seat, view } = props;
  const pointed = usePointed(props);
  const then = player === seat && pointed !== null ? preview(pointed)?.players[player] : undefined;
  const bot = player >= view.seats;
  return (
    <div className="tekhenu-stores" data-means="true">
      <h3>{say(line('ui.stores'))}</h3>
      <table>
        <tbody>
          {(bot ? [] : Array.from({ length: BASICS }, (_, good) => good)).map((good) => {
            const more = (then?.goods[good] ?? p.goods[good] ?? 0) - (p.goods[good] ?? 0);
            const marker = p.production[good] ?? 0;
            return (
              <tr key={good} {...told(say, line('explain.production', { good: goodName(good), n: marker }), '6.8.1')}>
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
        {(bot ? [SCRIBE] : [GOLD, SCRIBE, FAITH]).map((good) => (
          <span
            key={good}
            {...told(say, line(`explain.use.${goodGlyph(good)}`), ['5.4.1', '5.2.1', '8.1.2'][good - GOLD] ?? '5.4.1')}
          >
            <Glyph name={goodGlyph(good)} className={goodClass(good)} /> <b aria-hidden="true">{p.goods[good]}</b>
            <span className="unseen">{say(amountLine(good, p.goods[good] ?? 0))}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
