import type { ReactElement } from 'react';
import { useLanguage, useT } from '../../words/index.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { useSeatNames } from './seat-name.ts';

const DAY_MS = 24 * 3_600_000;

interface SlowTurnsProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** Whom a table by the day waits for, who is away, and a reminder that anybody who plays may send once a day. */
export function SlowTurns({ connection, news }: SlowTurnsProps): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const { card, seat: own, ahead } = news;
  const names = useSeatNames(card);
  if (card.clock.kind === 'live') return null;
  const now = Date.now() + ahead;
  const day = (at: number): string => new Date(at - ahead).toLocaleDateString(language, { dateStyle: 'medium' });
  const waiting = card.seats.filter(
    ({ seat, kind }) => seat !== own && kind === 'person' && card.waiting.includes(seat),
  );
  const away = card.seats.filter((one) => one.away !== undefined);
  if (waiting.length === 0 && away.length === 0) return null;
  return (
    <section className="slow-turns">
      {away.map(({ seat, away: holiday }) => (
        <p key={seat} className="note">
          {t((holiday?.since ?? 0) > now ? 'slow.away.soon' : 'slow.away', {
            name: names[seat] ?? '',
            from: day(holiday?.since ?? 0),
            when: day(holiday?.until ?? 0),
          })}
        </p>
      ))}
      {waiting.map(({ seat, nudged }) => (
        <div key={seat} className="row">
          <span>{t('slow.waits', { name: names[seat] ?? '' })}</span>
          {own !== null &&
            (nudged !== undefined && nudged > now - DAY_MS ? (
              <span className="note">{t('slow.nudged')}</span>
            ) : (
              <button type="button" className="btn" onClick={() => connection.act({ do: 'nudge', seat })}>
                {t('slow.nudge', { name: names[seat] ?? '' })}
              </button>
            ))}
        </div>
      ))}
    </section>
  );
}
