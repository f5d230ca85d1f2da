import type { Holiday } from '@naos/protocol';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLanguage, useT } from '../../words/index.ts';
import { api } from '../api.ts';

/** The instant at which a day of a date field begins on this device; `more`: so many days later. */
function dayOf(text: string, more = 0): number {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + more).getTime();
}

/** When this person is away: clocks by the day rest, and their tables see it. */
export function Holidays(): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [holiday, setHoliday] = useState<Holiday | null>(null);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Without the server there is nothing to show.
    api.arrive('').then(
      (me) => setHoliday((taken) => taken ?? me.holiday ?? null),
      () => {},
    );
  }, []);
  const attempt = (work: Promise<{ readonly holiday?: Holiday | null }>): void => {
    setFailed(false);
    work.then(
      (me) => setHoliday(me.holiday ?? null),
      () => setFailed(true),
    );
  };
  const take = (event: FormEvent): void => {
    event.preventDefault();
    attempt(api.takeHoliday({ since: dayOf(from), until: dayOf(to, 1) }));
  };
  const day = (at: number): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <>
      <p className="note">{t('slow.holiday.why')}</p>
      {failed && (
        <p className="notice bad" role="alert">
          {t('slow.holiday.bad')}
        </p>
      )}
      {holiday !== null ? (
        <div className="row" role="status">
          <span>{t('slow.holiday.taken', { from: day(holiday.since), to: day(holiday.until - 1) })}</span>
          <button type="button" className="btn" onClick={() => attempt(api.endHoliday())}>
            {t('slow.holiday.end')}
          </button>
        </div>
      ) : (
        <form className="share" onSubmit={take}>
          {(
            [
              ['slow.holiday.from', from, setFrom],
              ['slow.holiday.to', to, setTo],
            ] as const
          ).map(([label, value, set]) => (
            <input
              key={label}
              className="text"
              type="date"
              required
              value={value}
              aria-label={t(label)}
              title={t(label)}
              onChange={({ target }) => set(target.value)}
            />
          ))}
          <button type="submit" className="btn">
            {t('slow.holiday.take')}
          </button>
        </form>
      )}
    </>
  );
}
