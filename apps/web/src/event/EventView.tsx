import type { EventPage } from '@naos/protocol';
import { Copy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { coverOf, titleOf } from '../games/game-modules.ts';
import { termsText } from '../online/table/clock-text.ts';
import { copyText } from '../shell/copy.ts';
import { useTitle } from '../shell/use-title.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Crosstable } from './Crosstable.tsx';
import { RULES, STATUS } from './labels.ts';
import { MyPart } from './MyPart.tsx';
import { pointsText, useNames } from './names.ts';
import { RoundGames } from './RoundGames.tsx';

const DAY_MS = 24 * 3_600_000;

interface EventViewProps {
  readonly page: EventPage;
  readonly isLost: boolean;
  readonly onRound: (round: number) => void;
  readonly onDone: () => void;
}

/** An event: by which rules, its rounds, everybody's place, my next match and the games of a round. */
export function EventView({ page, isLost, onRound, onDone }: EventViewProps): ReactElement {
  const t = useT();
  useTitle(page.name);
  const nameOf = useNames(page);
  return (
    <main className="page event">
      <Head page={page} />
      {isLost && (
        <p className="notice bad" role="alert">
          {t('club.lost')}
        </p>
      )}
      <Rounds page={page} onRound={onRound} />
      <div className="event-grid">
        <div>
          <Crosstable page={page} nameOf={nameOf} />
          {page.teams.length > 0 && (
            <section aria-labelledby="event-teams">
              <h2 id="event-teams">{t('contest.teams')}</h2>
              <ol className="event-games">
                {page.teams.map(({ team, points }) => (
                  <li key={team}>
                    <span>{team}</span>
                    <b>{pointsText(points)}</b>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <aside>
          <MyPart page={page} nameOf={nameOf} onDone={onDone} />
          <RoundGames page={page} nameOf={nameOf} />
        </aside>
      </div>
    </main>
  );
}

function Head({ page }: { readonly page: EventPage }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const cover = coverOf(page.game);
  const copy = async () => setCopied(await copyText(new URL(`/event/${page.id}`, location.href).href));
  const { game, planned, seats, days, status, begun } = page;
  const rules = {
    game: titleOf(game, language),
    n: planned ?? 0,
    seats: seats === 2 ? 'two' : 'more',
    days: days ?? 0,
  };
  const isGoing = status === 'open' || status === 'running';
  const last = begun.at(-1);
  const isNext = status === 'running' && planned !== null && begun.length < planned;
  const next = isNext && days !== null && last !== undefined ? new Date(last + days * DAY_MS) : null;
  const presents = t('contest.presents', { club: page.clubName ?? 'none' });
  return (
    <header className="event-head">
      {cover !== null && <img src={cover} alt="" width="84" height="112" />}
      <div>
        <p className="soft">{page.club === null ? presents : <Link href={`/club/${page.club}`}>{presents}</Link>}</p>
        <h1>{page.name}</h1>
        <p className="soft">
          {t(RULES[page.kind], rules)} {termsText(page, t)}.{' '}
          {page.hostName === ''
            ? isGoing && t('contest.led-by.nobody', { club: page.club ?? 'none' })
            : t('contest.led-by', { name: page.hostName })}
        </p>
      </div>
      <div className="event-state">
        <b>{t(STATUS[page.status])}</b>
        {next !== null && (
          <span className="soft">
            {t('contest.next-at', {
              when: next.toLocaleString(language, {
                day: 'numeric',
                month: 'long',
                hour: 'numeric',
                minute: '2-digit',
              }),
            })}
          </span>
        )}
        <button type="button" className="btn" onClick={() => void copy()}>
          <Copy size={17} aria-hidden="true" />
          <span aria-live="polite">{t(isCopied ? 'invite.copied' : 'contest.copy')}</span>
        </button>
      </div>
    </header>
  );
}

function Rounds({ page, onRound }: Pick<EventViewProps, 'page' | 'onRound'>): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  if (page.begun.length === 0) return null;
  return (
    <nav className="event-rounds" aria-label={t('contest.all-rounds')}>
      {page.begun.map((begins, round) => (
        <button
          key={begins + round}
          type="button"
          aria-current={round === page.round ? 'true' : undefined}
          onClick={() => onRound(round)}
        >
          <b>{round + 1}</b>
          <span>{new Date(begins).toLocaleDateString(language, { day: 'numeric', month: 'short' })}</span>
        </button>
      ))}
    </nav>
  );
}
