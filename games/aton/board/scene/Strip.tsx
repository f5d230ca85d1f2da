import { at, NOBODY } from '@naos/engine';
import { type BoardProps, told } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement, ReactNode } from 'react';
import { CARTOUCHE_1_MULTIPLIER, otherOf } from '../../rules/content/constants.ts';
import type { Aton } from '../../rules/index.ts';
import { CARTOUCHE_GLYPH, Glyph, SeatSign } from '../look/Glyph.tsx';
import { activeCartouche, firstOf, hasActed, placementEffect, removalEffect } from './effects.ts';
import type { News } from './news.ts';

/** Cards, points and order are shown one after the other; from here on everything is. */
const LAST_STAGE = 3;

/** What each step of the round is, and its rule. */
const STEPS = [
  ['cards', 'strip.cards.about', '4.3.1'],
  ['points', 'board.cartouche.1.about', '4.4.1'],
  ['order', 'board.cartouche.2.about', '4.5.1'],
  ['acts', 'strip.acts.about', '4.0.2'],
] as const;

type StepName = (typeof STEPS)[number][0];
type Say = BoardProps<Aton>['say'];

/** The round in four steps, each with its cards and what came of them: cards, points, order, and who acts. */
export function Strip({ view, say, stage }: BoardProps<Aton> & { readonly stage: number }): ReactElement {
  const { round, revealed } = view;
  return (
    <ol className="aton-steps" aria-label={say(line('strip.title', { round }))}>
      {STEPS.map(([name, about, rule], i) => {
        const known = name === 'cards' || name === 'points' ? revealed : firstOf(view) !== NOBODY;
        const now = revealed ? name === 'acts' && activeCartouche(view) !== null : name === 'cards';
        return (
          <li
            key={name}
            data-state={now ? 'now' : known ? 'done' : 'next'}
            {...told(say, line(about), rule)}
            data-coming={i > stage && stage < LAST_STAGE}
            data-shown={i === stage && stage < LAST_STAGE}
            aria-current={now ? 'step' : undefined}
          >
            <h3>{say(line(`strip.${name}`, { round }))}</h3>
            {known && <Outcome name={name} view={view} say={say} />}
          </li>
        );
      })}
    </ol>
  );
}

interface OutcomeProps {
  readonly view: Aton['view'];
  readonly say: Say;
}

/** What a step has shown. */
function Outcome({ name, view, say }: OutcomeProps & { readonly name: StepName }): ReactElement {
  const rows = view.sides.map(({ row }) => row);
  const both = (cartouche: number): readonly number[] => rows.map((row) => row[cartouche] ?? 0);
  switch (name) {
    case 'cards':
      return (
        <p className="aton-pairs">
          {CARTOUCHE_GLYPH.map((glyph, cartouche) => (
            <span key={glyph}>
              <Glyph name={glyph} />
              {both(cartouche).map((card, seat) => (
                <Card key={seat} seat={seat} card={card} />
              ))}
            </span>
          ))}
        </p>
      );
    case 'points': {
      const [red = 0, blue = 0] = both(0);
      const gap = Math.abs(red - blue);
      const gain = line('strip.points.gain', { points: CARTOUCHE_1_MULTIPLIER * gap });
      return (
        <>
          <Compared cards={[red, blue]} to={red === blue ? NOBODY : red > blue ? 0 : 1} text={say(gain)} />
          <small>
            {gap > 0 && say(line('strip.points.why', { high: Math.max(red, blue), low: Math.min(red, blue) }))}
          </small>
        </>
      );
    }
    case 'order': {
      const first = firstOf(view);
      const [red = 0, blue = 0] = both(1);
      const even = both(0)[0] === both(0)[1] ? 'strip.order.draw' : 'strip.order.points';
      return (
        <>
          <Compared
            cards={[red, blue]}
            to={first}
            text={say(line('strip.order.first', { name: line(`seat.${first}`) }))}
          />
          <small>{say(line(red === blue ? even : 'strip.order.lower'))}</small>
        </>
      );
    }
    case 'acts': {
      const first = firstOf(view);
      return (
        <>
          {[first, otherOf(first)].map((seat) => (
            <Acting key={seat} view={view} say={say} seat={seat} />
          ))}
        </>
      );
    }
  }
}

function Card({ seat, card }: { readonly seat: number; readonly card: number }): ReactElement {
  return (
    <b className="aton-mini" data-seat={seat}>
      {card}
    </b>
  );
}

/** Two cards of one cartouche, and what follows for one side. */
function Compared({
  cards: [red, blue],
  to,
  text,
}: {
  readonly cards: readonly [number, number];
  readonly to: number;
  readonly text: string;
}): ReactNode {
  return (
    <p>
      <Card seat={0} card={red} />
      <span aria-hidden="true">{red === blue ? '=' : red < blue ? '<' : '>'}</span>
      <Card seat={1} card={blue} />
      {to !== NOBODY && <SeatSign seat={to} />}
      <strong>{text}</strong>
    </p>
  );
}

/** Removal and placement of a side in this round, and whether it is through with them. */
function Acting({ view, say, seat }: OutcomeProps & { readonly seat: number }): ReactElement {
  const active = activeCartouche(view);
  const row = at(view.sides, seat).row;
  const state = active?.seat === seat ? 'now' : hasActed(view, seat) ? 'done' : 'next';
  const effects: readonly (Line | null)[] = [
    removalEffect(view, row[1] ?? 0),
    placementEffect(view, seat, row[3] ?? 0),
  ];
  const list = effects.flatMap((effect) => (effect === null ? [] : [say(effect)]));
  return (
    <p className="aton-acting" data-state={state}>
      <SeatSign seat={seat} />
      <span>{say(line('strip.acting', { name: line(`seat.${seat}`), what: list.join(', ') }))}</span>
      {state === 'done' && <span aria-hidden="true">✓</span>}
    </p>
  );
}

/** The last scoring, item by item, each a moment after the one before. */
export function ScoringNews({ news, say }: { readonly news: News; readonly say: Say }): ReactElement | null {
  const { scoring } = news;
  if (scoring === null) return null;
  return (
    <section className="aton-scoring" aria-label={say(line('scoring.title'))}>
      <h3>{say(line('scoring.title'))}</h3>
      <ol>
        {scoring.items.map(({ item, points }, i) => (
          <li key={item} style={{ animationDelay: `calc(var(--aton-beat) * ${i})` }}>
            <span>{say(line(`item.${item}`))}</span> <Gains points={points} say={say} />
          </li>
        ))}
        {scoring.total !== null && (
          <li
            className="aton-scoring-total"
            style={{ animationDelay: `calc(var(--aton-beat) * ${scoring.items.length})` }}
          >
            <span>{say(line('scoring.total'))}</span> <Gains points={scoring.total.points} say={say} />
          </li>
        )}
      </ol>
    </section>
  );
}

function Gains({ points, say }: { readonly points: readonly number[]; readonly say: Say }): ReactElement {
  const gains = points.flatMap((gained, seat) => (gained > 0 ? [{ gained, seat }] : []));
  if (gains.length === 0) return <b className="aton-none">{say(line('scoring.nobody'))}</b>;
  return (
    <b>
      {gains.map(({ gained, seat }) => (
        <span key={seat} className="aton-gain" data-seat={seat}>
          <SeatSign seat={seat} /> <span className="unseen">{say(line(`seat.${seat}`))}</span> +{gained}
        </span>
      ))}
    </b>
  );
}
