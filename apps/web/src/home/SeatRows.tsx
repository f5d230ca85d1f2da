import { MIRROR } from '@naos/bots/mirror';
import { SeatMark } from '@naos/table-ui';
import { type ReactElement, useId } from 'react';
import { levelName } from '../bots/levels.ts';
import { type T, useT } from '../words/index.ts';
import { BotAbout } from './BotAbout.tsx';
import type { Shelf } from './use-shelf.ts';

interface SeatRowsProps {
  /** How many sit down, and between which numbers that may be changed. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What each seat is for: a kind, or `bot:<level>`. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Kinds besides bots, with their labels. */
  readonly kinds: readonly { readonly kind: string; readonly label: string }[];
  readonly game: string;
  readonly shelf: Shelf;
  /** Whether the mirror's memory is in this browser. */
  readonly remembers?: boolean;
  /** What a seat that is added is for. */
  readonly added: string;
}

/** Who sits where: a number of seats and a row for each. */
export function SeatRows(props: SeatRowsProps): ReactElement {
  const { seats, chosen, onChange, kinds, game, shelf, remembers = false, added } = props;
  const t = useT();
  const id = useId();
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const resize = (count: number) => onChange(Array.from({ length: count }, (_, i) => chosen[i] ?? added));
  return (
    <>
      {counts.length > 1 && (
        <fieldset className="field plain">
          <legend>{t('new.players')}</legend>
          <div className="seg">
            {counts.map((count) => (
              <label key={count}>
                <input type="radio" name="count" checked={count === chosen.length} onChange={() => resize(count)} />
                {count}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="field plain">
        <legend>{t('new.seats')}</legend>
        <ul className="seat-rows">
          {chosen.map((value, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <select
                className="text"
                aria-label={t('new.seat', { n: seat + 1 })}
                aria-describedby={`${id}-${seat}`}
                value={value}
                onChange={(event) => onChange(chosen.map((old, i) => (i === seat ? event.target.value : old)))}
              >
                {kinds.map(({ kind, label }) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
                {botOptions(shelf, t)}
              </select>
              <BotAbout id={`${id}-${seat}`} level={levelIn(value)} game={game} shelf={shelf} remembers={remembers} />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}

function botOptions({ levels, besides }: Shelf, t: T): ReactElement[] {
  return [...levels, ...besides, ...(levels.length > 1 ? [MIRROR] : [])].map((level) => (
    <option key={level} value={`bot:${level}`}>
      {t('new.bot', { level: level === MIRROR ? t('mirror.name') : levelName(level, levels, t) })}
    </option>
  ));
}

/** The level of a row that is for a bot, or null. */
export function levelIn(value: string): string | null {
  return value.startsWith('bot:') ? value.slice('bot:'.length) : null;
}
