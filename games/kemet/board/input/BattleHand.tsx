import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BATTLE_CARDS, FULL_HAND } from '../../rules/content/battle-cards.ts';
import { BATTLE_KINDS, interventionAt } from '../../rules/content/interventions.ts';
import { cardCost } from '../../rules/hands.ts';
import type { Kemet } from '../../rules/index.ts';
import { DROP, FIGHT, INVOKE } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { cardName } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { BattleCardFace, battleCardWords } from './BattleCardFace.tsx';
import { Explained } from './Explained.tsx';

interface BattleHandProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  /** The card that is looked at, NONE for none: the scale shows what it would bring. */
  readonly onPonder: (card: number) => void;
}

/** The secret choice of a fighting viewer: the card to play, the card to discard, interventions. */
export function BattleHand({ props, onPonder }: BattleHandProps): ReactElement | null {
  const { view, say, seat, moves, ask } = props;
  const { own } = view;
  if (own === null || seat === null) return null;
  const choosing = own.played === NONE ? FIGHT : DROP;
  const all = FULL_HAND | own.battleHand | own.faceDown | (view.faceUp[seat] ?? 0);
  const cards = BATTLE_CARDS.filter(({ index }) => (all & ~(view.removed[seat] ?? 0) & (1 << index)) !== 0);
  const kinds = BATTLE_KINDS.filter((kind) => (own.hand[kind] ?? 0) > 0);
  const spent = kinds.reduce((sum, kind) => sum + (own.added[kind] ?? 0) * cardCost(view, seat, kind), 0);
  return (
    <div
      className="kemet-council"
      data-part="council"
      data-stage={own.played === NONE ? 0 : own.dropped === NONE ? 1 : 2}
    >
      <ul className="kemet-battle-cards" aria-label={say(line('hand.battle'))}>
        {cards.map((card) => {
          const held = (own.battleHand & (1 << card.index)) !== 0;
          const wanted = choosing[card.index] ?? null;
          const mark =
            card.index === own.played
              ? 'battle.chosen'
              : card.index === own.dropped
                ? 'battle.dropped'
                : held
                  ? null
                  : 'battle.gone';
          return (
            <li key={card.id}>
              <Explained
                props={props}
                move={wanted !== null && moves.includes(wanted) ? wanted : null}
                wanted={ask !== null && own.dropped === NONE ? wanted : null}
                className="kemet-battle-card"
                part={`fight-${card.id}`}
                pressed={mark === 'battle.chosen' || mark === 'battle.dropped'}
                about={battleCardWords(card, say)}
                rule="11.1.1"
                onLook={(at) => onPonder(at && held ? card.index : NONE)}
              >
                <BattleCardFace card={card} say={say} />
                {mark !== null && (
                  <em className="kemet-mark" data-mark={mark}>
                    {say(line(mark))}
                  </em>
                )}
              </Explained>
            </li>
          );
        })}
      </ul>
      <p className="kemet-added-title">
        <b>{say(line('hand.title'))}</b>
        <span className="note">{say(line('battle.prayer-left', { prayer: (view.prayer[seat] ?? 0) - spent }))}</span>
      </p>
      <div className="kemet-added">
        {kinds.map((kind) => {
          const wanted = INVOKE[kind] ?? null;
          const added = own.added[kind] ?? 0;
          const about = say(line(`card.${interventionAt(kind).id}.about`));
          return (
            <Explained
              key={kind}
              props={props}
              move={wanted !== null && moves.includes(wanted) ? wanted : null}
              wanted={wanted}
              className="kemet-add"
              pressed={added > 0}
              about={`${say(cardName(kind))}: ${about}`}
              rule="11.1.2"
            >
              <b>
                {say(cardName(kind))}
                {added > 1 && ` × ${added}`}
              </b>
              <span>
                {cardCost(view, seat, kind)}
                <Glyph name="ankh" />
              </span>
              <small>{added > 0 ? say(line('battle.added', { n: added })) : about}</small>
            </Explained>
          );
        })}
      </div>
    </div>
  );
}
