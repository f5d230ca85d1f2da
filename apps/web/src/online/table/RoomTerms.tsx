import type { AnyGameModule } from '@naos/game-module';
import type { TableCard } from '@naos/protocol';
import type { ReactElement } from 'react';
import { gameModuleOf } from '../../games/game-modules.ts';
import { CLOCK_NAMES, CLOCKS } from '../../home/clocks.ts';
import { OptionRows } from '../../home/OptionRows.tsx';
import { useShelf } from '../../home/use-shelf.ts';
import { useSay, useT } from '../../words/index.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { clockText } from './clock-text.ts';

interface RoomTermsProps {
  readonly card: TableCard;
  readonly connection: TableConnection;
  /** The host, before the start; everybody else sees what is chosen. */
  readonly mayChange: boolean;
}

/** How the game will be played: clock, options, number of seats. */
export function RoomTerms(props: RoomTermsProps): ReactElement | null {
  const gameModule = gameModuleOf(props.card.game);
  return gameModule === null ? null : <Terms {...props} gameModule={gameModule} />;
}

function Terms({
  card,
  connection,
  mayChange,
  gameModule,
}: RoomTermsProps & { readonly gameModule: AnyGameModule }): ReactElement {
  const t = useT();
  const shelf = useShelf(gameModule);
  const say = useSay(shelf?.catalogs ?? null);
  const now = JSON.stringify(card.clock);
  const known = CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === now);
  return (
    <section className="card" aria-labelledby="room-terms">
      <h2 id="room-terms">{t('room.terms')}</h2>
      <p className="note">{t(mayChange ? 'room.terms.host' : 'room.terms.others')}</p>
      <fieldset className="field plain" disabled={!mayChange}>
        <label className="field">
          <span>{t('new.clock')}</span>
          <select
            className="text"
            value={known ?? 'own'}
            onChange={(event) => {
              const chosen = CLOCK_NAMES.find((name) => name === event.target.value);
              if (chosen !== undefined) connection.act({ do: 'set table', clock: CLOCKS[chosen] });
            }}
          >
            {known === undefined && <option value="own">{clockText(card.clock, t)}</option>}
            {CLOCK_NAMES.map((name) => (
              <option key={name} value={name}>
                {clockText(CLOCKS[name], t)}
              </option>
            ))}
          </select>
        </label>
        {shelf !== null && (
          <OptionRows
            rows={shelf.options}
            chosen={card.options}
            onChange={(options) => connection.act({ do: 'set table', options: { ...options } })}
            say={say}
          />
        )}
      </fieldset>
      {mayChange && card.seats.length < gameModule.seats.max && (
        <button type="button" className="btn" onClick={() => connection.act({ do: 'add seat' })}>
          {t('room.add-seat')}
        </button>
      )}
    </section>
  );
}
