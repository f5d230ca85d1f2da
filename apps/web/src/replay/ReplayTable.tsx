import { TableScreen, useScene } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { useSettings } from '../store/settings.ts';
import type { SavedTable } from '../store/tables.ts';
import { Result } from '../table/Ending.tsx';
import { usePreferences } from '../table/preferences.ts';
import { useRulesBeside } from '../table/RulesBeside.tsx';
import { Statistics } from '../table/Statistics.tsx';
import { TableHead } from '../table/TableHead.tsx';
import { useStatistics } from '../table/use-statistics.ts';
import { useLanguage, useT } from '../words/index.ts';
import { EyesChoice } from './EyesChoice.tsx';
import { OpenHands } from './OpenHands.tsx';
import { PointsChart } from './PointsChart.tsx';
import { ReplayActs } from './ReplayActs.tsx';
import { ReplayAdvice } from './ReplayAdvice.tsx';
import { Review } from './Review.tsx';
import type { RecordedGame } from './replay-session.ts';
import { Timeline } from './Timeline.tsx';

/** Letters in the name of a table on the server. */
const SERVER_ID = 10;

/** The replay: the table screen with a timeline, and what one can do with a recorded game. */
export function ReplayTable({
  session,
  saved,
}: {
  readonly session: RecordedGame;
  readonly saved: SavedTable;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  const scene = useScene(session);
  const preferences = usePreferences(session.loaded);
  const textMode = useSettings((settings) => settings.textMode);
  useStatistics(saved.game);
  const rules = useRulesBeside(session.loaded);
  const { reel, at } = session;
  const names = saved.chairs.map(({ name }) => name);
  const day = new Date(saved.begun).toLocaleDateString(language, { dateStyle: 'long' });
  const told = t('replay.note', { day, n: reel.last, names: names.join(' · ') });
  // This device names its own games otherwise than the server, and nobody else can open them.
  const isOnline = saved.id.length === SERVER_ID;
  const game = titleOf(saved.game, language);
  const title = isOnline ? t('replay.share.title', { game, names: names.join(', ') }) : null;
  const note = saved.ended === true ? `${told}. ${t('replay.ended')}` : told;
  return (
    <main className="site-main replay" onClickCapture={rules.onClickCapture}>
      <TableHead game={saved.game} note={note} />
      <TableScreen
        session={session}
        preferences={preferences}
        textMode={textMode}
        now={reel.frame(at).n}
        onGo={(n) => session.go(reel.indexOf(n))}
        ruleHref={(id) => `/learn/${saved.game}/${id}`}
        opened={rules.tabs}
        foot={<Timeline session={session} say={preferences.say} title={title} />}
        below={
          <>
            {session.eyes === 'open' && <OpenHands session={session} names={names} say={preferences.say} />}
            {scene.situation.outcome !== null && (
              <section className="ending card">
                <Result session={session} scene={scene} preferences={preferences} />
                <Statistics game={saved.game} reel={reel} names={names} />
              </section>
            )}
            <div className="replay-cards">
              <section className="card course">
                <PointsChart reel={reel} board={session.loaded.board} names={names} now={at} />
              </section>
              {saved.outcome === null && saved.ended !== true ? (
                <section className="card">
                  <p className="soft">{t('replay.running')}</p>
                  <Link className="btn strong" href={`/play/${saved.id}`}>
                    {t('replays.go-on')}
                  </Link>
                </section>
              ) : (
                <EyesChoice session={session} saved={saved} />
              )}
              <ReplayActs session={session} saved={saved} />
              {saved.outcome !== null && (
                <>
                  <ReplayAdvice session={session} say={preferences.say} />
                  <Review
                    loaded={session.loaded}
                    reel={reel}
                    saved={saved}
                    outcome={saved.outcome}
                    now={at}
                    onGo={session.go}
                  />
                </>
              )}
            </div>
          </>
        }
      />
    </main>
  );
}
