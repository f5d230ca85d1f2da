import type { GameOptions } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import type { ClockSetting, NewSeat, NewTable, SleepWindow } from '@naos/protocol';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { clubApi } from '../club/club-api.ts';
import { ApiProblem, api } from '../online/api.ts';
import { clockText } from '../online/table/clock-text.ts';
import { useSettings } from '../store/settings.ts';
import { useSay, useT } from '../words/index.ts';
import { refusalText } from '../words/refusal.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName } from './clocks.ts';
import { NightRest } from './NightRest.tsx';
import { OptionRows } from './OptionRows.tsx';
import { levelIn, SeatRows } from './SeatRows.tsx';
import { type Shelf, useShelf } from './use-shelf.ts';

interface OrderProps {
  readonly gameModule: AnyGameModule;
  /** For whose members the table is; left out: for friends with its link, or for anybody. */
  readonly club?: string;
}

/** The order form for a table on the server. */
export function NewOnlineTable({ gameModule, club }: OrderProps): ReactElement {
  const shelf = useShelf(gameModule);
  const t = useT();
  return shelf === null ? (
    <p className="note">{t('site.loading')}</p>
  ) : (
    <Form gameModule={gameModule} shelf={shelf} {...(club === undefined ? {} : { club })} />
  );
}

function Form({ gameModule, shelf, club }: OrderProps & { readonly shelf: Shelf }): ReactElement {
  const t = useT();
  const say = useSay(shelf.catalogs);
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const { seats } = gameModule;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    Array.from({ length: Math.max(seats.min, Math.min(2, seats.max)) }, (_, seat) => (seat === 0 ? 'me' : 'invite')),
  );
  const [clock, setClock] = useState<ClockName>('none');
  const [rest, setRest] = useState<SleepWindow | null>(null);
  const [listed, setListed] = useState(false);
  // Nobody finds a chair for anybody at a table that only those who were invited can see.
  const forAnybody = chosen.includes('open');
  const open = listed || forAnybody;
  const [rated, setRated] = useState(false);
  const [replace, setReplace] = useState(true);
  /** Only who can see the table can take a chair there. */
  const replaceable = open && chosen.some((value) => levelIn(value) !== null);
  const [options, setOptions] = useState<GameOptions>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await api.arrive(name);
      const order: NewTable = {
        game: gameModule.id,
        seats: seatsOf(chosen),
        options,
        clock: withRest(CLOCKS[clock], rest),
        visibility: open ? 'public' : 'private',
        rated,
        botsMayBeReplaced: replace,
        // With friends it begins when they are ready; against bots alone there is nobody to wait for.
        room: chosen.some((value) => value === 'invite' || value === 'open'),
      };
      go(`/t/${club === undefined ? (await api.open(order)).card.id : (await clubApi.order(club, order)).table}`);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.code === 'offline' ? t('new.offline') : t('new.refused', { text: refusalText(error, t) }));
    }
  };
  return (
    <>
      <SeatRows
        seats={seats}
        chosen={chosen}
        onChange={setChosen}
        kinds={[
          { kind: 'me', label: t('new.me', { name: name || t('site.guest') }) },
          { kind: 'invite', label: t('new.friend') },
          ...(club === undefined ? [{ kind: 'open', label: t('new.anybody') }] : []),
        ]}
        game={gameModule.id}
        shelf={shelf}
        added="invite"
      />
      <label className="field">
        <span>{t('new.clock')}</span>
        <select
          className="text"
          value={clock}
          onChange={(event) => setClock(CLOCK_NAMES[event.target.selectedIndex] ?? 'none')}
        >
          {CLOCK_NAMES.map((one) => (
            <option key={one} value={one}>
              {clockText(CLOCKS[one], t)}
            </option>
          ))}
        </select>
      </label>
      {CLOCKS[clock].kind === 'days' && <NightRest rest={rest} onChange={setRest} />}
      {club === undefined && (
        <label className="tick">
          <input
            type="checkbox"
            checked={open}
            disabled={forAnybody}
            onChange={(event) => setListed(event.target.checked)}
          />
          <span>{t('new.public')}</span>
        </label>
      )}
      {replaceable && (
        <label className="tick">
          <input type="checkbox" checked={replace} onChange={(event) => setReplace(event.target.checked)} />
          <span>{t('new.replace')}</span>
        </label>
      )}
      <label className="tick">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
        <span>{t('new.rated')}</span>
      </label>
      <OptionRows rows={shelf.options} chosen={options} onChange={setOptions} say={say} />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="box-foot">
        <button type="button" className="btn strong" disabled={busy} onClick={() => void make()}>
          {t('new.make')}
        </button>
      </div>
    </>
  );
}

/** A game that is played at one sitting has no nights. */
function withRest(clock: ClockSetting, sleep: SleepWindow | null): ClockSetting {
  return clock.kind === 'days' ? { ...clock, sleep } : clock;
}

/** `me` sits once; a second one is a friend. */
function seatsOf(chosen: readonly string[]): NewSeat[] {
  let mine = false;
  return chosen.map((value) => {
    const level = levelIn(value);
    if (level !== null) return { kind: 'bot', level };
    if (value === 'open') return { kind: 'open' };
    const me = value === 'me' && !mine;
    mine ||= me;
    return me ? { kind: 'me' } : { kind: 'invite' };
  });
}
