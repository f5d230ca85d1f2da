import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { HORUS_BONUS } from '../../rules/content/board.ts';
import { POINTS } from '../../rules/content/goods.ts';
import { GODS } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { amountsLine, godName } from '../../texts/terms.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';

/** Horus positions 1 to 6: the god whose token lies there and the bonus of a statue for that god. */
export function Horus({ view, say }: BoardProps<Tekhenu>): ReactElement {
  return (
    <section className="tekhenu-horus" aria-label={say(line('ui.horus'))} data-part="horus">
      <h3>{say(line('ui.horus'))}</h3>
      <ol>
        {view.tokens.map((god, position) => (
          <li key={GODS[god]}>
            <i>{position + 1}</i>
            <Glyph name={GODS[god] ?? 'horus'} />
            <span>{say(godName(god))}</span>
            <b>
              <Bonus amounts={HORUS_BONUS[position] ?? []} say={say} />
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bonus({
  amounts,
  say,
}: {
  readonly amounts: readonly number[];
  readonly say: BoardProps<Tekhenu>['say'];
}): ReactElement {
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
