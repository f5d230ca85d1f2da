import type { Vocabulary } from '@naos/engine';
import { line, type Say } from '@naos/words';
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BoardProps, PlanMark } from '../board.ts';
import { type Scene, type Session, useScene } from '../session/session.ts';
import { Announcer } from './Announcer.tsx';
import { BoardStage } from './BoardStage.tsx';
import { Curtain } from './Curtain.tsx';
import { EventLog } from './EventLog.tsx';
import { Explanations } from './Explanations.tsx';
import { HandTable } from './HandTable.tsx';
import { kept } from './kept.ts';
import { LastMove } from './LastMove.tsx';
import { Later } from './Later.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Reason } from './Reason.tsx';
import { SeatCard } from './SeatCard.tsx';
import { Sheet } from './Sheet.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { TextMode } from './TextMode.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useMedia } from './use-media.ts';
import { useOneAnswer } from './use-one-answer.ts';
import { type Preferences, type TableParts, useTable } from './use-table.ts';

interface TableScreenProps<V extends Vocabulary> {
  readonly session: Session<V>;
  readonly preferences: Preferences;
  readonly textMode: boolean;
  /** The board is on a big screen: only what is one's own and what one decides. */
  readonly handOnly?: boolean;
  /** Parts of the board to light up (a lesson points at them). */
  readonly light?: readonly string[];
  /** A plan to draw on the board; the same list as long as it is the same plan. */
  readonly plan?: readonly PlanMark[];
  /** Address of a rule in the reference. */
  readonly ruleHref?: (id: string) => string;
  /** Goes to the moment of a log line. */
  readonly onGo?: (n: number) => void;
  /** The move shown as the present one in the log. */
  readonly now?: number;
  /** Stands in the prompt instead of the question: what a recap shows. */
  readonly sentence?: string;
  /** More buttons in the prompt bar. */
  readonly buttons?: ReactNode;
  /** What somebody says about the table: a teacher's words, a riddle. Nothing ever covers it, and it covers nothing. */
  readonly words?: ReactNode;
  /** Right under the board, always in sight: a replay's timeline. */
  readonly foot?: ReactNode;
  /** Below the board, where one scrolls to. */
  readonly below?: ReactNode;
  /** More tabs beside the log: chat, votes. */
  readonly tabs?: readonly Tab[];
  /** What was opened and can be closed: a hint, odds, a recap. */
  readonly opened?: readonly Tab[];
  /** The board's panels stand among the other tabs: what was opened needs the room of two rows. */
  readonly oneRow?: boolean;
}

/** Another question is asked: a board that scrolls begins with what it is about. Boards that lead elsewhere do so afterwards. */
function useTopOfBoard<V extends Vocabulary>(
  screen: RefObject<HTMLElement | null>,
  { seat, situation }: Scene<V>,
): void {
  const { asked } = situation;
  const mine = seat !== null && asked?.seats.includes(seat) === true;
  const question = mine ? `${asked?.task} ${asked?.choice}` : '';
  // A browser that is asked to scroll lays the new position out at once: only a board that has been scrolled is.
  const scrolled = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element && target.matches('.table-scroll'))) return;
      if (screen.current?.contains(target) === true) scrolled.current = target.scrollTop > 0;
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [screen]);
  useLayoutEffect(() => {
    if (question === '' || !scrolled.current) return;
    scrolled.current = false;
    screen.current?.querySelector('.table-scroll')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [screen, question]);
}

const NO_LIGHT: readonly string[] = [];
/** Held upright, as `table.css` has it. */
const UPRIGHT = '(max-width: 1000px) and (min-height: 501px), (max-width: 1000px) and (orientation: portrait)';
/** With more, two panels don't fit under their cards in a low window. */
const MANY_SEATS = 4;
/** How many of the last sentences text mode repeats. */
const NEWS = 12;

interface InWordsProps<V extends Vocabulary> {
  readonly session: Session<V>;
  readonly scene: Scene<V>;
  readonly table: TableParts<V>;
  readonly say: Say;
}

/** The table in words. Its sentences are worked out only where it is shown. */
function InWords<V extends Vocabulary>({ session, scene, table, say }: InWordsProps<V>): ReactElement {
  const { game, words } = session.loaded;
  const { view, moves } = scene.situation;
  return (
    <TextMode<V>
      board={words.board(view, table.name).map(say)}
      moves={moves}
      label={table.label}
      write={game.write}
      choose={table.board.choose}
      news={table.sentences.slice(-NEWS)}
      say={say}
    />
  );
}

interface PartProps<V extends Vocabulary> {
  readonly part: ComponentType<BoardProps<V>>;
  readonly board: BoardProps<V>;
}

function Drawn<V extends Vocabulary>({ part: Shown, board }: PartProps<V>): ReactElement {
  return <Shown {...board} />;
}

/** A game's part, drawn again only when the game shows something else. */
const Part = kept(Drawn);

/** The table: prompt, board, seats, panels and log of any game, over any kind of session. */
export function TableScreen<V extends Vocabulary>(props: TableScreenProps<V>): ReactElement {
  const { session, preferences, light = NO_LIGHT, ruleHref, opened = [] } = props;
  const scene = useScene(session);
  const table = useTable(session, scene, preferences);
  const wide = useMedia('(min-width: 1001px)');
  const low = useMedia('(max-height: 960px)');
  // A refusal that came and went in the prompt would push the board up and down.
  const upright = useMedia(UPRIGHT);
  const screen = useRef<HTMLDivElement>(null);
  const [inSheet, setInSheet] = useState<string | null>(null);
  useFocusKept(screen);
  useTopOfBoard(screen, scene);
  useOneAnswer(screen, scene.version);
  const { say } = preferences;
  const { loaded } = session;
  const { board: shown } = table;
  const lit = useMemo(() => ({ ...shown, light }), [shown, light]);
  const curtain = scene.seats.find(({ seat }) => seat === scene.curtain);
  if (curtain !== undefined) return <Curtain seatInfo={curtain} onLift={session.liftCurtain} say={say} />;

  // Five seats leave a low window room for one panel: its tabs lead to all of them.
  const oneRow = props.oneRow === true || (low && scene.seats.length > MANY_SEATS);
  const { Board, SeatFacts, Ending } = loaded.board ?? {};
  const hand = props.handOnly === true && scene.seat !== null ? loaded.board?.hand : undefined;
  const { PromptExtras } = hand ?? loaded.board ?? {};
  const panels = props.handOnly === true ? [] : (loaded.board?.panels ?? []);
  const reason = table.reason && <Reason reason={table.reason} say={say} {...(ruleHref && { ruleHref })} />;
  const words = <InWords<V> session={session} scene={scene} table={table} say={say} />;
  const asked = (!scene.paused && scene.situation.asked?.seats) || [];
  const over = scene.situation.asked === null;
  const seatCards = (full: boolean) => (
    <div
      className={full ? 'seats' : 'seats seat-strip'}
      data-many={hand === undefined && scene.seats.length > 2}
      data-crowded={hand === undefined && scene.seats.length > 3}
    >
      {scene.seats
        .filter(({ seat }) => full || hand === undefined || seat === scene.seat)
        .map((seatInfo) => (
          <SeatCard key={seatInfo.seat} seatInfo={seatInfo} asked={asked.includes(seatInfo.seat)} over={over} say={say}>
            {SeatFacts !== undefined && <SeatFacts view={scene.situation.view} seat={seatInfo.seat} say={say} />}
          </SeatCard>
        ))}
    </div>
  );
  const log = (
    <EventLog<V>
      log={scene.log}
      tell={table.tell}
      seat={scene.seat}
      name={table.name}
      say={say}
      onPoint={table.point}
      chapter={table.chapter}
      rule={(event) => {
        const id = loaded.words.ruleOf?.(event) ?? null;
        return id === null || ruleHref === undefined ? null : { id, href: ruleHref(id) };
      }}
      {...(props.now === undefined ? {} : { now: props.now })}
      {...(props.onGo === undefined ? {} : { onGo: props.onGo })}
    />
  );
  const shownPanels = panels.filter(({ narrowOnly }) => !(wide && narrowOnly === true));
  const beside: Tab[] = shownPanels.map(({ id, title, Panel }) => ({
    id,
    title: say(title),
    content: <Part<V> part={Panel} board={shown} />,
  }));
  const logTab: Tab = { id: 'log', title: say(line('table.log')), content: log };
  const seatsTab: Tab = { id: 'seats', title: say(line('table.seats')), content: seatCards(true) };
  const notice = scene.notice !== null && (
    <p className="notice bad" role="alert">
      {say(scene.notice)}
    </p>
  );
  return (
    // Styles ask these instead of `:has()`: a browser would look at the whole table again at every change inside it.
    <div
      className="table"
      ref={screen}
      data-game={loaded.game.id}
      data-version={scene.version}
      data-ended={opened.some(({ id }) => id === 'ending')}
      data-story={inSheet === 'ending'}
      data-words={hand === undefined && (props.textMode || Board === undefined)}
      data-hand={hand !== undefined}
    >
      <div className="table-main">
        {/* Over the head of the page: it pushes nothing away and covers no answer. */}
        {!wide && notice}
        <PromptBar
          sentence={props.sentence ?? table.prompt}
          sent={scene.sent === true}
          mine={scene.seat !== null && asked.includes(scene.seat)}
          below={
            <>
              {!upright && reason}
              {table.reason === null && table.heldIsFinal && <p className="prompt-final">{say(line('table.final'))}</p>}
            </>
          }
          undo={over || scene.seat === null ? null : scene.undo}
          onUndo={session.undo}
          onRestart={session.restartTurn}
          held={table.held === null ? null : table.label(table.held)}
          onConfirm={table.confirm}
          onCancel={table.cancel}
          extras={PromptExtras === undefined ? null : <Part<V> part={PromptExtras} board={shown} />}
          say={say}
        >
          {props.buttons}
        </PromptBar>
        {!wide && props.words !== undefined && <div className="table-words">{props.words}</div>}
        {!wide && <Later>{seatCards(false)}</Later>}
        <Later>
          <LastMove recent={table.recent} reason={upright ? reason : null} say={say} />
        </Later>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard */}
        <div className="table-scroll" tabIndex={0}>
          {hand !== undefined ? (
            <HandTable<V> hand={hand} board={shown} label={table.label} write={loaded.game.write} />
          ) : props.textMode || Board === undefined ? (
            words
          ) : (
            <BoardStage
              label={say(line('table.board'))}
              light={light}
              {...(props.plan && { plan: props.plan })}
              moved={preferences.still ? null : scene.fresh}
              otherwise={words}
            >
              <Part<V> part={Board} board={lit} />
            </BoardStage>
          )}
          {scene.situation.outcome !== null && Ending !== undefined && (
            <section className="card">
              <Ending props={shown} log={scene.log.map(({ event }) => ({ event, to: null, not: null }))} />
            </section>
          )}
          {props.below}
        </div>
        {props.foot}
      </div>
      <aside className="table-side">
        <Later>
          {wide ? (
            <>
              {props.words !== undefined && <div className="table-words">{props.words}</div>}
              {notice}
              {seatCards(true)}
              {beside.length > 0 && !oneRow && <Tabs tabs={beside} label={say(line('table.panels'))} />}
              <Tabs
                tabs={[...opened, logTab, ...(oneRow ? beside : []), ...(props.tabs ?? [])]}
                home="log"
                label={say(line('table.log'))}
              />
            </>
          ) : (
            <Sheet
              onFront={setInSheet}
              tabs={[...opened, ...beside, logTab, seatsTab, ...(props.tabs ?? [])]}
              label={say(line('table.panels'))}
            />
          )}
        </Later>
      </aside>
      <Explanations
        root={screen}
        {...(ruleHref && {
          rule: (id: string) => ({ name: say(line('table.rule', { id })), href: ruleHref(id) }),
        })}
      />
      <Later>
        <Announcer prompt={table.aloud} lines={table.sentences} reason={table.reason && say(table.reason.text)} />
      </Later>
    </div>
  );
}
