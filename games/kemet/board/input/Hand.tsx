import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BATTLE_CARDS } from '../../rules/content/battle-cards.ts';
import { interventionAt } from '../../rules/content/interventions.ts';
import { cardCost } from '../../rules/hands.ts';
import type { Kemet } from '../../rules/index.ts';
import { INVOKE } from '../../rules/moves.ts';
import type { KemetView } from '../../rules/view.ts';
import { cardName } from '../../texts/terms.ts';
import { Glyph, TIMING_GLYPH } from '../look/Glyph.tsx';
import { BattleCardFace, battleCardWords } from './BattleCardFace.tsx';
import { Explained } from './Explained.tsx';

const costOf = (view: KemetView, kind: number): number =>
  view.viewer === null ? 0 : cardCost(view, view.viewer, kind);

/** The viewer's cards: interventions, of which those that can be played now glow, and battle cards still in hand. */
export function Hand({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { view, say, moves } = props;
  const { own } = view;
  if (own === null) return null;
  const plays = (kind: number): boolean => moves.some((move) => move === INVOKE[kind]);
  // What can be played now comes first: a long hand scrolls.
  const kinds = own.hand
    .flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []))
    .toSorted((a, b) => Number(plays(b.kind)) - Number(plays(a.kind)));
  const fighting = BATTLE_CARDS.filter(({ index }) => (own.battleHand & (1 << index)) !== 0);
  return (
    <section className="kemet-hand card" data-part="hand" aria-label={say(line('hand.title'))}>
      <div>
        <h2>{say(line('hand.title'))}</h2>
        <ul className="kemet-divine">
          {kinds.map(({ kind, count }) => {
            const wanted = INVOKE[kind] ?? null;
            const { timing, id, rule } = interventionAt(kind);
            const about = say(line(`card.${id}.about`));
            return (
              <li key={id}>
                <Explained
                  props={props}
                  move={wanted !== null && moves.includes(wanted) ? wanted : null}
                  wanted={wanted}
                  className="kemet-card"
                  part={`card-${id}`}
                  about={`${say(cardName(kind))}: ${about}`}
                  rule={rule}
                >
                  <span className="kemet-card-head" data-timing={timing}>
                    <Glyph name={TIMING_GLYPH[timing]} />
                    <span>{say(line(`hand.timing.${timing}`))}</span>
                    <span>
                      <span className="unseen">{say(line('hand.cost', { cost: costOf(view, kind) }))}</span>
                      <span aria-hidden="true">
                        {costOf(view, kind)}
                        <Glyph name="ankh" />
                      </span>
                    </span>
                  </span>
                  <b>
                    {say(cardName(kind))}
                    {count > 1 && ` × ${count}`}
                  </b>
                  <small>{about}</small>
                </Explained>
              </li>
            );
          })}
        </ul>
      </div>
      <div>
        <h2>{say(line('hand.battle'))}</h2>
        <ul className="kemet-fighting">
          {fighting.map((card) => (
            <li key={card.id} className="kemet-fight" data-explain={battleCardWords(card, say)} data-rule="11.1.1">
              <BattleCardFace card={card} say={say} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
