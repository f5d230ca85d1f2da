import type { RatingStep, TableCard } from '@naos/protocol';
import type { Preferences } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { Share } from '../../ending/Share.tsx';
import { Story } from '../../ending/Story.tsx';
import { useShared } from '../../ending/use-shared.ts';
import { titleOf } from '../../games/game-modules.ts';
import { forkTable } from '../../replay/fork.ts';
import { openFile } from '../../replay/open-file.ts';
import type { Reel } from '../../replay/reel.ts';
import { loadTable } from '../../store/tables.ts';
import { useBegin } from '../../table/use-begin.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { api } from '../api.ts';
import type { OnlineSession } from '../connection/online-session.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { endedLine } from './ended.ts';
import { useSeatNames } from './seat-name.ts';

interface OnlineEndingProps {
  readonly session: Pick<OnlineSession, 'loaded'>;
  readonly preferences: Preferences;
  readonly connection: Pick<TableConnection, 'act' | 'whenOpened' | 'news' | 'token'>;
  readonly card: TableCard;
  readonly seat: number | null;
  readonly reel: Reel | null | undefined;
  readonly rating: RatingStep | null;
}

/** After a game on the server: its story, a rematch for those who sat there, and the replay for all. */
export function OnlineEnding(props: OnlineEndingProps): ReactElement {
  const { session, preferences, connection, card, seat, reel, rating } = props;
  const { loaded } = session;
  const t = useT();
  const begin = useBegin();
  const [, go] = useLocation();
  const names = useSeatNames(card);
  const token = card.visibility === 'public' ? null : tokenOf(connection);
  const replay = (query: Readonly<Record<string, string>> = {}) => {
    const all = new URLSearchParams({ ...(token !== null && { watch: token }), ...query });
    return `/replay/${card.id}${all.size === 0 ? '' : `?${all}`}`;
  };
  const told = useShared(loaded, card.outcome, names);
  const ended = (reader: number | null): string => {
    const { key, values } = endedLine(card, reader, names);
    return t(key, values);
  };
  // Who reads it was not there: everybody is named.
  const given = `${titleOf(card.game, useLanguage())}. ${ended(null)}`;
  const text = card.outcome === null ? given : told;
  const playFrom = (index: number, from: number) => {
    begin(async () => {
      // It becomes a game of this device, where it is played on.
      const saved = loadTable(await openFile(await api.transcript(card.id, token)));
      if (saved === null || !reel) throw new Error('The game could not be kept on this device.');
      return forkTable(saved, reel, index, from, t('bot.names'));
    });
  };
  const rematch = () => {
    const open = card.rematch;
    if (open !== null) {
      // Whoever played takes the seat that is kept for them; if it can't be had, the table itself says what can.
      const seated = seat === null ? Promise.resolve() : api.act(open, { do: 'sit' }).catch(() => {});
      void seated.then(() => go(`/t/${open}`));
      return;
    }
    connection.whenOpened((table) => go(`/t/${table}`));
    connection.act({ do: 'rematch' });
  };
  const acts = (
    <>
      {card.rematch !== null && (
        <p className="notice" role="status">
          {t('rematch.open')}
        </p>
      )}
      <div className="row">
        {(seat !== null || (card.rematch !== null && card.visibility === 'public')) && (
          <button type="button" className="btn strong" onClick={rematch}>
            {t(card.rematch === null ? 'end.rematch' : 'rematch.go')}
          </button>
        )}
        {/* A game that never began has nothing to show. */}
        {card.commitment !== null && (
          <>
            <Link className="btn" href={replay()}>
              {t('end.replay')}
            </Link>
            <Share text={text} url={new URL(replay(), location.href).href} />
          </>
        )}
      </div>
    </>
  );
  if (card.status === 'cancelled' || card.outcome === null) {
    return (
      <section className="ending card">
        <h2>{ended(seat)}</h2>
        {rating && <Rating {...rating} />}
        {acts}
      </section>
    );
  }
  return (
    <Story
      loaded={loaded}
      outcome={card.outcome}
      names={names}
      own={seat}
      say={preferences.say}
      reel={reel}
      rating={rating && <Rating {...rating} />}
      onGo={(index) => go(replay({ at: `${reel?.frame(index).n ?? 0}` }))}
      onPlayFrom={playFrom}
    >
      {acts}
    </Story>
  );
}

/** What shows a private table: the token that this person may hand on, or came by. */
function tokenOf({ news, token }: Pick<TableConnection, 'news' | 'token'>): string | null {
  return new URLSearchParams(news?.links?.watch.split('?')[1]).get('watch') ?? token;
}

/** One's rating with its uncertainty, and what this game did to it where that is known. */
function Rating({ rating, spread, games, before }: RatingStep): ReactElement {
  const t = useT();
  const values = { rating: String(Math.round(rating)), range: Math.round(2 * spread), games };
  const change = before === null ? null : Math.round(rating) - Math.round(before);
  return (
    <p className="rating-now">
      {t('rating.now', values)}{' '}
      {change !== null && (
        <b data-change={Math.sign(change)}>
          {t('rating.change', { change: change === 0 ? '±0' : change < 0 ? `−${-change}` : `+${change}` })}
        </b>
      )}
    </p>
  );
}
