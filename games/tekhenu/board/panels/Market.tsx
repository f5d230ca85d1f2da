import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { OPENINGS } from '../../rules/content/board.ts';
import { KIND_OF_SLOT, KINDS, OPEN_AT_SETUP, SECTIONS } from '../../rules/content/market.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { CARD } from '../../rules/moves.ts';
import { ruleOfCard } from '../../texts/card-rules.ts';
import { explainCard } from '../../texts/explained.ts';
import { cardWords } from '../../texts/terms.ts';
import { target } from '../input/target.ts';
import { Glyph, KIND_GLYPH } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { keptPiece } from '../scene/kept-piece.ts';
import { useOwn } from '../scene/own.ts';

/** One card with its code and its sentence. */
export function CardFace({
  kind,
  card,
  say,
}: {
  readonly kind: number;
  readonly card: number;
  readonly say: BoardProps<Tekhenu>['say'];
}): ReactElement {
  const { code, text, kind: kindName } = cardWords(kind, card);
  return (
    <>
      <b>
        <Glyph name={KIND_GLYPH[kind] ?? 'tech'} /> {say(code)} <span className="unseen">{say(kindName)}</span>
      </b>
      <span>{say(text)}</span>
    </>
  );
}

interface CardProps {
  readonly props: BoardProps<Tekhenu>;
  readonly slot: number;
  readonly kind: number;
  readonly card: number;
}

/** A card that lies in the market. */
const Card = keptPiece<CardProps>(
  CardDrawn,
  ({ slot }) => at(CARD, slot),
  ({ kind, card }) => [kind, card],
);

function CardDrawn({ props, slot, kind, card }: CardProps): ReactElement {
  const { say } = props;
  const { code, text } = cardWords(kind, card);
  const { role: _, ...on } = target(props, at(CARD, slot), `${say(code)}: ${say(text)}`);
  return (
    <button
      type="button"
      className="tekhenu-card"
      data-kind={KINDS[kind]}
      {...told(say, explainCard(kind, card), ruleOfCard(kind, card))}
      {...on}
      tabIndex={0}
    >
      <CardFace kind={kind} card={card} say={say} />
    </button>
  );
}

/** The card market by sections, with the happiness that reaches each. */
export function Market(given: BoardProps<Tekhenu>): ReactElement {
  const props = useOwn(given);
  const { view, say, seat } = props;
  const happiness = seat === null ? 0 : (view.players[seat]?.happiness ?? 0);
  return (
    <div className="tekhenu-market" data-part="market" data-open-sections={view.open}>
      {SECTIONS.map((section, i) => {
        const reached = happiness >= section.happiness;
        const title = say(line('ui.section.needs', { section: i + 1, happiness: section.happiness }));
        return (
          <section key={section.happiness} data-reached={reached && i < view.open} aria-label={title}>
            <h3>
              {title}
              <small>
                {say(
                  line(i >= view.open ? 'ui.section.opens' : reached ? 'ui.section.reached' : 'ui.section.far', {
                    population: OPENINGS[i - OPEN_AT_SETUP] ?? 0,
                  }),
                )}
              </small>
            </h3>
            {i < view.open && (
              <div className="tekhenu-cards">
                {section.slots.map((slot) => {
                  const card = view.market[slot] ?? -1;
                  const kind = KIND_OF_SLOT[slot] ?? 0;
                  if (card === -1)
                    return (
                      <span
                        key={slot}
                        className="tekhenu-card"
                        data-kind={KINDS[kind]}
                        data-empty="true"
                        {...told(say, line('explain.market.empty', { kind: line(`kind.${KINDS[kind]}`) }), '6.5.6')}
                      >
                        {say(line('ui.card.none'))}
                      </span>
                    );
                  return <Card key={slot} props={props} slot={slot} kind={kind} card={card} />;
                })}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
