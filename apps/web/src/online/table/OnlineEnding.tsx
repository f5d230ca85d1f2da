import { readTranscript, type Vocabulary } from '@naos/engine';
import { CLOSED_BY_RULES, type TableCard } from '@naos/protocol';
import type { Preferences, Scene, Session } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { titleOf } from '../../games/game-modules.ts';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { seedsIn } from '../../replay/open-file.ts';
import { PointsChart } from '../../replay/PointsChart.tsx';
import { Reel } from '../../replay/reel.ts';
import { canShare, share } from '../../shell/share.ts';
import { Result } from '../../table/Ending.tsx';
import { Statistics } from '../../table/Statistics.tsx';
import { useLanguage, useT } from '../../words/index.ts';
import { api } from '../api.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { useSeatNames } from './seat-name.ts';

interface OnlineEndingProps {
  readonly session: Session<Vocabulary>;
  readonly scene: Scene<Vocabulary>;
  readonly preferences: Preferences;
  readonly connection: TableConnection;
  readonly card: TableCard;
  readonly seated: boolean;
}

/** After a game on the server: the result, a rematch for those who sat there, and the replay for all. */
export function OnlineEnding({
  session,
  scene,
  preferences,
  connection,
  card,
  seated,
}: OnlineEndingProps): ReactElement {
  const t = useT();
  const [, go] = useLocation();
  const replay = `/replay/${card.id}${card.visibility === 'public' ? '' : tokenOf(connection)}`;
  const title = t('replay.share.title', {
    game: titleOf(card.game, useLanguage()),
    names: useSeatNames(card).join(', '),
  });
  const rematch = () => {
    if (card.rematch !== null) {
      go(`/t/${card.rematch}`);
      return;
    }
    connection.whenOpened((table) => go(`/t/${table}`));
    connection.act({ do: 'rematch' });
  };
  return (
    <section className="ending card">
      {card.status === 'cancelled' ? (
        <h2>{t(card.closed === CLOSED_BY_RULES ? 'online.closed-by-rules' : 'online.cancelled')}</h2>
      ) : (
        <Result session={session} scene={scene} preferences={preferences} />
      )}
      {card.rematch !== null && (
        <p className="notice" role="status">
          {t('rematch.open')}
        </p>
      )}
      <div className="row">
        {(seated || (card.rematch !== null && card.visibility === 'public')) && (
          <button type="button" className="btn strong" onClick={rematch}>
            {t(card.rematch === null ? 'end.rematch' : 'rematch.go')}
          </button>
        )}
        {/* A game that never began has nothing to show. */}
        {card.commitment !== null && (
          <>
            <Link className="btn" href={replay}>
              {t('end.replay')}
            </Link>
            {canShare() && (
              <button
                type="button"
                className="btn"
                onClick={() => share({ title, url: new URL(replay, location.href).href })}
              >
                {t('invite.share')}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The part of a link that shows a private table: the one that this person may hand on, or came by. */
function tokenOf({ news, token }: TableConnection): string {
  const own = news?.links?.watch.split('?')[1];
  if (own !== undefined) return `?${own}`;
  return token === null ? '' : `?${new URLSearchParams({ watch: token })}`;
}

/** How the game went, below its board: points over the moves, and what the game counts. */
export function OnlineCourse({ session, card }: Pick<OnlineEndingProps, 'session' | 'card'>): ReactElement | null {
  const reel = useReel(session.loaded, card);
  const names = useSeatNames(card);
  if (reel === null) return null;
  return (
    <section className="course card">
      {session.loaded.board?.Ending === undefined && (
        <PointsChart reel={reel} board={session.loaded.board} names={names} />
      )}
      <Statistics game={card.game} reel={reel} names={names} />
    </section>
  );
}

/** The whole finished game, from the server's file; undefined until it is here, null when there is none. */
function useReel(loaded: AnyLoadedGame, { id, status }: TableCard): Reel | null | undefined {
  const [reel, setReel] = useState<Reel | null>();
  useEffect(() => {
    if (status !== 'finished') return;
    let here = true;
    void api
      .transcript(id)
      .then((text) => {
        const transcript = readTranscript(text);
        if (here) setReel(new Reel(loaded.game, transcript, seedsIn(transcript)));
      })
      .catch(() => {
        // The result stands without its statistics; "watch the replay" says what is wrong.
        if (here) setReel(null);
      });
    return () => {
      here = false;
    };
  }, [loaded, id, status]);
  return status === 'finished' ? reel : null;
}
