import { readTranscript, type Vocabulary } from '@naos/engine';
import { CLOSED_BY_RULES, type TableCard } from '@naos/protocol';
import type { Preferences, Scene, Session } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { openFile, seedsIn } from '../../replay/open-file.ts';
import { PointsChart } from '../../replay/PointsChart.tsx';
import { Reel } from '../../replay/reel.ts';
import { Result } from '../../table/Ending.tsx';
import { Statistics } from '../../table/Statistics.tsx';
import { useT } from '../../words/index.ts';
import { api } from '../api.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { seatName } from './seat-name.ts';

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
  const [problem, setProblem] = useState(false);
  const watch = () => {
    api
      .transcript(card.id)
      .then(openFile)
      .then(
        (id) => go(`/replay/${id}`),
        () => setProblem(true),
      );
  };
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
      {problem && (
        <p className="notice bad" role="alert">
          {t('online.no-file')}
        </p>
      )}
      <div className="row">
        {(seated || (card.rematch !== null && card.visibility === 'public')) && (
          <button type="button" className="btn strong" onClick={rematch}>
            {t('end.rematch')}
          </button>
        )}
        {card.status === 'finished' && (
          <button type="button" className="btn" onClick={watch}>
            {t('end.replay')}
          </button>
        )}
      </div>
    </section>
  );
}

/** How the game went, below its board: points over the moves, and what the game counts. */
export function OnlineCourse({ session, card }: Pick<OnlineEndingProps, 'session' | 'card'>): ReactElement | null {
  const t = useT();
  const reel = useReel(session.loaded, card);
  const names = card.seats.map((one) => seatName(one, t));
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
