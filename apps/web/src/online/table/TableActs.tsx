import type { Act, Proposal } from '@naos/protocol';
import { SeatMark } from '@naos/table-ui';
import { type ReactElement, useState } from 'react';
import { useLanguage, useT } from '../../words/index.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { useSeatNames } from './seat-name.ts';

const QUESTIONS = {
  undo: 'vote.undo',
  pause: 'vote.pause',
  continue: 'vote.continue',
  cancel: 'vote.cancel',
  seat: 'vote.seat',
} as const satisfies Record<Proposal['what'], string>;

interface TableActsProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** What the people at a table can agree on, and what they may do when somebody does not come back. */
export function TableActs({ connection, news }: TableActsProps): ReactElement | null {
  const t = useT();
  const { card, seat, kept } = news;
  const names = useSeatNames(card);
  if (card.status !== 'running') return null;
  const paused = card.paused !== null;
  const act = (one: Act) => () => connection.act(one);
  if (seat === null) {
    return (
      <>
        {paused && <Pause connection={connection} news={news} />}
        {kept !== null && (
          <div className="notice" role="status">
            <span>{t('left.bot')}</span>
            <button type="button" className="btn go" onClick={act({ do: 'sit', seat: kept })}>
              {t('left.sit')}
            </button>
          </div>
        )}
        {kept === null && <BotSeats connection={connection} news={news} />}
      </>
    );
  }
  // To one's own last decision: what a bot has done since then it would only do again.
  const last = news.beats.findLast((beat) => beat.kind === 'moved' && beat.seat === seat);
  const late = lateAt(news);
  return (
    <>
      {paused && card.proposal?.what !== 'continue' && <Pause connection={connection} news={news} />}
      {card.proposal !== null && <Question connection={connection} news={news} proposal={card.proposal} />}
      {late.map((one) => (
        <div key={one.seat} className="notice">
          <span>{t('late.out-of-time', { name: names[one.seat] ?? '' })}</span>
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
      <section>
        <h3>{t('acts.title')}</h3>
        <div className="row">
          {!paused && !card.rated && last !== undefined && (
            <button type="button" className="btn" onClick={act({ do: 'ask undo', to: last.n - 1 })}>
              {t('acts.undo')}
            </button>
          )}
          {!paused && (
            <button type="button" className="btn" onClick={act({ do: 'ask pause' })}>
              {t('acts.pause')}
            </button>
          )}
          <button type="button" className="btn" onClick={act({ do: 'ask cancel' })}>
            {t('acts.cancel')}
          </button>
          <button type="button" className="btn" onClick={act({ do: 'leave' })}>
            {t('acts.leave')}
          </button>
          {!paused && card.seats.length === 2 && <Resign onResign={act({ do: 'resign' })} rated={card.rated} />}
        </div>
      </section>
    </>
  );
}

/** Gives up, on the second press: there is no way back. */
function Resign({ onResign, rated }: { readonly onResign: () => void; readonly rated: boolean }): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" className="btn" onClick={asked ? onResign : () => setAsked(true)}>
      {t(asked ? (rated ? 'resign.sure.rated' : 'resign.sure') : 'resign.button')}
    </button>
  );
}

/** Those whose time is up, but for the viewer. */
const lateAt = ({ card, seat }: TableNews): TableNews['card']['seats'] =>
  card.seats.filter(
    ({ ladder, seat: other }) => other !== seat && (ladder === 'bot may be called' || ladder === 'may be cancelled'),
  );

/** What there is to be answered or known now, as a text that changes with it; null when there is nothing. */
export function callOf(news: TableNews): string | null {
  const { card, seat, kept } = news;
  const { proposal, paused } = card;
  const late = seat === null ? [] : lateAt(news);
  const parts = [
    ...(proposal === null ? [] : [`${proposal.what} ${proposal.by}`]),
    ...(paused === null ? [] : ['paused']),
    ...(kept === null || seat !== null ? [] : ['kept']),
    ...late.map((one) => `late ${one.seat}`),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The chairs of bots that somebody who only watches may take: not those that wait for who got up or was invited. */
function BotSeats({ connection, news: { card } }: TableActsProps): ReactElement | null {
  const t = useT();
  const names = useSeatNames(card);
  if (!card.botsMayBeReplaced || card.rated || (card.visibility !== 'public' && !connection.isInvited)) return null;
  if (card.proposal?.what === 'seat') return <Asked name={card.proposal.guest?.name ?? ''} n={card.proposal.by + 1} />;
  const seats = card.seats.filter(({ kind, left, invited }) => kind === 'bot' && !left && !invited);
  if (seats.length === 0) return null;
  return (
    <div className="notice">
      <span>{t('bots.replace')}</span>
      {seats.map((one) => (
        <button key={one.seat} type="button" className="btn" onClick={() => connection.sit(one.seat)}>
          <SeatMark seat={one.seat} size={17} />
          {t('bots.take', { n: one.seat + 1, name: names[one.seat] ?? '' })}
        </button>
      ))}
    </div>
  );
}

/** Somebody has asked for a bot's seat, and the players decide. */
function Asked({ name, n }: { readonly name: string; readonly n: number }): ReactElement {
  const t = useT();
  return (
    <div className="notice" role="status">
      <span>{t('vote.seat', { name, n })}</span>
      <span className="note">{t('vote.waiting')}</span>
    </div>
  );
}

/** A pause that nobody has asked to end yet. */
function Pause({ connection, news }: TableActsProps): ReactElement {
  const t = useT();
  const when = usePauseEnd(news);
  return (
    <div className="notice" role="status">
      <span>{t('pause.until', { when })}</span>
      {news.seat !== null && (
        <button type="button" className="btn go" onClick={() => connection.act({ do: 'ask continue' })}>
          {t('pause.go-on')}
        </button>
      )}
    </div>
  );
}

/** What the table is asked, with the answers that this person still has. */
function Question({ connection, news, proposal }: TableActsProps & { readonly proposal: Proposal }): ReactElement {
  const t = useT();
  const when = usePauseEnd(news);
  const { card, seat } = news;
  const names = useSeatNames(card);
  const { what, by, yes, guest } = proposal;
  const voters = card.seats.filter(({ kind }) => kind === 'person').length;
  const answered = seat !== null && yes.includes(seat);
  // A pause is over some time after somebody asks to go on: there is nothing to refuse or to take back.
  const refusable = what !== 'continue' && (!answered || by === seat);
  return (
    <div className="notice" role="status">
      <span>{t(QUESTIONS[what], { name: guest?.name ?? names[by] ?? '', n: by + 1, when })}</span>
      <span className="note">{t('vote.count', { n: yes.length, of: voters })}</span>
      {answered ? (
        <span className="note">{t('vote.waiting')}</span>
      ) : (
        <button type="button" className="btn go" onClick={() => connection.act({ do: 'vote', yes: true })}>
          {t('vote.yes')}
        </button>
      )}
      {refusable && (
        <button type="button" className="btn" onClick={() => connection.act({ do: 'vote', yes: false })}>
          {t(answered ? 'vote.withdraw' : 'vote.no')}
        </button>
      )}
    </div>
  );
}

/** When the pause is over at the latest, by this device's clock; empty when there is none. */
function usePauseEnd({ card: { paused }, ahead }: TableNews): string {
  const language = useLanguage();
  if (paused === null) return '';
  return new Date(paused - ahead).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
