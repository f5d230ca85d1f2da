import { TableScreen, useScene } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { AnyKit } from '../kit/kit.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useManners } from '../table/manners.ts';
import { TableHead } from '../table/TableHead.tsx';
import { useCalls } from '../table/use-calls.ts';
import { useKit } from '../table/use-kit.ts';
import { useT } from '../words/index.ts';
import { Chat } from './Chat.tsx';
import { Connection } from './Connection.tsx';
import { OnlineEnding } from './OnlineEnding.tsx';
import { OnlineSession } from './online-session.ts';
import { TableActs } from './TableActs.tsx';
import type { TableLine, TableNews } from './table-line.ts';

interface OnlinePlayProps {
  readonly line: TableLine;
  readonly news: TableNews;
}

/** A running or finished game on the server. */
export function OnlinePlay(props: OnlinePlayProps): ReactElement {
  const t = useT();
  const kit = useKit(props.news.card.game);
  if (kit === null) {
    return (
      <p className="waiting" role="status">
        {t('site.loading')}
      </p>
    );
  }
  return <Opened kit={kit} {...props} />;
}

function Opened({ kit, line, news }: OnlinePlayProps & { readonly kit: AnyKit }): ReactElement | null {
  const t = useT();
  const [session, setSession] = useState<OnlineSession | null>(null);
  useEffect(() => {
    if (line.news === null) return;
    const opened = new OnlineSession(kit, line, line.news, t('room.free'));
    setSession(opened);
    return opened.close;
  }, [kit, line, t]);
  return session === null ? null : <Seated session={session} line={line} news={news} />;
}

function Seated({ session, line, news }: OnlinePlayProps & { readonly session: OnlineSession }): ReactElement {
  const t = useT();
  const scene = useScene(session);
  const manners = useManners(session.kit);
  const textMode = useSettings((settings) => settings.textMode);
  const { card, seat } = news;
  useCalls(scene);
  const chat = { id: 'chat', title: t('chat.title'), content: <Chat line={line} news={news} /> };
  return (
    <main className="site-main">
      <TableHead game={card.game} note={card.seats.map(({ name }) => name || t('room.free')).join(' · ')}>
        <Connection state={line.state} />
        <button
          type="button"
          className="btn quiet"
          aria-pressed={textMode}
          onClick={() => changeSettings({ textMode: !textMode })}
        >
          {t('table.words')}
        </button>
      </TableHead>
      <TableScreen
        session={session}
        manners={manners}
        textMode={textMode}
        ruleHref={(id) => `/learn/${card.game}/${id}`}
        tabs={[chat]}
        above={
          <>
            <TableActs line={line} news={news} />
            {(card.status === 'finished' || card.status === 'cancelled') && (
              <OnlineEnding
                session={session}
                scene={scene}
                manners={manners}
                line={line}
                card={card}
                seated={seat !== null}
              />
            )}
          </>
        }
      />
    </main>
  );
}
