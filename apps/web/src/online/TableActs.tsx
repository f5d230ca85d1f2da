import type { Act, Proposal } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { seatName } from './seat-name.ts';
import type { TableLine, TableNews } from './table-line.ts';

const QUESTIONS = {
  undo: 'vote.undo',
  pause: 'vote.pause',
  continue: 'vote.continue',
  cancel: 'vote.cancel',
} as const satisfies Record<Proposal['what'], string>;

/** What the people at a table can agree on, and what they may do when somebody does not come back. */
export function TableActs({ line, news }: { readonly line: TableLine; readonly news: TableNews }): ReactElement | null {
  const t = useT();
  const { card, seat, version } = news;
  if (seat === null || card.status !== 'running') return null;
  const { proposal } = card;
  const act = (one: Act) => () => line.act(one);
  const paused = card.face?.paused ?? false;
  const late = card.seats.filter(
    ({ ladder, seat: other }) => other !== seat && (ladder === 'bot may be called' || ladder === 'may be cancelled'),
  );
  return (
    <>
      {proposal !== null && (
        <div className="notice" role="status">
          <span>{t(QUESTIONS[proposal.what], { name: card.seats[proposal.by]?.name ?? '' })}</span>
          {proposal.yes.includes(seat) ? (
            <span className="note">{t('vote.waiting')}</span>
          ) : (
            <>
              <button type="button" className="btn go" onClick={act({ do: 'vote', yes: true })}>
                {t('vote.yes')}
              </button>
              <button type="button" className="btn" onClick={act({ do: 'vote', yes: false })}>
                {t('vote.no')}
              </button>
            </>
          )}
        </div>
      )}
      {late.map((one) => (
        <div key={one.seat} className="notice">
          <span>{t('late.out-of-time', { name: seatName(one, t) })}</span>
          <button type="button" className="btn" onClick={act({ do: 'call bot', seat: one.seat })}>
            {t('late.bot')}
          </button>
          {one.ladder === 'may be cancelled' && (
            <button type="button" className="btn" onClick={act({ do: 'cancel' })}>
              {t('late.cancel')}
            </button>
          )}
        </div>
      ))}
      <details className="table-acts">
        <summary>{t('acts.title')}</summary>
        <div className="row">
          {!card.rated && version > 0 && (
            <button type="button" className="btn" onClick={act({ do: 'ask undo', to: version - 1 })}>
              {t('acts.undo')}
            </button>
          )}
          <button type="button" className="btn" onClick={act({ do: paused ? 'ask continue' : 'ask pause' })}>
            {t(paused ? 'acts.continue' : 'acts.pause')}
          </button>
          <button type="button" className="btn" onClick={act({ do: 'ask cancel' })}>
            {t('acts.cancel')}
          </button>
          <button type="button" className="btn" onClick={act({ do: 'leave' })}>
            {t('acts.leave')}
          </button>
        </div>
      </details>
    </>
  );
}
