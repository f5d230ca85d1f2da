import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BATTLE_CARDS, type BattleCard } from '../../rules/content/battle-cards.ts';
import { BATTLE_KINDS } from '../../rules/content/interventions.ts';
import type { Kemet } from '../../rules/index.ts';
import { DROP, FIGHT, INVOKE, type KemetMove, READY } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { battleCardName, cardName } from '../../texts/terms.ts';
import { Explained } from './Explained.tsx';

interface BattleHandProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
}

/** The secret choice of a fighting viewer: the card to play, the card to discard, interventions, ready. */
export function BattleHand({ props, battle }: BattleHandProps): ReactElement | null {
  const { view, say, seat, moves, choose } = props;
  const { own } = view;
  if (own === null || view.revealed || (seat !== battle.attacker && seat !== battle.defender)) return null;
  const choosing = own.played === NONE ? FIGHT : DROP;
  const cards = BATTLE_CARDS.filter(({ index }) => (own.battleHand & (1 << index)) !== 0);
  const kinds = BATTLE_KINDS.filter((kind) => (own.hand[kind] ?? 0) > 0);
  const ready = moves.includes(READY);
  return (
    <div className="kemet-council" data-part="council">
      <ul className="kemet-battle-cards" aria-label={say(line('hand.battle'))}>
        {cards.map((card) => {
          const wanted = choosing[card.index] as KemetMove;
          const mark =
            card.index === own.played ? 'battle.chosen' : card.index === own.dropped ? 'battle.dropped' : null;
          return (
            <li key={card.id}>
              <Explained
                props={props}
                move={moves.includes(wanted) ? wanted : null}
                wanted={own.dropped === NONE ? wanted : null}
                className="kemet-battle-card"
                pressed={mark !== null}
              >
                <BattleCardFace card={card} say={say} />
                {mark !== null && <em>{say(line(mark))}</em>}
              </Explained>
            </li>
          );
        })}
      </ul>
      {own.dropped !== NONE && (
        <div className="kemet-added">
          {kinds.map((kind) => {
            const wanted = INVOKE[kind] as KemetMove;
            const added = own.added[kind] ?? 0;
            return (
              <Explained
                key={kind}
                props={props}
                move={moves.includes(wanted) ? wanted : null}
                wanted={wanted}
                className="btn"
                pressed={added > 0}
              >
                {say(cardName(kind))}: {say(line(`card.${cardId(kind)}.about`))}
                {added > 0 && ` (${say(line('battle.added', { n: added }))})`}
              </Explained>
            );
          })}
          {ready && (
            <button type="button" className="btn go" onClick={() => choose(READY)}>
              {say(line('move.ready'))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const cardId = (kind: number): string => cardName(kind).key.replace(/^card\./, '');

/** A battle card's name and its values in words and figures. */
export function BattleCardFace({
  card,
  say,
}: {
  readonly card: BattleCard;
  readonly say: BoardProps<Kemet>['say'];
}): ReactElement {
  const { strength, damage, guaranteed, protection } = card;
  const values = [
    damage > 0 && line('battle.damage', { n: damage }),
    guaranteed > 0 && line('battle.guaranteed', { n: guaranteed }),
    protection > 0 && line('battle.protection', { n: protection }),
    damage < 0 && line('battle.self', { n: -damage }),
  ].filter((value) => value !== false);
  return (
    <>
      <span className="kemet-battle-strength" aria-hidden="true">
        {strength}
      </span>
      <b>{say(battleCardName(card.index))}</b>
      <small>
        {say(line('battle.strength', { n: strength }))}
        {values.map((value) => `, ${say(value)}`)}
      </small>
    </>
  );
}
