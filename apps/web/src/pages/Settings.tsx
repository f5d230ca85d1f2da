import { type ReactElement, type ReactNode, useId } from 'react';
import { Account } from '../online/account/Account.tsx';
import { Channels } from '../online/account/Channels.tsx';
import { Holidays } from '../online/account/Holidays.tsx';
import { hasBeenOnline } from '../online/api.ts';
import { LONGEST_NAME } from '../online/name-length.ts';
import { useTitle } from '../shell/use-title.ts';
import { type Settings as All, changeSettings, useSettings } from '../store/settings.ts';
import { chime } from '../table/sound.ts';
import { type T, useT } from '../words/index.ts';

type Pick = { [K in keyof All]: All[K] extends boolean ? never : K }[keyof All];
type Flag = { [K in keyof All]: All[K] extends boolean ? K : never }[keyof All];

/** How you like the site; everything applies at once and is kept on this device. */
export default function Settings(): ReactElement {
  const t = useT();
  useTitle(t('nav.settings'));
  const settings = useSettings();
  return (
    <main className="page narrow">
      <h1>{t('nav.settings')}</h1>
      <p className="soft lead">{t('settings.below')}</p>
      <div className="settings">
        <Group title={t('settings.you')}>
          <label className="field">
            <span>{t('settings.name')}</span>
            <input
              className="text"
              value={settings.name}
              maxLength={LONGEST_NAME}
              placeholder={t('site.guest')}
              autoComplete="nickname"
              onChange={(event) => changeSettings({ name: event.target.value })}
            />
          </label>
          <Choice of="language" label={t('settings.language')} values={['auto', 'en', 'ru']} t={t} />
        </Group>
        <Group title={t('account.title')}>
          <Account />
        </Group>
        <Group title={t('settings.eyes')}>
          <Choice of="theme" label={t('settings.theme')} values={['auto', 'papyrus', 'night']} t={t} />
          <Choice of="textSize" label={t('settings.text-size')} values={[100, 115, 130, 150, 200]} t={t} />
          <Choice of="motion" label={t('settings.motion')} values={['auto', 'full', 'still']} t={t} />
          <Choice of="pace" label={t('settings.pace')} values={['calm', 'brisk', 'instant']} t={t} />
          <Choice of="coach" label={t('settings.coach')} values={['offer', 'on', 'off']} t={t} />
          <Tick of="patterns" label={t('settings.patterns')} why={t('settings.patterns.why')} />
          <Tick of="textMode" label={t('settings.text-mode')} why={t('settings.text-mode.why')} />
        </Group>
        <Group title={t('settings.ears')}>
          <Tick of="sound" label={t('settings.sound')} why={t('settings.sound.why')} />
          <Tick of="vibration" label={t('settings.vibration')} why={t('settings.vibration.why')} />
          <div>
            <button type="button" className="btn" onClick={() => chime('turn')}>
              {t('settings.sound.try')}
            </button>
          </div>
        </Group>
        <Group title={t('channels.title')}>
          <Channels />
        </Group>
        {hasBeenOnline() && (
          <Group title={t('slow.holiday.title')}>
            <Holidays />
          </Group>
        )}
        <Group title={t('settings.play')}>
          <Choice of="confirm" label={t('settings.confirm')} values={['auto', 'on', 'off']} t={t} />
          <p className="note">{t('settings.confirm.why')}</p>
          <Tick of="autoSkip" label={t('settings.auto-skip')} why={t('settings.auto-skip.why')} />
        </Group>
      </div>
    </main>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<K extends Pick> {
  readonly of: K;
  readonly label: string;
  readonly values: readonly All[K][];
  readonly t: T;
}

function Choice<K extends Pick>({ of, label, values, t }: ChoiceProps<K>): ReactElement {
  const chosen = useSettings((settings) => settings[of]);
  return (
    <fieldset className="field plain">
      <legend>{label}</legend>
      <div className="seg">
        {values.map((value) => (
          <label key={String(value)}>
            <input type="radio" name={of} checked={value === chosen} onChange={() => changeSettings({ [of]: value })} />
            {labelOf(value, t)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Tick({ of, label, why }: { readonly of: Flag; readonly label: string; readonly why: string }): ReactElement {
  const id = useId();
  const checked = useSettings((settings) => settings[of]);
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={() => changeSettings({ [of]: !checked })}
        />
        <span>{label}</span>
      </label>
      <p className="note" id={id}>
        {why}
      </p>
    </div>
  );
}

const LABELS = {
  auto: 'settings.auto',
  papyrus: 'settings.papyrus',
  night: 'settings.night',
  full: 'settings.full',
  still: 'settings.still',
  calm: 'settings.pace.calm',
  brisk: 'settings.pace.brisk',
  instant: 'settings.pace.instant',
  offer: 'settings.coach.offer',
  on: 'settings.on',
  off: 'settings.off',
} as const;

const isLabelled = (value: string): value is keyof typeof LABELS => Object.hasOwn(LABELS, value);

function labelOf(value: string | number, t: T): string {
  if (typeof value === 'number') return `${value} %`;
  if (value === 'en') return 'English';
  if (value === 'ru') return 'Русский';
  return isLabelled(value) ? t(LABELS[value]) : value;
}
