import { type FormEvent, type ReactElement, useState } from 'react';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useT } from '../../words/index.ts';
import { api } from '../api.ts';
import { LONGEST_NAME } from '../name-length.ts';

/** One's own name, changed where one sits: it is another one everywhere at once. */
export function RoomRename(): ReactElement {
  const t = useT();
  const known = useSettings((settings) => settings.name);
  const [name, setName] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (name === null)
    return (
      <button type="button" className="btn" onClick={() => setName(known)}>
        {t('room.rename')}
      </button>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      changeSettings({ name: (await api.rename(name)).name });
      setName(null);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <form className="room-rename" onSubmit={(event) => void save(event)}>
      <input
        className="text"
        // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
        autoFocus
        required
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        aria-label={t('arrive.name')}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="btn strong">
        {t('room.rename.save')}
      </button>
      {isRefused && (
        <p className="notice bad" role="alert">
          {t('arrive.refused')}
        </p>
      )}
    </form>
  );
}
