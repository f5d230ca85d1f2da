import type { SleepWindow } from '@naos/protocol';
import type { ReactElement } from 'react';
import { hourText, restFacts } from '../online/table/clock-text.ts';
import { useT } from '../words/index.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What most people sleep through, where this person lives. */
function usualNight(): SleepWindow {
  return { from: 23, to: 8, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

interface NightRestProps {
  readonly rest: SleepWindow | null;
  readonly onChange: (rest: SleepWindow | null) => void;
}

/** Whether clocks by days stand still at night, and when. */
export function NightRest({ rest, onChange }: NightRestProps): ReactElement {
  const t = useT();
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={rest !== null}
          onChange={(event) => onChange(event.target.checked ? usualNight() : null)}
        />
        <span>{t('rest.tick')}</span>
      </label>
      {rest !== null && (
        <div className="night-rest">
          <Hour
            label={t('rest.from')}
            hour={rest.from}
            other={rest.to}
            onPick={(from) => onChange({ ...rest, from })}
          />
          <Hour label={t('rest.to')} hour={rest.to} other={rest.from} onPick={(to) => onChange({ ...rest, to })} />
          <p className="note" role="status">
            {t('rest.about', restFacts(rest))}
          </p>
        </div>
      )}
    </>
  );
}

interface HourProps {
  readonly label: string;
  readonly hour: number;
  /** Where the rest has its other end: not offered here, for a rest of no hours would be none. */
  readonly other: number;
  readonly onPick: (hour: number) => void;
}

function Hour({ label, hour, other, onPick }: HourProps): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="text" value={hour} onChange={(event) => onPick(Number(event.target.value))}>
        {HOURS.filter((one) => one !== other).map((one) => (
          <option key={one} value={one}>
            {hourText(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
