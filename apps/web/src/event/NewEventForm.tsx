import type { EventKind, NewEvent } from '@naos/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useDoing } from '../club/use-doing.ts';
import { allGameModules } from '../games/game-modules.ts';
import { CLOCK_NAMES, CLOCKS } from '../home/clocks.ts';
import { clockText } from '../online/table/clock-text.ts';
import { useLanguage, useT } from '../words/index.ts';
import { eventApi } from './event-api.ts';
import { AGAINST, KIND } from './labels.ts';

const KINDS = ['season', 'swiss', 'duplicate'] as const satisfies readonly EventKind[];
/** An evening has clocks that run, a season has days. */
const TIMED = CLOCK_NAMES.filter((name) => name !== 'none');
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const DAYS = [3, 7, 14] as const;

/** The order form for an event of a club. */
export function NewEventForm({ club }: { readonly club: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [, go] = useLocation();
  const { act, problem } = useDoing();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<EventKind>('season');
  const [game, setGame] = useState(allGameModules[0]);
  const [seats, setSeats] = useState(2);
  const [clock, setClock] = useState<(typeof TIMED)[number]>('day');
  const [rounds, setRounds] = useState<number | null>(null);
  const [days, setDays] = useState<number | null>(null);
  const [against, setAgainst] = useState<NonNullable<NewEvent['against']>>('bots');
  const [starts, setStarts] = useState('');
  const [rated, setRated] = useState(true);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (game === undefined) return;
    const order: NewEvent = {
      name,
      kind,
      game: game.id,
      seats: Math.min(seats, game.seats.max),
      clock: CLOCKS[clock],
      rated,
      ...(rounds === null || kind === 'season' ? {} : { rounds }),
      ...(days === null || kind !== 'season' ? {} : { days }),
      ...(kind === 'duplicate' ? { against } : {}),
      ...(starts === '' ? {} : { starts: new Date(starts).getTime() }),
    };
    void act(async () => go(`/event/${(await eventApi.make(club, order)).id}`));
  };
  return (
    <form className="event-form" onSubmit={make}>
      <label className="field">
        <span>{t('contest.name')}</span>
        <input
          className="text"
          maxLength={40}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Choice label={t('contest.kind')} all={KINDS} value={kind} say={(one) => t(KIND[one])} onChange={setKind} />
      <Choice
        label={t('contest.game')}
        all={allGameModules}
        value={game}
        say={(one) => one?.title[language] ?? ''}
        onChange={setGame}
      />
      {game !== undefined && game.seats.max > 2 && (
        <Choice
          label={t('contest.seats')}
          all={Array.from({ length: Math.min(5, game.seats.max) - 1 }, (_, i) => i + 2)}
          value={Math.min(seats, game.seats.max)}
          say={String}
          onChange={setSeats}
        />
      )}
      <Choice
        label={t('new.clock')}
        all={TIMED}
        value={clock}
        say={(one) => clockText(CLOCKS[one], t)}
        onChange={setClock}
      />
      {kind !== 'season' && (
        <Choice
          label={t(kind === 'duplicate' ? 'contest.deals' : 'contest.rounds')}
          all={[null, ...ROUNDS]}
          value={rounds}
          say={(one) => (one === null ? t('contest.rounds.auto') : String(one))}
          onChange={setRounds}
        />
      )}
      {kind === 'season' && (
        <Choice
          label={t('contest.days')}
          all={[null, ...DAYS]}
          value={days}
          say={(one) => (one === null ? t('contest.days.none') : String(one))}
          onChange={setDays}
        />
      )}
      {kind === 'duplicate' && (
        <Choice
          label={t('contest.against')}
          all={['bots', 'people'] as const}
          value={against}
          say={(one) => t(AGAINST[one])}
          onChange={setAgainst}
        />
      )}
      <label className="field">
        <span>{t('contest.starts')}</span>
        <input
          className="text"
          type="datetime-local"
          value={starts}
          onChange={(event) => setStarts(event.target.value)}
        />
      </label>
      {kind !== 'duplicate' && (
        <label className="tick">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          <span>{t('new.rated')}</span>
        </label>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="box-foot">
        <button type="submit" className="btn strong" disabled={name.trim() === ''}>
          {t('contest.make')}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps<V> {
  readonly label: string;
  readonly all: readonly V[];
  readonly value: V;
  readonly say: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Choice<V>({ label, all, value, say, onChange }: ChoiceProps<V>): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="text"
        value={all.indexOf(value)}
        onChange={(event) => {
          const next = all[event.target.selectedIndex];
          if (next !== undefined) onChange(next);
        }}
      >
        {all.map((one, i) => (
          <option key={say(one)} value={i}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
