import type { Seat, Vocabulary } from '@naos/engine';
import { line, type Say } from '@naos/words';
import { type ReactElement, useDeferredValue, useEffect, useRef } from 'react';
import { beforePaint } from '../session/frame.ts';
import { type LogLine, type LogTurn, subjectOf, turnsOf } from '../session/log.ts';
import { kept } from './kept.ts';
import { SeatMark } from './SeatMark.tsx';
import { useLogPlace } from './use-log-place.ts';

interface EventLogProps<V extends Vocabulary> {
  readonly log: readonly LogLine<V>[];
  /** A line's sentence, or null for events that only drive the picture. */
  readonly tell: (event: V['event']) => string | null;
  readonly seat: Seat | null;
  readonly name: (seat: Seat) => string;
  readonly say: Say;
  /** The move whose lines are shown as the present one (replay). */
  readonly now?: number;
  /** The title of the chapter that an event opens, or null. */
  readonly chapter?: (event: V['event']) => string | null;
  /** Address and number of the rule that an event follows, or null. */
  readonly rule?: (event: V['event']) => { readonly id: string; readonly href: string } | null;
  readonly onPoint?: (event: V['event'] | null) => void;
  readonly onGo?: (n: number) => void;
}

/**
 * Every event as a sentence, grouped by turn; pointing at one lights up its pieces, pressing it goes to that moment. The
 * board comes first: new lines are written down once the picture of them has been painted.
 */
export function EventLog<V extends Vocabulary>({ log, ...props }: EventLogProps<V>): ReactElement {
  return <KeptLog {...props} log={useDeferredValue(log)} />;
}

function Log<V extends Vocabulary>(props: EventLogProps<V>): ReactElement {
  const { log, say, now } = props;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls when it grows or when the moment changes
  useEffect(() => {
    beforePaint(() => {
      const scroller = box.current;
      if (scroller === null) return;
      const present = now === undefined ? null : scroller.querySelector<HTMLElement>('[aria-current]');
      scroller.scrollTop = present === null ? scroller.scrollHeight : present.offsetTop - scroller.clientHeight / 2;
    });
  }, [log.length, now]);
  useLogPlace(box);
  // Whether an event opens a chapter never changes, and the log is drawn with every move.
  const known = useRef(new WeakMap<V['event'], boolean>());
  const turns = turnsOf(log, (event) => {
    const opens = known.current.get(event) ?? (props.chapter?.(event) ?? null) !== null;
    known.current.set(event, opens);
    return opens;
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="log" ref={box} tabIndex={0} aria-label={say(line('table.log'))}>
      {turns.length === 0 && <p className="note">{say(line('table.log.empty'))}</p>}
      {turns.map((turn, i) => (
        <KeptTurn key={i} turn={turn} {...props} />
      ))}
    </section>
  );
}

/** The log is the same as long as nothing else is told in it: what it calls does the same for every position. */
const KeptLog = kept(
  Log,
  (before, after) =>
    before.log === after.log &&
    before.tell === after.tell &&
    before.now === after.now &&
    before.seat === after.seat &&
    before.say === after.say,
);

type TurnProps<V extends Vocabulary> = EventLogProps<V> & { readonly turn: LogTurn<V> };

function Turn<V extends Vocabulary>({ turn, ...props }: TurnProps<V>): ReactElement | null {
  const { tell, seat, name, say, now, onPoint, onGo, chapter, rule } = props;
  const lines = turn.lines.flatMap(({ n, event }, i) => {
    const text = tell(event);
    return text === null ? [] : [{ n, event, text, key: `${n} ${i}`, rule: rule?.(event) ?? null }];
  });
  const opened = turn.lines.map(({ event }) => chapter?.(event) ?? null).find((title) => title !== null);
  if (lines.length === 0) return opened === undefined ? null : <h3 className="chapter">{opened}</h3>;
  return (
    <section>
      {opened === undefined ? <h3>{say(titleOf(turn.seat, seat, name))}</h3> : <h3 className="chapter">{opened}</h3>}
      <ol>
        {lines.map(({ n, event, text, key, rule: link }) => (
          <li
            key={key}
            aria-current={n === now ? 'step' : undefined}
            onPointerEnter={() => onPoint?.(event)}
            onPointerLeave={() => onPoint?.(null)}
          >
            <Mark seat={subjectOf(event)} />
            {onGo === undefined ? (
              <span>{text}</span>
            ) : (
              <button
                type="button"
                onClick={() => onGo(n)}
                onFocus={() => onPoint?.(event)}
                onBlur={() => onPoint?.(null)}
                data-explain={say(line('table.log.go'))}
                {...(link !== null && { 'data-rule': link.id })}
              >
                {text}
              </button>
            )}
            {link !== null && <a href={link.href}>{link.id}</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The mark of a seat; a dash for nobody. */
function Mark({ seat }: { readonly seat: Seat | null }): ReactElement {
  return seat === null ? <span className="seat-mark dash" /> : <SeatMark seat={seat} size={13} />;
}

function sameTurn<V extends Vocabulary>(before: TurnProps<V>, after: TurnProps<V>): boolean {
  const [old, fresh] = [before.turn.lines, after.turn.lines];
  return (
    before.tell === after.tell &&
    before.now === after.now &&
    before.turn.seat === after.turn.seat &&
    old.length === fresh.length &&
    old.every(({ event }, i) => event === fresh[i]?.event)
  );
}

/** A turn that has not changed is not drawn again: the log grows at its end. */
const KeptTurn = kept(Turn, sameTurn);

function titleOf(turn: Seat | null, seat: Seat | null, name: (seat: Seat) => string) {
  if (turn === null) return line('table.log.setup');
  return turn === seat ? line('table.log.your-turn') : line('table.log.turn-of', { name: name(turn) });
}
