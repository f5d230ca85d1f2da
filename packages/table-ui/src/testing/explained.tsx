import { type FastRandom, type Game, type Play, type Seat, type Vocabulary, whyNot } from '@naos/engine';
import { type GameWords, speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { BoardProps, GameBoard } from '../board.ts';
import { foresight } from '../session/foresight.ts';

/** A game whose tables are walked, and what on them has to say what it is. */
export interface Walked<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly words: GameWords<V>;
  readonly board: GameBoard<V>;
  /** Everything with a role, a picture or a number, as a CSS selector. */
  readonly things: string;
  /** Those that say it themselves: buttons of words, titles. */
  readonly speaks: string;
}

/** What was found on the way. */
export interface Walk {
  /** Every question that was looked at, as `task: choice`. */
  readonly met: ReadonlySet<string>;
  /** What explains nothing, or names no rule of the game. */
  readonly silent: readonly string[];
  /** Moves whose targets are not drawn, so that no plan can show them. */
  readonly lost: readonly string[];
}

/** A window: a wide one or a phone's. */
const WINDOWS = ['min-width', 'max-width'] as const;

function openWindow(wide: (typeof WINDOWS)[number]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(wide),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.scrollIntoView ??= vi.fn();
}

/** What the surroundings would hand to the board of a seat that is asked. */
function propsOf<V extends Vocabulary>({ game, words }: Walked<V>, running: Play<V>, seat: Seat): BoardProps<V> {
  const { question, state } = running;
  if (question === null) throw new Error('Nobody is asked.');
  const view = game.view(state, seat);
  const ahead = foresight(game, view);
  return {
    view,
    seat,
    seats: Array.from({ length: state.seats }, (_, one) => ({
      seat: one,
      name: `N${one}`,
      kind: 'bot',
      thinking: false,
      online: true,
    })),
    ask: {
      task: question.task.do,
      choice: question.step.name,
      facts: question.step.facts?.(state, question.task, seat) ?? {},
    },
    moves: running.moves(seat),
    choose: vi.fn(),
    preview: (move) => ahead.of(move).view,
    whyNot: (move) => whyNot(running, seat, move),
    explain: vi.fn(),
    fresh: [],
    outcome: null,
    say: speaker('en', words.catalogs),
    language: 'en',
    still: true,
    beat: 0,
  };
}

/** Looks at the table of a seat that is asked: what is silent on it, and which moves point at nothing. */
function look<V extends Vocabulary>(walked: Walked<V>, running: Play<V>, seat: Seat): Omit<Walk, 'met'> {
  const { game, board, things, speaks } = walked;
  const { Board, SeatFacts, PromptExtras = () => null, targets = () => [] } = board;
  const rules = new Set(walked.words.rules.flatMap((section) => section.rules));
  const props = propsOf(walked, running, seat);
  const { container } = render(
    <div>
      {props.seats.map((one) => (
        <SeatFacts key={one.seat} view={props.view} seat={one.seat} say={props.say} />
      ))}
      <PromptExtras {...props} />
      <Board {...props} />
    </div>,
  );
  const silent = [...container.querySelectorAll(things)].flatMap((thing) => {
    const told = thing.closest('[data-explain], [aria-describedby]');
    const text = told?.getAttribute('data-explain') ?? told?.getAttribute('aria-describedby') ?? '';
    const said = text !== '' && rules.has(told?.getAttribute('data-rule') ?? '');
    return said || thing.closest(speaks) !== null ? [] : [thing.outerHTML.slice(0, 160)];
  });
  // Many moves have one target: each is looked for once.
  const wanted = new Map(
    props.moves.flatMap((move) => targets(move, props.view).map(({ at, or }) => [`${at}, ${or ?? at}`, move] as const)),
  );
  const lost = [...wanted].flatMap(([at, move]) => (container.querySelector(at) === null ? [game.write(move)] : []));
  cleanup();
  return { silent, lost };
}

/**
 * Plays on at random from some tables, and looks at each question that it meets: once at a desk and once on a phone. Plans
 * are drawn at a desk on what is there.
 */
export function walkTables<V extends Vocabulary>(
  walked: Walked<V>,
  starts: Iterable<Play<V>>,
  steps: number,
  random: FastRandom,
): Walk {
  const met = new Set<string>();
  const [silent, lost] = [new Set<string>(), new Set<string>()];
  for (const running of starts) {
    for (let step = 0; step < steps && !running.over; step++) {
      const seats = running.seats();
      const seat = seats[random.below(seats.length)] ?? 0;
      const question = `${running.question?.task.do}: ${running.question?.step.name}`;
      if (!met.has(question)) {
        for (const wide of WINDOWS) {
          openWindow(wide);
          const found = look(walked, running, seat);
          for (const thing of found.silent) silent.add(`${question}, ${wide}: ${thing}`);
          if (wide === 'min-width') for (const move of found.lost) lost.add(`${question}: ${move}`);
        }
        met.add(question);
      }
      const moves = running.moves(seat);
      const move = moves[random.below(moves.length)];
      if (move === undefined) throw new RangeError('Somebody is asked and has no move.');
      running.make(move, seat);
    }
  }
  return { met, silent: [...silent], lost: [...lost] };
}
