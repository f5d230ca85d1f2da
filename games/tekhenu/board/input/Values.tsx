import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { SCRIBE } from '../../rules/content/goods.ts';
import { scribesFor } from '../../rules/draft.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { VALUE } from '../../rules/moves.ts';
import { amountLine } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { target } from './target.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The six values of the die in hand and the scribes that each costs. */
export function Values({ props, now }: { readonly props: BoardProps<Tekhenu>; readonly now: number }): ReactElement {
  const { say } = props;
  return (
    <fieldset className="tekhenu-values">
      <legend>{say(line('ui.values'))}</legend>
      {FACES.map((value) => {
        if (value === now) {
          return (
            <span key={value} data-now="true" {...told(say, line('explain.value.now'), '5.2.1')}>
              <b>{value}</b>
              <small>
                <Glyph name="scribe" />0
              </small>
            </span>
          );
        }
        const move = at(VALUE, value);
        const cost = scribesFor(now, value);
        const name = say(line('explain.value', { value, cost: amountLine(SCRIBE, cost) }));
        const { role: _, 'aria-label': label, ...on } = target(props, move, name);
        return (
          <button key={value} type="button" data-explain={name} data-rule="5.2.1" {...on}>
            <b>{value}</b>
            <small aria-hidden="true">
              <Glyph name="scribe" />
              {cost}
            </small>
            <span className="unseen">{label}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
