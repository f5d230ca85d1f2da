import type { Vocabulary } from '@naos/engine';
import type { Tutorial, TutorialStep } from '@naos/game-module';
import { TableScreen, useRoom, useScene } from '@naos/table-ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { gameModuleOf, titleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { useSettings } from '../store/settings.ts';
import { botNames } from '../table/begin.ts';
import { LessonSession } from '../table/lesson-session.ts';
import { usePreferences } from '../table/preferences.ts';
import { useRulesBeside } from '../table/RulesBeside.tsx';
import { TableHead } from '../table/TableHead.tsx';
import { usePlayNow } from '../table/use-play-now.ts';
import { useLanguage, useT } from '../words/index.ts';

/** A game's lesson on the real board. */
export default function Lesson({ game }: { readonly game: string }): ReactElement {
  const loaded = useLoadedGame(game);
  const tutorial = useTutorial(game);
  if (loaded === null || tutorial === null) return <Waiting />;
  return <Taught loaded={loaded} tutorial={tutorial} />;
}

function useTutorial(game: string): Tutorial<Vocabulary> | null {
  return useLoaded(game, async () => (await gameModuleOf(game)?.tutorial()) ?? null);
}

function Taught({
  loaded,
  tutorial,
}: {
  readonly loaded: AnyLoadedGame;
  readonly tutorial: Tutorial<Vocabulary>;
}): ReactElement {
  const t = useT();
  const own = useSettings((settings) => settings.name) || t('site.guest');
  const textMode = useSettings((settings) => settings.textMode);
  const [session] = useState(
    () => new LessonSession(loaded, tutorial, [own, ...botNames(t('bot.names'), tutorial.seats - 1)]),
  );
  useScene(session);
  const preferences = { ...usePreferences(loaded), confirm: false, autoSkip: false };
  const { step } = session;
  const rules = useRulesBeside(loaded);
  return (
    <main
      className="site-main lesson"
      onClickCapture={rules.onClickCapture}
      data-reading={step !== null && step.welcome === undefined}
    >
      <TableHead game={loaded.game.id} note={t('lesson.note')} />
      <TableScreen
        session={session}
        preferences={preferences}
        textMode={textMode}
        light={step?.light ?? []}
        ruleHref={(id) => `/learn/${loaded.game.id}/${id}`}
        opened={rules.tabs}
        words={<Teacher session={session} say={preferences.say} />}
      />
    </main>
  );
}

interface TeacherProps {
  readonly session: LessonSession;
  readonly say: ReturnType<typeof usePreferences>['say'];
}

function Teacher({ session, say }: TeacherProps): ReactElement {
  const { step, at } = session;
  return step === null ? <Done session={session} /> : <Words key={at} session={session} step={step} say={say} />;
}

function Done({ session }: { readonly session: LessonSession }): ReactElement {
  const t = useT();
  const bar = useRoom('--teacher-room');
  const { id } = session.loaded.game;
  const { begin } = usePlayNow(session.loaded.game);
  const game = titleOf(id, useLanguage());
  return (
    <section className="teacher card" ref={bar} aria-live="polite" data-repeats="true">
      <h2>{t('lesson.done')}</h2>
      <p>{t('lesson.done.text')}</p>
      <div className="row">
        <button type="button" className="btn" onClick={session.back}>
          {t('lesson.back')}
        </button>
        <button type="button" className="btn strong" onClick={begin}>
          {t('home.play-now.of', { game })}
        </button>
        <Link className="btn" href={`/learn/${id}`}>
          {t('learn.rules')}
        </Link>
      </div>
    </section>
  );
}

/** What the teacher says now. On a phone the bar can be folded to its buttons, and every step opens it again. */
function Words({ session, step, say }: TeacherProps & { readonly step: TutorialStep<Vocabulary> }): ReactElement {
  const t = useT();
  const [folded, setFolded] = useState(false);
  const bar = useRoom('--teacher-room');
  const { steps, at, answer } = session;
  return (
    <section
      className="teacher card"
      ref={bar}
      data-folded={folded}
      data-repeats="true"
      aria-live="polite"
      aria-label={t('lesson.note')}
    >
      <p className="teacher-words">{say(step.text)}</p>
      {answer !== null && <p className="notice bad">{say(answer)}</p>}
      <div className="row">
        <span className="dots" aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            <i key={i} data-done={i <= at} />
          ))}
        </span>
        <span className="note">{t('lesson.step', { n: at + 1, of: steps })}</span>
        <button
          type="button"
          className="icon fold"
          aria-expanded={!folded}
          aria-label={t('lesson.fold')}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronDown size={20} aria-hidden="true" /> : <ChevronUp size={20} aria-hidden="true" />}
        </button>
        <button type="button" className="btn" onClick={session.back} disabled={at === 0}>
          {t('lesson.back')}
        </button>
        {step.welcome === undefined ? (
          <button type="button" className="btn strong" onClick={session.next}>
            {t('lesson.next')}
          </button>
        ) : (
          <button type="button" className="btn strong" onClick={session.showMe}>
            {t('lesson.show')}
          </button>
        )}
      </div>
    </section>
  );
}
