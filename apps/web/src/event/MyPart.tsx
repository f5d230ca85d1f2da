import type { EventAct, EventPage } from '@naos/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { levelName } from '../bots/levels.ts';
import { useDoing } from '../club/use-doing.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import { api } from '../online/api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useSettings } from '../store/settings.ts';
import { useLanguage, useT } from '../words/index.ts';
import { eventApi } from './event-api.ts';
import { STATUS } from './labels.ts';
import type { NameOf } from './names.ts';

interface MyPartProps {
  readonly page: EventPage;
  readonly nameOf: NameOf;
  /** Who joins may have become somebody here. */
  readonly onDone: () => void;
}

const HEADING = {
  open: 'contest.join',
  running: 'contest.next',
  over: 'contest.end',
  cancelled: 'contest.end',
} as const satisfies Record<EventPage['status'], string>;

/** What waits for me here: to join, to play, and for the host to begin. */
export function MyPart({ page, nameOf, onDone }: MyPartProps): ReactElement {
  const t = useT();
  const name = useSettings((settings) => settings.name);
  const { act, problem } = useDoing();
  const [team, setTeam] = useState('');
  const { status, you, mine, kind, entrants } = page;
  const isGone = you !== null && entrants[you]?.gone === true;
  const perform = (what: EventAct) =>
    void act(async () => {
      await api.arrive(name);
      await eventApi.act(page.id, what);
      onDone();
    });
  return (
    <section className="card event-mine" aria-labelledby="event-mine">
      <h2 id="event-mine">{t(HEADING[status])}</h2>
      {status === 'open' && <Begins page={page} />}
      {status === 'open' && you === null && (
        <>
          {kind === 'duplicate' && (
            <label className="field">
              <span>{t('contest.team')}</span>
              <input className="text" maxLength={24} value={team} onChange={(event) => setTeam(event.target.value)} />
            </label>
          )}
          <button
            type="button"
            className="btn go"
            onClick={() => perform({ do: 'join', ...(team.trim() === '' ? {} : { team: team.trim() }) })}
          >
            {t('contest.join')}
          </button>
        </>
      )}
      {status === 'open' && you !== null && <p className="soft">{t('contest.joined')}</p>}
      {status === 'running' && you !== null && <Matches page={page} nameOf={nameOf} />}
      {status === 'over' && <Places page={page} nameOf={nameOf} />}
      {status === 'cancelled' && <p className="soft">{t(STATUS[status])}</p>}
      <div className="row">
        {you !== null && !isGone && (status === 'open' || status === 'running') && (
          <button type="button" className="btn" onClick={() => perform({ do: 'leave' })}>
            {t('contest.leave')}
          </button>
        )}
        {isGone && status === 'running' && (
          <button type="button" className="btn strong" onClick={() => perform({ do: 'join' })}>
            {t('contest.back')}
          </button>
        )}
        {page.mayTakeOver && (status === 'open' || status === 'running') && (
          <button type="button" className="btn" onClick={() => perform({ do: 'take over' })}>
            {t('contest.take-over')}
          </button>
        )}
        {page.mayHost && (status === 'open' || status === 'running') && (
          <button type="button" className="btn" onClick={() => perform({ do: 'cancel' })}>
            {t('contest.cancel')}
          </button>
        )}
      </div>
      {page.mayHost && status === 'open' && <Hosting page={page} nameOf={nameOf} perform={perform} />}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {mine.length === 0 && status === 'running' && <p className="note">{t('contest.next.none')}</p>}
    </section>
  );
}

/** Who came first, and where the reader did. */
function Places({ page, nameOf }: Omit<MyPartProps, 'onDone'>): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { standings, you } = page;
  const first = standings.filter(({ place }) => place === 1).map(({ number }) => number);
  const mine = standings.find(({ number }) => number === you);
  const names = new Intl.ListFormat(language).format(first.map(nameOf));
  const isFirst = mine?.place === 1;
  return (
    <>
      {!(isFirst && first.length === 1) && (
        <p>{t('contest.first', { how: first.length === 1 ? 'one' : 'shared', names })}</p>
      )}
      {mine !== undefined && (!isFirst || first.length === 1) && (
        <p>
          <b>{t('end.place', { place: mine.place, of: standings.length })}</b>
        </p>
      )}
    </>
  );
}

function Begins({ page }: { readonly page: EventPage }): ReactElement {
  const t = useT();
  const language = useLanguage();
  if (page.starts === null) return <p className="soft">{t('contest.begins.host')}</p>;
  const when = new Date(page.starts).toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' });
  return <p className="soft">{t('contest.begins', { when })}</p>;
}

function Matches({ page, nameOf }: Omit<MyPartProps, 'onDone'>): ReactElement {
  const t = useT();
  return (
    <ul>
      {page.mine.map((table) => {
        const game = page.games.find((one) => one.table === table);
        return (
          <li key={table} className="event-match">
            {game !== undefined && <b>{game.seats.map(nameOf).join(' – ')}</b>}
            <Link className="btn go" href={`/t/${table}`}>
              {t('contest.go')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface HostingProps extends Omit<MyPartProps, 'onDone'> {
  readonly perform: (act: EventAct) => void;
}

/** Before it begins the host lets bots in, sends people away, and begins. */
function Hosting({ page, nameOf, perform }: HostingProps): ReactElement {
  const t = useT();
  const gameModule = gameModuleOf(page.game);
  const levels = useLoaded(gameModule, async () => (gameModule === null ? [] : (await gameModule.bots()).levels)) ?? [];
  return (
    <>
      <ul className="event-hosting">
        {page.entrants.map((entrant, number) => (
          <li key={number}>
            <span>{nameOf(number)}</span>
            <button
              type="button"
              className="btn"
              aria-label={t('contest.remove', { name: entrant.name === '' ? nameOf(number) : entrant.name })}
              onClick={() => perform({ do: 'remove', number })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <select
          className="text"
          aria-label={t('contest.add-bot')}
          value=""
          onChange={(event) => perform({ do: 'add bot', level: event.target.value })}
        >
          <option value="">{t('contest.add-bot')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {levelName(level, levels, t)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn strong"
          disabled={page.entrants.length < 2}
          onClick={() => perform({ do: 'start' })}
        >
          {t('contest.start')}
        </button>
      </div>
    </>
  );
}
