import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { LENGTH } from '../../rules/content/board.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { told } from '../look/told.ts';

/** Sixteen rounds; Maat phases every four, scorings after 8 and 16. */
export function Rounds({ view, say }: Pick<BoardProps<Tekhenu>, 'view' | 'say'>): ReactElement {
  const round = Math.max(1, view.round);
  const maat = Math.ceil(round / 4) * 4;
  const scoring = view.round <= 8 ? 8 : 16;
  return (
    <p className="tekhenu-rounds" {...told(say, line('explain.round', { round, maat, scoring }), '5.0.1')}>
      <b>{say(line('event.round', { round }))}</b>
      <span aria-hidden="true">
        {Array.from({ length: LENGTH.rounds }, (_, i) => (
          <i
            key={i}
            data-done={i + 1 < view.round}
            data-now={i + 1 === view.round}
            data-maat={i % 4 === 3}
            data-score={i % 8 === 7}
          />
        ))}
      </span>
      <small>{say(line('ui.rounds.next', { maat, scoring }))}</small>
    </p>
  );
}
