import type { Viewer } from '@naos/engine';
import { TableScreen, useMedia, useScene } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { titleOf } from '../games/game-modules.ts';
import { useSettings } from '../store/settings.ts';
import type { SavedTable } from '../store/tables.ts';
import { usePreferences } from '../table/preferences.ts';
import { useRulesBeside } from '../table/RulesBeside.tsx';
import { TableHead } from '../table/TableHead.tsx';
import { useStatistics } from '../table/use-statistics.ts';
import { useLanguage, useT } from '../words/index.ts';
import { ReplaySide } from './ReplaySide.tsx';
import type { RecordedGame } from './replay-session.ts';
import { Timeline } from './Timeline.tsx';

/** Letters in the name of a table on the server. */
const SERVER_ID = 10;

/** The replay: the board with a timeline under it, and beside it what one can do with a recorded game. */
export function ReplayTable({
  session,
  saved,
  own,
}: {
  readonly session: RecordedGame;
  readonly saved: SavedTable;
  /** The seat of whoever looks at it, where it is their game. */
  readonly own: Viewer;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  useScene(session);
  const preferences = usePreferences(session.loaded);
  const textMode = useSettings((settings) => settings.textMode);
  const wide = useMedia('(min-width: 1001px)');
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
  const gaveUp = saved.resigned === undefined ? undefined : names[saved.resigned];
  const how = gaveUp === undefined ? t('replay.ended') : t('replay.resigned', { name: gaveUp });
  const note = saved.ended === true ? `${told}. ${how}` : told;
  const side = {
    id: 'replay',
    title: t('replay.acts'),
    content: <ReplaySide session={session} saved={saved} names={names} own={own} say={preferences.say} />,
  };
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
        // On a phone it would cover the board.
        oneRow
        opened={[wide ? { ...side, call: 'beside', asked: true } : side, ...rules.tabs]}
        foot={<Timeline session={session} say={preferences.say} title={title} />}
      />
    </main>
  );
}
