import type { Vocabulary } from '@naos/engine';
import type { PlannedMove } from '@naos/protocol';
import {
  Later,
  type LoadedGame,
  type Preferences,
  type Scene,
  type Session,
  subjectOf,
  type Tab,
  TableScreen,
  useSceneLater,
} from '@naos/table-ui';
import { ClipboardList, History, Lightbulb, Scale } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { AdviceCard } from '../advice/AdviceCard.tsx';
import { useAdvisers } from '../advice/use-advisers.ts';
import type { ReplaySession } from '../replay/replay-session.ts';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Coach } from './Coach.tsx';
import { HandHead } from './HandHead.tsx';
import { Hints } from './Hints.tsx';
import { Planning } from './Planning.tsx';
import { type PlannedStep, planMarks, stepsAhead } from './plan-marks.ts';
import { usePreferences } from './preferences.ts';
import { RecapBoard, RecapText, since } from './Recap.tsx';
import { useRulesBeside } from './RulesBeside.tsx';
import { TableHead } from './TableHead.tsx';
import { Tool } from './Tool.tsx';
import type { OpenMove } from './use-bot-reasons.ts';
import { useCalls } from './use-calls.ts';

/** What was missed, ready to be watched from moment `from` on. */
export interface Missed {
  readonly session: ReplaySession;
  readonly from: number;
}

interface PlayTableProps {
  readonly session: Session<Vocabulary>;
  readonly names: readonly string[];
  /** Whether a bot may advise: at one's own table, never against people. */
  readonly advice: boolean;
  /** Brings back what happened since the person's last move, or from move number `n` on, to be shown on the board. */
  readonly recall: (n?: number) => Promise<Missed>;
  /** Leaves moves of the planning board to the table, at tables of a server. */
  readonly queue?: ((moves: readonly PlannedMove[]) => void) | undefined;
  /** What a bot has just done before everybody's eyes; absent where no coach may speak. */
  readonly made?: readonly OpenMove[];
  readonly tools?: ReactNode;
  /** Stands in the prompt while nothing is asked of the person. */
  readonly idle?: ReactNode;
  /** How it ended, once it has. */
  readonly ending?: (preferences: Preferences) => Tab | null;
  readonly below?: ReactNode;
  readonly tabs?: readonly Tab[];
}

// The same element every time: React does not look into it again.
const ADVICE = <Scale size={17} aria-hidden="true" />;
const HINT = <Lightbulb size={17} aria-hidden="true" />;
const RECAP = <History size={17} aria-hidden="true" />;
const PLAN = <ClipboardList size={17} aria-hidden="true" />;

/** A table at which somebody plays, on this device or on a server: the table screen, recap, planning board and hints. */
export function PlayTable(props: PlayTableProps): ReactElement {
  const { session, names, advice, recall, tools, below, tabs = [] } = props;
  const t = useT();
  const scene = useSceneLater(session);
  const { loaded } = session;
  const preferences = usePreferences(loaded);
  const handOnly = useSettings((settings) => settings.handOnly) && props.queue !== undefined;
  // A game that draws no hand is played in words.
  const textMode = useSettings((settings) => settings.textMode) || (handOnly && loaded.board?.hand === undefined);
  const [planning, setPlanning] = useState(false);
  const [hinting, setHinting] = useState(false);
  const [advised, setAdvised] = useState<string | null>(null);
  const [missed, setMissed] = useState<Missed | null>(null);
  const [unshown, setUnshown] = useState(false);
  useCalls(scene);
  const lines = caughtUp(loaded, scene);
  const [unread, setUnread] = useState(() => lines.length > 0);
  useEffect(() => {
    if (lines.length === 0) setUnread(false);
  }, [lines.length]);
  const running = scene.situation.asked !== null && scene.curtain === null && scene.seat !== null;
  const mine = scene.situation.moves.length > 0;
  const advisers = useAdvisers(loaded.game.id, scene, advice);
  const adviser = advisers.find(({ id }) => id === advised);
  const show = (n?: number) => {
    setUnshown(false);
    recall(n).then(setMissed, () => {
      setUnshown(true);
      setUnread(true);
    });
  };
  const done = () => {
    setMissed(null);
    setUnread(false);
  };
  const rules = useRulesBeside(loaded);
  const [steps, setSteps] = useState<readonly PlannedStep[]>([]);
  const hint = (wanted: boolean) => {
    setHinting(wanted);
    setSteps([]);
  };
  const coach = useCoach(props, scene, preferences, setSteps);
  const advising = hinting || coach !== null;
  const { view } = scene.situation;
  const plan = useMemo(
    () => (advising ? planMarks(loaded, stepsAhead(steps, view)) : []),
    [loaded, steps, view, advising],
  );
  const opened = [
    props.ending?.(preferences) ?? null,
    adviser !== undefined && mine
      ? opens(
          adviser.id,
          preferences.say(adviser.title),
          () => setAdvised(null),
          (onClose) => (
            <AdviceCard game={loaded.game.id} adviser={adviser} scene={scene} say={preferences.say} onClose={onClose} />
          ),
        )
      : null,
    coach,
    hinting && mine
      ? opens(
          'hint',
          t('hint.button'),
          () => hint(false),
          (onClose) => (
            <Hints
              loaded={loaded}
              scene={scene}
              say={preferences.say}
              onChoose={session.choose}
              onPlan={setSteps}
              onClose={onClose}
            />
          ),
        )
      : null,
    unread && running
      ? {
          id: 'recap',
          title: t('recap.button'),
          call: 'unread',
          onClose: () => setUnread(false),
          content: (
            <RecapText
              lines={lines}
              say={preferences.say}
              failed={unshown}
              onShow={() => show()}
              onSkip={() => setUnread(false)}
            />
          ),
        }
      : null,
    ...rules.tabs,
  ].filter((tab) => tab !== null);
  // A recap and a plan are looked at on the board, wherever it is otherwise.
  const holding = handOnly && scene.seat !== null && missed === null && !planning;
  const screen =
    missed !== null ? (
      <RecapBoard {...missed} preferences={preferences} textMode={textMode} onDone={done} />
    ) : planning && scene.seat !== null ? (
      <Planning
        loaded={loaded}
        scene={scene}
        own={scene.seat}
        preferences={preferences}
        textMode={textMode}
        onQueue={props.queue}
        onDone={() => setPlanning(false)}
      />
    ) : (
      <TableScreen
        session={session}
        preferences={preferences}
        textMode={textMode}
        handOnly={holding}
        ruleHref={(id) => `/learn/${loaded.game.id}/${id}`}
        tabs={tabs}
        onGo={show}
        buttons={mine ? null : props.idle}
        below={below}
        opened={opened}
        plan={plan}
      />
    );
  return (
    <main className="site-main" onClickCapture={rules.onClickCapture}>
      {holding && <HandHead game={loaded.game.id} scene={scene} tools={tools} />}
      {!holding && (
        <Later>
          <TableHead game={loaded.game.id} note={names.join(' · ')}>
            {tools}
            {running && missed === null && !planning && (
              <>
                {/* Advisers come and go: at the far left, where no other tool stands in their way. */}
                {mine &&
                  advisers.map(({ id, title }) => (
                    <Tool
                      key={id}
                      onPress={() => setAdvised(advised === id ? null : id)}
                      pressed={advised === id}
                      label={preferences.say(title)}
                      about={t('advice.why')}
                    >
                      {ADVICE}
                    </Tool>
                  ))}
                {advice && (
                  <Tool
                    onPress={() => hint(!hinting)}
                    pressed={hinting}
                    disabled={!mine}
                    label={t('hint.button')}
                    about={t('hint.title')}
                  >
                    {HINT}
                  </Tool>
                )}
                <Tool
                  onPress={() => show()}
                  disabled={lines.length === 0}
                  label={t('recap.button')}
                  about={t('recap.why')}
                >
                  {RECAP}
                </Tool>
                <Tool onPress={() => setPlanning(true)} label={t('plan.button')} about={t('plan.why')}>
                  {PLAN}
                </Tool>
              </>
            )}
          </TableHead>
        </Later>
      )}
      {screen}
    </main>
  );
}

/** The coach's tab, where one is wanted. */
function useCoach(
  { session: { loaded, choose }, made }: PlayTableProps,
  scene: Scene<Vocabulary>,
  { say }: Preferences,
  onPlan: (steps: readonly PlannedStep[]) => void,
): Tab | null {
  const t = useT();
  const wanted = useSettings(({ coach }) => coach === 'on');
  if (made === undefined || !wanted || scene.situation.outcome !== null) return null;
  const content = <Coach loaded={loaded} scene={scene} say={say} made={made} onChoose={choose} onPlan={onPlan} />;
  return { id: 'coach', title: t('coach.title'), call: 'here', content };
}

/** Something that the person has opened beside the table. */
const opens = (id: string, title: string, onClose: () => void, content: (onClose: () => void) => ReactNode): Tab => ({
  id,
  title,
  call: 'opened',
  asked: true,
  onClose,
  content: content(onClose),
});

/** Sentences about what happened since the person's last move. */
function caughtUp({ words }: LoadedGame<Vocabulary>, { log, seat, seats }: Scene<Vocabulary>) {
  const name = (one: number) => seats[one]?.name ?? '';
  return since(log, seat).flatMap(({ event, n }, i) => {
    const told = words.event(event, name, seat);
    return told === null ? [] : [{ key: `${n} ${i}`, seat: subjectOf(event), told }];
  });
}
