import { readTranscript } from '@naos/engine';
import { type Manners, TableScreen, useScene } from '@naos/table-ui';
import { ClipboardList, History, Lightbulb } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Reel } from '../replay/reel.ts';
import { ReplaySession } from '../replay/replay-session.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Ending } from './Ending.tsx';
import { Hints } from './Hints.tsx';
import type { LocalSession } from './local-session.ts';
import { useManners } from './manners.ts';
import { Planning } from './Planning.tsx';
import { RecapBoard, RecapText, since } from './Recap.tsx';
import { TableHead } from './TableHead.tsx';
import { useCalls } from './use-calls.ts';

type Mode = 'play' | 'recap' | 'plan';

/** Play at a table on this device. */
export function LocalPlay({ session }: { readonly session: LocalSession }): ReactElement {
  const t = useT();
  const scene = useScene(session);
  const { kit, table } = session;
  const manners = useManners(kit);
  const textMode = useSettings((settings) => settings.textMode);
  const [mode, setMode] = useState<Mode>('play');
  const [hinting, setHinting] = useState(false);
  useCalls(scene);
  const missed = since(scene.log, scene.seat);
  const [unread, setUnread] = useState(() => missed.length > 0);
  useEffect(() => {
    if (missed.length === 0) setUnread(false);
  }, [missed.length]);
  const playing = mode === 'play';
  const running = scene.situation.outcome === null && scene.curtain === null;
  const mine = scene.situation.moves.length > 0;
  const name = (seat: number) => scene.sitters[seat]?.name ?? '';
  const lines = missed.flatMap(({ event, seat, n }, i) => {
    const told = kit.words.event(event, name, scene.seat);
    return told === null ? [] : [{ key: `${n} ${i}`, seat, text: manners.say(told) }];
  });
  return (
    <main className="site-main">
      <TableHead game={table.game} note={table.chairs.map((chair) => chair.name).join(' · ')}>
        {running && playing && (
          <>
            <Tool
              onPress={() => setHinting(!hinting)}
              pressed={hinting}
              disabled={!mine}
              label={t('hint.button')}
              icon={<Lightbulb size={17} aria-hidden="true" />}
            />
            <Tool
              onPress={() => setMode('recap')}
              disabled={lines.length === 0}
              label={t('recap.button')}
              icon={<History size={17} aria-hidden="true" />}
            />
            <Tool
              onPress={() => setMode('plan')}
              label={t('plan.button')}
              icon={<ClipboardList size={17} aria-hidden="true" />}
            />
          </>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-pressed={textMode}
          onClick={() => changeSettings({ textMode: !textMode })}
        >
          {t('table.words')}
        </button>
      </TableHead>
      {mode === 'plan' && scene.seat !== null && (
        <Planning
          kit={kit}
          scene={scene}
          own={scene.seat}
          manners={manners}
          textMode={textMode}
          onDone={() => setMode('play')}
        />
      )}
      {mode === 'recap' && (
        <LocalRecap session={session} manners={manners} textMode={textMode} onDone={() => setMode('play')} />
      )}
      {playing && (
        <TableScreen
          session={session}
          manners={manners}
          textMode={textMode}
          ruleHref={(id) => `/learn/${table.game}/${id}`}
          above={
            <>
              {scene.situation.outcome !== null && (
                <Ending session={session} scene={scene} table={table} manners={manners} />
              )}
              {hinting && mine && (
                <Hints
                  kit={kit}
                  scene={scene}
                  say={manners.say}
                  onChoose={session.choose}
                  onClose={() => setHinting(false)}
                />
              )}
              {unread && running && lines.length > 0 && (
                <RecapText lines={lines} onShow={() => setMode('recap')} onSkip={() => setUnread(false)} />
              )}
            </>
          }
        />
      )}
    </main>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

export function Tool({ label, icon, onPress, pressed, disabled = false }: ToolProps): ReactElement {
  return (
    <button type="button" className="btn quiet tool" aria-pressed={pressed} disabled={disabled} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </button>
  );
}

interface LocalRecapProps {
  readonly session: LocalSession;
  readonly manners: Manners;
  readonly textMode: boolean;
  readonly onDone: () => void;
}

function LocalRecap({ session, manners, textMode, onDone }: LocalRecapProps): ReactElement {
  const { kit, table } = session;
  const { seat } = session.scene();
  const { film, from } = useMemo(() => {
    const reel = new Reel(kit.game, readTranscript(table.text), table.seeds);
    const own = Math.max(
      0,
      reel.frames.findLastIndex((frame) => frame.seat === seat),
    );
    const names = table.chairs.map(({ kind, name }) => ({ kind, name }));
    return { film: new ReplaySession(kit, reel, names, own, seat), from: own };
  }, [kit, table, seat]);
  return <RecapBoard session={film} from={from} manners={manners} textMode={textMode} onDone={onDone} />;
}
