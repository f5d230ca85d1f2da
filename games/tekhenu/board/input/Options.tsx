import type { BoardProps } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { BLESSING } from '../../rules/content/market.ts';
import { dieOf, GODS } from '../../rules/content/wheel.ts';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';
import { HAPPINESS } from '../../rules/moves.ts';
import { ruleOfCard } from '../../texts/card-rules.ts';
import { explainCard, ruleOfMove } from '../../texts/explained.ts';
import { words } from '../../texts/index.ts';
import { cardWords } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { Die } from '../scene/Pieces.tsx';
import { letGo, pointed } from './pointing.ts';
import { valueIn } from './UseCard.tsx';

/** Ways to play one blessing. */
export interface Blessing {
  readonly card: number;
  readonly ways: readonly TekhenuMove[];
}

/** A blessing that can be played in several ways: one card, a small button for each way. */
export function Options({ props, card, ways }: Blessing & { readonly props: BoardProps<Tekhenu> }): ReactElement {
  const { say, view, choose } = props;
  const { code } = cardWords(BLESSING, card);
  return (
    <div
      className="tekhenu-use tekhenu-options"
      style={{ '--columns': Math.ceil(ways.length / 2) }}
      {...told(say, explainCard(BLESSING, card), ruleOfCard(BLESSING, card))}
    >
      <span className="tekhenu-use-name">
        <Glyph name="blessing" />
        <b>{say(code)}</b>
      </span>
      <span className="tekhenu-use-facts">
        {ways.map((move) => {
          const name = say(words.move(move, view));
          return (
            <button
              key={name}
              type="button"
              aria-label={name}
              data-open="true"
              data-explain={name}
              data-rule={ruleOfMove(move)}
              onPointerEnter={() => pointed.set(move)}
              onFocus={() => pointed.set(move)}
              onClick={() => {
                letGo();
                choose(move);
              }}
            >
              <Way move={move} value={valueIn(view)} />
            </button>
          );
        })}
      </span>
    </div>
  );
}

function Way({ move, value }: { readonly move: TekhenuMove; readonly value: number }): ReactElement | null {
  switch (move.do) {
    case 'bless value':
      return <>{move.value}</>;
    case 'bless god':
      return <Glyph name={GODS[move.god] ?? 'horus'} />;
    case 'bless marker':
      return <Glyph name={move.marker === HAPPINESS ? 'happy' : 'people'} />;
    case 'bless colour':
      return (
        <svg viewBox="-15 -15 30 32" width="26" height="28" aria-hidden="true">
          <Die die={dieOf(move.colour, value + move.shift)} x={0} y={0} size={28} />
        </svg>
      );
    default:
      return <Glyph name="blessing" />;
  }
}
