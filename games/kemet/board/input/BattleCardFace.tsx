import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { BattleCard } from '../../rules/content/battle-cards.ts';
import type { Kemet } from '../../rules/index.ts';
import { battleCardName } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';

type Say = BoardProps<Kemet>['say'];

/** A battle card in words: its name and everything that it does. */
export function battleCardWords(card: BattleCard, say: Say): string {
  const { strength, damage, guaranteed, protection } = card;
  const values = [
    line('battle.strength', { n: strength }),
    ...(damage > 0 ? [line('battle.damage', { n: damage })] : []),
    ...(guaranteed > 0 ? [line('battle.guaranteed', { n: guaranteed })] : []),
    ...(protection > 0 ? [line('battle.protection', { n: protection })] : []),
    ...(damage < 0 ? [line('battle.self', { n: -damage })] : []),
  ];
  return `${say(battleCardName(card.index))}: ${values.map(say).join(', ')}`;
}

/** A battle card drawn: strength, name, and each value with its sign. */
export function BattleCardFace({ card, say }: { readonly card: BattleCard; readonly say: Say }): ReactElement {
  const { strength, damage, guaranteed, protection } = card;
  return (
    <>
      <span className="unseen">{battleCardWords(card, say)}</span>
      <span className="kemet-face" aria-hidden="true">
        <b>{strength}</b>
        <span>{say(battleCardName(card.index))}</span>
        <i>
          {damage > 0 && <Value glyph="swords" n={`${damage}`} />}
          {guaranteed > 0 && <Value glyph="swords" n={`${guaranteed}!`} />}
          {damage < 0 && <Value glyph="swords" n={`${-damage}`} kind="self" />}
          {protection > 0 && <Value glyph="shield" n={`${protection}`} kind="shield" />}
        </i>
      </span>
    </>
  );
}

interface ValueProps {
  readonly glyph: 'swords' | 'shield';
  readonly n: string;
  readonly kind?: string;
}

function Value({ glyph, n, kind }: ValueProps): ReactElement {
  return (
    <em data-kind={kind}>
      <Glyph name={glyph} />
      {n}
    </em>
  );
}
