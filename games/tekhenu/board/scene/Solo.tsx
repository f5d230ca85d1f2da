import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { ACTION_TOKENS, PYRAMID_ROWS, tokenAt } from '../../rules/content/solo.ts';
import { GODS } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { godName, goodName, joined } from '../../texts/terms.ts';
import { Glyph, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';

/** Botankhamun's pyramid of tokens and where his marker stands. */
export function Solo({ view, say }: BoardProps<Tekhenu>): ReactElement | null {
  const { solo } = view;
  if (solo === null || solo.pyramid.length === 0) return null;
  return (
    <section className="tekhenu-box tekhenu-solo" aria-label={say(line('ui.pyramid'))}>
      <h3>{say(line('ui.pyramid'))}</h3>
      {PYRAMID_ROWS.map((length, row) => (
        <ol key={length}>
          {Array.from({ length }, (_, index) => {
            const { god, goods } = ACTION_TOKENS[solo.pyramid[tokenAt(row, index)] ?? 0] ?? { god: 0, goods: [] };
            const here = solo.row === row && solo.index === index;
            const name = god === -1 ? joined(goods.map(goodName)) : godName(god);
            return (
              <li
                key={`${row}-${index}`}
                data-here={here}
                aria-current={here}
                {...told(say, line('explain.token', { token: name }), '9.2.1')}
              >
                {god === -1 ? (
                  <Glyph name={goodGlyph(goods[0] ?? 0)} className={goodClass(goods[0] ?? 0)} />
                ) : (
                  <Glyph name={GODS[god] ?? 'horus'} />
                )}
                <span className="unseen">{say(name)}</span>
              </li>
            );
          })}
        </ol>
      )).toReversed()}
    </section>
  );
}
