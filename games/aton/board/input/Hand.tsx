import { type BoardProps, told } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { Aton } from '../../rules/index.ts';
import { EXCHANGE } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import { CARTOUCHE_GLYPH, Glyph, SeatSign } from '../look/Glyph.tsx';
import { CARTOUCHE_RULE, effectOf } from '../scene/effects.ts';
import { looseCards, pick, pressSlot, put } from './allocation.ts';
import { ExchangeBox } from './ExchangeBox.tsx';
import { type Allocating, pickByArrow } from './use-allocation.ts';
import { useDrag } from './use-drag.ts';

interface HandProps {
  readonly props: BoardProps<Aton>;
  readonly allocating: Allocating;
  readonly seat: number;
}

/** Choosing cards: the hand, the four slots, exchange and commit. Press, drag, or keys 1 to 4. */
export function Hand({ props, allocating, seat }: HandProps): ReactElement {
  const { say } = props;
  const { allocation, change, commit } = allocating;
  const { drag, wasDragged, handlers } = useDrag((card, slot) => change(put(allocation, card, slot)));
  const cards = useRef<HTMLDivElement>(null);
  const loose = looseCards(allocation);
  // A replay shows the hand, and nothing can be done with it.
  const choosing = props.moves.length > 0;
  const walk = (event: KeyboardEvent): void => {
    if (!pickByArrow(allocating, event.key)) return;
    event.preventDefault();
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = (at + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length;
    if (at >= 0) buttons[next]?.focus();
  };
  return (
    <section
      className="aton-hand prompt-flow"
      aria-label={`${say(line('hand.title'))}. ${say(line(`board.you.${seat}`))}`}
    >
      <div
        className="aton-hand-cards"
        data-part="hand"
        ref={cards}
        onKeyDown={walk}
        role="group"
        aria-label={say(line('hand.title'))}
      >
        {allocation.hand.map((card, i) => {
          const slot = allocation.slots.indexOf(i);
          const where =
            slot < 0
              ? line('hand.card', { card })
              : line('hand.card.placed', { card, cartouche: line(`board.cartouche.${slot + 1}`) });
          return (
            <button
              key={i}
              type="button"
              className="aton-hand-card"
              data-seat={seat}
              data-laid={slot >= 0}
              data-dragged={drag?.card === i}
              aria-pressed={allocation.picked === i}
              aria-label={say(where)}
              {...told(say, line('hand.card.about'), '4.2.8')}
              style={drag?.card === i ? { transform: `translate(${drag.dx}px, ${drag.dy}px) scale(1.06)` } : undefined}
              onClick={() => !wasDragged() && change(pick(allocation, i))}
              {...handlers(i)}
            >
              <SeatSign seat={seat} />
              <span>{card}</span>
              {slot >= 0 && <small aria-hidden="true">{slot + 1}</small>}
            </button>
          );
        })}
      </div>
      {choosing && (
        <p className="unseen" role="status">
          {laidLines(allocating).map(say).join('. ')}
        </p>
      )}
      {choosing && (
        <div className="aton-slots">
          {allocation.slots.map((held, slot) => {
            const card = held === null ? null : (allocation.hand[held] ?? null);
            const cartouche = line(`board.cartouche.${slot + 1}`);
            return (
              <button
                key={slot}
                type="button"
                className="aton-slot"
                data-slot={slot + 1}
                data-seat={seat}
                data-filled={card !== null}
                {...told(say, line(`board.cartouche.${slot + 1}.about`), CARTOUCHE_RULE[slot] ?? '')}
                onClick={() => change(pressSlot(allocation, slot))}
              >
                <span className="aton-slot-name">
                  <Glyph name={CARTOUCHE_GLYPH[slot] ?? 'scarab'} /> {say(cartouche)}
                </span>
                <b>{card ?? <kbd aria-hidden="true">{slot + 1}</kbd>}</b>
                <small>
                  {card === null ? (
                    <span className="unseen">{say(line('board.cartouche.empty'))}</span>
                  ) : (
                    say(effectOf(props.view, seat, slot + 1, card))
                  )}
                </small>
              </button>
            );
          })}
        </div>
      )}
      {choosing && (
        <div className="aton-hand-acts prompt-flow">
          <Exchange props={props} allocating={allocating} />
          <button
            type="button"
            className="btn go ends"
            aria-disabled={commit === undefined}
            onClick={() => commit !== undefined && props.choose(commit, true)}
          >
            {say(commit === undefined ? line('hand.commit.missing', { n: loose.length }) : line('hand.commit'))}
          </button>
        </div>
      )}
    </section>
  );
}

/** What lies where, for the ear: said anew whenever a card is laid or taken back. */
function laidLines({ allocation: { hand, slots } }: Allocating): readonly Line[] {
  const laid = slots.flatMap((held, slot) => {
    const card = held === null ? undefined : hand[held];
    return card === undefined ? [] : [line('hand.laid', { card, cartouche: line(`board.cartouche.${slot + 1}`) })];
  });
  return laid.length === 0 ? [line('hand.laid.none')] : laid;
}

/** The exchange button: asks first; says why when it is gone. */
function Exchange({ props, allocating }: Omit<HandProps, 'seat'>): ReactElement {
  const { say, whyNot, explain, choose } = props;
  const box = useRef<HTMLDialogElement>(null);
  const { exchange } = allocating;
  const why = (): void => {
    const reason = exchange === undefined ? whyNot(EXCHANGE) : null;
    if (reason !== null) explain(words.whyNot(reason), reason.rule);
  };
  const hush = (): void => explain(null);
  return (
    <>
      <button
        type="button"
        className="btn ends"
        aria-disabled={exchange === undefined}
        {...told(say, line('facts.exchange.about'), '4.2.2')}
        onPointerEnter={why}
        onPointerLeave={hush}
        onFocus={why}
        onBlur={hush}
        onClick={() => (exchange === undefined ? why() : box.current?.showModal())}
      >
        <Glyph name="swap" /> <span>{say(line('hand.exchange'))}</span>
      </button>
      <ExchangeBox box={box} say={say} onYes={() => exchange !== undefined && choose(exchange, true)} />
    </>
  );
}
