import type { Seat, Situation, Vocabulary, WhyNot } from '@naos/engine';
import { type Language, type Line, line, type Say } from '@naos/words';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../board.ts';
import { foresight } from '../session/foresight.ts';
import type { Scene, Session } from '../session/session.ts';
import { type Recent, useRecent } from './use-recent.ts';
import { useStirred } from './use-stirred.ts';

/** How this person likes to play. */
export interface Preferences {
  readonly say: Say;
  readonly language: Language;
  readonly still: boolean;
  /** How long one step of a staged moment lasts, in milliseconds; 0 when everything is shown at once. */
  readonly beat: number;
  /** Ask before a move that can't be taken back. */
  readonly confirm: boolean;
  /** Take a move by itself when it is the only one. */
  readonly autoSkip: boolean;
}

/** What the table screen works out from a scene. */
export interface TableParts<V extends Vocabulary> {
  readonly board: BoardProps<V>;
  readonly prompt: string;
  /** The question as it is read out: what waits for its confirmation in place of what was asked. */
  readonly aloud: string;
  /** Once the game is over: who has won and how, sentence by sentence. */
  readonly result: readonly string[];
  readonly sentences: readonly string[];
  readonly name: (seat: Seat) => string;
  readonly label: (move: V['move']) => string;
  readonly tell: (event: V['event']) => string | null;
  readonly chapter: (event: V['event']) => string | null;
  readonly reason: { readonly text: Line; readonly rule: WhyNot['rule'] | null } | null;
  readonly point: (event: V['event'] | null) => void;
  readonly recent: Recent;
  readonly held: V['move'] | null;
  readonly heldIsFinal: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** A reason stays so long after what it is about was left: its link to the rule can be reached. */
const STAYS_MS = 1500;

type Timer = ReturnType<typeof setTimeout>;

/** Where a reason is shown. */
const READ_AT = ['.prompt', '.last-move'];

/** Takes a reason away after a while, and not while somebody is at what shows it. */
function leaveSoon(leave: () => void, timer: RefObject<Timer | undefined>): Timer {
  return setTimeout(() => {
    const read =
      document.querySelector(READ_AT.map((at) => `${at}:hover`).join()) ??
      document.activeElement?.closest(READ_AT.join()) ??
      null;
    if (read === null) leave();
    else timer.current = leaveSoon(leave, timer);
  }, STAYS_MS);
}

/** Long enough to see that something happened by itself. */
const FORCED_MS = 450;

export function useTable<V extends Vocabulary>(
  session: Session<V>,
  scene: Scene<V>,
  preferences: Preferences,
): TableParts<V> {
  const { loaded } = session;
  const { situation, seat, seats } = scene;
  const { view, moves } = situation;
  const { say } = preferences;
  const ahead = useMemo(() => foresight(loaded.game, view), [loaded, view]);
  // What asks it is the same at every position: pieces that look as before keep theirs, and it answers for the present one.
  const now = useRef(ahead);
  now.current = ahead;
  const preview = useCallback((move: V['move']) => now.current.of(move).view, []);
  const whyNot = useCallback((move: V['move']) => now.current.whyNot(move), []);
  const [held, setHeld] = useState<string | null>(null);
  const [reason, setReason] = useState<{ readonly text: Line; readonly rule: WhyNot['rule'] | null } | null>(null);
  const [lit, setLit] = useState<V['event'] | null>(null);
  // Held by its notation: while it waits, another seat's secret choice may renew the list without changing mine.
  const waiting = (held === null ? null : moves.find((move) => loaded.game.write(move) === held)) ?? null;
  useEffect(() => {
    if (waiting === null) setHeld(null);
  }, [waiting]);

  // Scenes come with every move, names hardly ever change: the sentences of old events are worked out once.
  const names = seats.map((seatInfo) => seatInfo.name).join('\n');
  const name = useCallback((one: Seat) => names.split('\n')[one] ?? `${one + 1}`, [names]);
  const label = useCallback((move: V['move']) => say(loaded.words.move(move, view)), [loaded, say, view]);
  const tell = useMemo(() => {
    const known = new WeakMap<V['event'], string | null>();
    return (event: V['event']) => {
      const before = known.get(event);
      if (before !== undefined) return before;
      const told = loaded.words.event(event, name, seat);
      const sentence = told === null ? null : say(told);
      known.set(event, sentence);
      return sentence;
    };
  }, [loaded, name, say, seat]);
  const recent = useRecent(scene, tell);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const whenStirred = useStirred();
  const explain = useCallback<BoardProps<V>['explain']>(
    (text, rule) =>
      whenStirred(() => {
        clearTimeout(leaving.current);
        if (text !== null) setReason({ text, rule: rule ?? null });
        else leaving.current = leaveSoon(() => setReason(null), leaving);
      }),
    [whenStirred],
  );
  const choose = useCallback(
    (move: V['move'], sure = false) => {
      setReason(null);
      if (preferences.confirm && !sure && ahead.of(move).final) setHeld(loaded.game.write(move));
      else session.choose(move);
    },
    [ahead, loaded, preferences.confirm, session],
  );

  // The engine takes open forced moves itself; it asks for a lone one only where an answer that always comes at once would
  // tell other people what a hand holds. Among bots nobody is there to notice.
  const watched = seats.some((seatInfo) => seatInfo.kind === 'person');
  const skips = preferences.autoSkip && !watched && scene.curtain === null;
  const only = skips && moves.length === 1 ? (moves[0] ?? null) : null;
  const forced = only !== null && loaded.board?.byHand?.(only) === true ? null : only;
  useEffect(() => {
    if (forced === null) return;
    const timer = setTimeout(() => session.choose(forced), preferences.still ? 0 : FORCED_MS);
    return () => clearTimeout(timer);
  }, [forced, session, preferences.still]);

  const { fresh, paused } = scene;
  const ask = useMemo(() => askOf(situation, seat, paused), [situation, seat, paused]);
  const { language, still, beat } = preferences;
  const told = recent.events;
  // The same as long as nothing in it is another: a board is not drawn again because a reason comes or goes beside it.
  const board = useMemo<BoardProps<V>>(
    () => ({
      view,
      seat,
      seats,
      ask,
      moves,
      choose,
      preview,
      whyNot,
      explain,
      fresh,
      held: waiting,
      lit,
      recent: told,
      outcome: situation.outcome,
      say,
      language,
      still,
      beat,
    }),
    [
      view,
      seat,
      seats,
      ask,
      moves,
      choose,
      preview,
      whyNot,
      explain,
      fresh,
      waiting,
      lit,
      told,
      situation,
      say,
      language,
      still,
      beat,
    ],
  );
  const result = resultOf(session, scene, name).map(say);
  const prompt = say(promptOf(session, scene, name, preferences.language));
  const confirming = waiting === null ? null : say(line('table.confirm', { move: label(waiting) }));
  return {
    board,
    result,
    prompt,
    aloud: confirming === null ? [prompt, ...result].join(' ') : `${say(line('table.final'))} ${confirming}`,
    sentences: useMemo(() => scene.log.flatMap(({ event }) => tell(event) ?? []), [scene.log, tell]),
    name,
    label,
    tell,
    chapter: (event) => {
      const title = loaded.words.chapter?.(event) ?? null;
      return title === null ? null : say(title);
    },
    reason,
    point: setLit,
    recent,
    held: waiting,
    heldIsFinal: waiting !== null,
    confirm: () => {
      setHeld(null);
      if (waiting !== null) session.choose(waiting);
    },
    cancel: () => setHeld(null),
  };
}

function askOf<V extends Vocabulary>(
  { asked, facts }: Situation<V>,
  seat: Seat | null,
  paused = false,
): BoardProps<V>['ask'] {
  if (paused || asked === null || seat === null || !asked.seats.includes(seat)) return null;
  return { task: asked.task, choice: asked.choice, facts };
}

function resultOf<V extends Vocabulary>(
  { loaded }: Session<V>,
  { situation, ended = null }: Scene<V>,
  name: (seat: Seat) => string,
): readonly Line[] {
  if (situation.outcome !== null) return loaded.words.outcome(situation.outcome, name);
  return ended === null ? [] : [ended];
}

function promptOf<V extends Vocabulary>(
  { loaded }: Session<V>,
  { situation, seat, paused }: Scene<V>,
  name: (seat: Seat) => string,
  language: Language,
): Line {
  const { asked, facts, view } = situation;
  if (asked === null) return line('table.over');
  if (paused) return line('table.paused');
  if (seat !== null && asked.seats.includes(seat)) {
    return loaded.words.prompt({ task: asked.task, choice: asked.choice, seat, facts }, view);
  }
  const [one = '', ...others] = asked.seats.map(name);
  // A browser takes milliseconds to learn how a language lists: nearly always one is waited for.
  const names = others.length === 0 ? one : new Intl.ListFormat(language).format([one, ...others]);
  return line(seat === null ? 'table.watching' : 'table.wait-for', { names });
}
