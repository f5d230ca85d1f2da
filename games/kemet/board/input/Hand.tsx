import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { interventionAt, type Timing } from '../../rules/content/interventions.ts';
import { cardCost } from '../../rules/hands.ts';
import type { Kemet } from '../../rules/index.ts';
import { INVOKE, type KemetMove } from '../../rules/moves.ts';
import { cardName } from '../../texts/terms.ts';
import { Glyph, type GlyphName } from '../look/Glyph.tsx';
import { Explained } from './Explained.tsx';

const TIMING_GLYPH: Readonly<Record<Timing, GlyphName>> = { day: 'sun', move: 'wing', battle: 'battle' };

/** The viewer's intervention cards; those that can be played now glow. */
export function Hand({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { view, say, moves } = props;
  if (view.own === null) return null;
  const kinds = view.own.hand.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
  return (
    <section className="kemet-hand card" data-part="hand" aria-label={say(line('hand.title'))}>
      <h2>{say(line('hand.title'))}</h2>
      <ul>
        {kinds.map(({ kind, count }) => {
          const wanted = INVOKE[kind] as KemetMove;
          const { timing, id } = interventionAt(kind);
          return (
            <li key={id}>
              <Explained
                props={props}
                move={moves.includes(wanted) ? wanted : null}
                wanted={wanted}
                className="kemet-card"
              >
                <CardFace
                  kind={kind}
                  count={count}
                  cost={view.viewer === null ? 0 : cardCost(view, view.viewer, kind)}
                  say={say}
                  timing={timing}
                />
              </Explained>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardFaceProps {
  readonly kind: number;
  readonly count: number;
  readonly cost: number;
  readonly timing: Timing;
  readonly say: BoardProps<Kemet>['say'];
}

/** What stands on an intervention card: when, what, how much. */
export function CardFace({ kind, count, cost, timing, say }: CardFaceProps): ReactElement {
  return (
    <>
      <span className="kemet-card-head" data-timing={timing}>
        <Glyph name={TIMING_GLYPH[timing]} />
        <span>{say(line(`hand.timing.${timing}`))}</span>
        <span>{say(line('hand.cost', { cost }))}</span>
      </span>
      <b>
        {say(cardName(kind))}
        {count > 1 && ` × ${count}`}
      </b>
      <small>{say(line(`card.${interventionAt(kind).id}.about`))}</small>
    </>
  );
}
