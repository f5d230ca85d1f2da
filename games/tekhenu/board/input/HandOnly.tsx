import type { BoardProps, HandOnly } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { dieAt } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { Patterns } from '../look/Glyph.tsx';
import { HeldCards } from '../panels/HeldCards.tsx';
import { PromptExtras } from '../panels/PromptExtras.tsx';
import { OwnStrip } from '../scene/OwnStrip.tsx';
import { useOwn } from '../scene/own.ts';
import { PieceRows } from '../scene/PieceRows.tsx';
import { Die } from '../scene/Pieces.tsx';
import { Scales } from '../scene/Scales.tsx';
import { Stores } from '../scene/Stores.tsx';
import { DRAWN } from './groups.ts';
import { Uses } from './Uses.tsx';
import { useNarrow } from './use-narrow.ts';

/** What is one's own beside the big screen: goods and scales, the cards that one holds, and one's board. */
function OwnThings(given: BoardProps<Tekhenu>): ReactElement | null {
  const props = useOwn(given);
  const { view, seat, say, still } = props;
  const narrow = useNarrow();
  const p = seat === null ? undefined : view.players[seat];
  if (p === undefined || seat === null) return null;
  return (
    <div className="tekhenu tekhenu-own-things" data-still={still}>
      <Patterns />
      <OwnStrip {...props} />
      {!narrow && <Uses {...props} />}
      <section className="tekhenu-market" aria-label={say(line('ui.cards'))}>
        <h3>{say(line('ui.cards'))}</h3>
        <HeldCards p={p} say={say} />
      </section>
      <section className="tekhenu-mine" aria-label={say(line('ui.mine'))}>
        <Scales props={props} p={p} player={seat} />
        <Stores props={props} p={p} player={seat} />
        <PieceRows p={p} player={seat} say={say} />
      </section>
    </div>
  );
}

/** Answers that others see on the picture of the big screen are listed. */
export const hand: HandOnly<Tekhenu> = {
  Hand: OwnThings,
  PromptExtras,
  listed: (move) => DRAWN.has(move.do),
  Sign: ({ move }) =>
    'spot' in move ? (
      <svg className="tekhenu-die-sign" viewBox="-20 -20 40 42" aria-hidden="true">
        <Die die={dieAt(move.spot)} x={0} y={0} size={36} />
      </svg>
    ) : null,
};
