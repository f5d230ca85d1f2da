import { MIRROR } from '@naos/bots/mirror';
import { GameError, type GameOptions } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { withMirrors } from '../store/mirror.ts';
import { useSettings } from '../store/settings.ts';
import type { SavedSeat } from '../store/tables.ts';
import { beginTable, botNames } from '../table/begin.ts';
import { faultText } from '../words/fault.ts';
import { type T, useSay, useT } from '../words/index.ts';
import { OptionRows } from './OptionRows.tsx';
import { levelIn, SeatRows } from './SeatRows.tsx';
import { type Shelf, useShelf } from './use-shelf.ts';

/** The order form for a table on this device. */
export function NewLocalTable({ gameModule }: { readonly gameModule: AnyGameModule }): ReactElement {
  const shelf = useShelf(gameModule);
  const t = useT();
  return shelf === null ? <p className="note">{t('site.loading')}</p> : <Form gameModule={gameModule} shelf={shelf} />;
}

function Form({ gameModule, shelf }: { readonly gameModule: AnyGameModule; readonly shelf: Shelf }): ReactElement {
  const t = useT();
  const say = useSay(shelf.catalogs);
  const [, go] = useLocation();
  const own = useSettings((settings) => settings.name) || t('site.guest');
  const { seats } = gameModule;
  const { levels } = shelf;
  const middle = `bot:${levels[Math.floor((levels.length - 1) / 2)] ?? ''}`;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    Array.from({ length: Math.max(seats.min, Math.min(2, seats.max)) }, (_, seat) => (seat === 0 ? 'me' : middle)),
  );
  const [options, setOptions] = useState<GameOptions>({});
  const [problem, setProblem] = useState<string | null>(null);
  const begin = () => {
    try {
      go(
        `/play/${beginTable(gameModule.id, withMirrors(gameModule.id, levels, savedSeatsOf(chosen, own, t), Math.random), options)}`,
      );
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      setProblem(faultText(error, t));
    }
  };
  return (
    <>
      <SeatRows
        seats={seats}
        chosen={chosen}
        onChange={setChosen}
        kinds={[
          { kind: 'me', label: t('new.me', { name: own }) },
          { kind: 'beside', label: t('new.beside') },
        ]}
        game={gameModule.id}
        shelf={shelf}
        remembers
        added={middle}
      />
      {chosen.some((kind) => kind === 'beside') && <p className="note">{t('new.beside.why')}</p>}
      <OptionRows rows={shelf.options} chosen={options} onChange={setOptions} say={say} />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="box-foot">
        <button type="button" className="btn strong" onClick={begin}>
          {t('new.begin')}
        </button>
      </div>
    </>
  );
}

function savedSeatsOf(chosen: readonly string[], own: string, t: T): SavedSeat[] {
  const bots = botNames(t('bot.names'), chosen.length);
  const numbered = (n: number) => t('new.player', { n });
  let mine = false;
  return chosen.map((value, seat) => {
    const level = levelIn(value);
    if (level === MIRROR) return { kind: 'bot', name: t('mirror.name'), level };
    if (level !== null) return { kind: 'bot', name: bots.shift() ?? numbered(seat + 1), level };
    const first = value === 'me' && !mine;
    mine ||= first;
    return { kind: 'person', name: first ? own : numbered(seat + 1) };
  });
}
