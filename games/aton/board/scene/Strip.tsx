import { NOBODY } from '@naos/engine';
import { type BoardProps, told } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement } from 'react';
import { KINGDOM_SIZE, otherOf } from '../../rules/content/constants.ts';
import type { Aton } from '../../rules/index.ts';
import { SeatSign } from '../look/Glyph.tsx';
import { firstOf, hasActed } from './effects.ts';
import type { News } from './news.ts';

/** Cards, points and order are shown one after the other; from here on everything is. */
const LAST_STAGE = 3;

/** What each step is, and its rule. */
const ABOUT = {
  cards: ['strip.cards.about', '4.3.1'],
  points: ['board.cartouche.1.about', '4.4.1'],
  order: ['board.cartouche.2.about', '4.5.1'],
  first: ['strip.first.about', '4.0.2'],
  second: ['strip.first.about', '4.0.2'],
  end: ['strip.end.about', '4.8.1'],
} as const;

interface StripStep {
  readonly id: keyof typeof ABOUT;
  readonly text: Line;
  readonly seat: number;
  readonly state: 'done' | 'now' | 'next';
}

/** The round as a line of steps with their results: cards, points, order, both turns, the end. */
export function Strip({ view, say, stage }: BoardProps<Aton> & { readonly stage: number }): ReactElement {
  return (
    <ol className="aton-steps" aria-label={say(line('strip.title', { round: view.round }))}>
      <li data-state="done" {...told(say, line('strip.round.about'), '4.0.1')}>
        <b>{say(line('strip.title', { round: view.round }))}</b>
      </li>
      {stepsOf(view).map(({ id, text, seat, state }, i) => (
        <li
          key={`${id} ${state}`}
          data-state={state}
          {...told(say, line(ABOUT[id][0]), ABOUT[id][1])}
          data-coming={i > stage && stage < LAST_STAGE}
          data-shown={i === stage && stage < LAST_STAGE}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {seat !== NOBODY && <SeatSign seat={seat} />}
          <span>{say(text)}</span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(view: Aton['view']): StripStep[] {
  const { revealed, sides, agenda } = view;
  const first = firstOf(view);
  const top = agenda.at(-1);
  const acting = top?.do === 'remove' || top?.do === 'place' ? top.seat : NOBODY;
  const ends = top?.do === 'scoring' || top?.do === 'cull';
  const [red = 0, blue = 0] = sides.map(({ row }) => row[0] ?? 0);
  const scorer = !revealed || red === blue ? NOBODY : red > blue ? 0 : 1;
  const dead = sides[0].dead + sides[1].dead;
  const turn = (seat: number, isFirst: boolean): StripStep => ({
    id: isFirst ? 'first' : 'second',
    seat,
    text: seat === NOBODY ? line(isFirst ? 'strip.first' : 'strip.second') : line(`seat.${seat}`),
    state: seat === NOBODY ? 'next' : acting === seat ? 'now' : hasActed(view, seat) ? 'done' : 'next',
  });
  return [
    { id: 'cards', seat: NOBODY, text: line('strip.cards'), state: revealed ? 'done' : 'now' },
    {
      id: 'points',
      seat: scorer,
      text: revealed ? line('strip.points.gain', { points: 2 * Math.abs(red - blue) }) : line('strip.points'),
      state: revealed ? 'done' : 'next',
    },
    {
      id: 'order',
      seat: first,
      text: first === NOBODY ? line('strip.order') : line('strip.order.first', { name: line(`seat.${first}`) }),
      state: first === NOBODY ? 'next' : 'done',
    },
    turn(first, true),
    turn(first === NOBODY ? NOBODY : otherOf(first), false),
    {
      id: 'end',
      seat: NOBODY,
      text: line(dead === KINGDOM_SIZE || ends ? 'strip.scoring' : 'strip.end'),
      state: ends ? 'now' : 'next',
    },
  ];
}

/** The last scoring, item by item, each a moment after the one before. */
export function ScoringNews({
  news,
  say,
}: {
  readonly news: News;
  readonly say: BoardProps<Aton>['say'];
}): ReactElement | null {
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

function Gains({
  points,
  say,
}: {
  readonly points: readonly number[];
  readonly say: BoardProps<Aton>['say'];
}): ReactElement {
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
