import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { POINTS } from '../../rules/content/goods.ts';
import { GODS } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { GOD_RULES } from '../../texts/explained.ts';
import { amountsLine, godName } from '../../texts/terms.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { aboutGod, costOf, statueOf } from './god-facts.ts';

type Say = BoardProps<Tekhenu>['say'];

/** The six gods: what each does, what it costs now, and what a statue for it brings. */
export function Gods({ view, say, seat }: BoardProps<Tekhenu>): ReactElement {
  const turn = view.agenda.find((task) => task.do === 'turn');
  const acting = turn?.do === 'turn' ? turn.sector : -1;
  return (
    <section className="tekhenu-box tekhenu-gods" aria-label={say(line('ui.gods'))} data-part="horus">
      <table>
        <thead>
          <tr>
            <th scope="col">{say(line('ui.gods'))}</th>
            <th scope="col">{say(line('ui.gods.pays'))}</th>
            <th scope="col">{say(line('ui.gods.statue'))}</th>
          </tr>
        </thead>
        <tbody>
          {GODS.map((god, sector) => (
            // A row is looked at as a whole: its sentence tells all of it.
            <tr
              key={god}
              tabIndex={0}
              data-now={sector === acting}
              {...told(say, aboutGod(view, sector), GOD_RULES[sector] ?? '6.0.1')}
            >
              <th scope="row">
                <Glyph name={god} /> <b>{say(godName(sector))}</b> <span>{say(line(`god.${god}.does`))}</span>
              </th>
              <td>
                <Cost props={{ view, say, seat }} god={sector} />
              </td>
              <td>
                <i>{statueOf(view, sector).position}</i> <Bonus amounts={statueOf(view, sector).bonus} say={say} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cost({
  props: { view, say, seat },
  god,
}: {
  readonly props: Pick<BoardProps<Tekhenu>, 'view' | 'say' | 'seat'>;
  readonly god: number;
}): ReactElement {
  const { good, low, high } = costOf(view, god, seat ?? 0);
  return (
    <>
      {low === high ? low : `${low}–${high}`}{' '}
      {good === 'happiness' ? (
        <Glyph name="happy" className="tekhenu-r-happy" />
      ) : (
        <Glyph name={goodGlyph(good)} className={goodClass(good)} />
      )}
      <span className="unseen">
        {' '}
        {say(line(good === 'happiness' ? 'marker.happiness' : `good.${goodGlyph(good)}`))}
      </span>
    </>
  );
}

function Bonus({ amounts, say }: { readonly amounts: readonly number[]; readonly say: Say }): ReactElement {
  const good = amounts.findIndex((n) => n > 0);
  const words = say(amountsLine(amounts));
  if (good === POINTS || good === -1) return <>{words}</>;
  return (
    <>
      <span aria-hidden="true">+{amounts[good]}</span> <Glyph name={goodGlyph(good)} className={goodClass(good)} />
      <span className="unseen">{words}</span>
    </>
  );
}
