import type { ClubDoor } from '@naos/protocol';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { ApiProblem, api } from '../online/api.ts';
import { LONGEST_NAME } from '../online/name-length.ts';
import { Gone } from '../shell/Gone.tsx';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { CrestMark } from './CrestMark.tsx';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

interface DoorProps {
  readonly id: string;
  readonly join: string;
  readonly onInside: () => void;
}

/** Whoever comes by the link sees which club it is, says what they are called, and comes in by pressing. */
export function Door({ id, join, onInside }: DoorProps): ReactElement {
  const t = useT();
  const known = useSettings((settings) => settings.name);
  const [name, setName] = useState(known);
  const [door, setDoor] = useState<ClubDoor | 'gone' | null>(null);
  const { act, problem } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link
  useEffect(() => {
    const look = async () => {
      await api.arrive('');
      try {
        const found = await clubApi.door(id, join);
        if (found.inside) onInside();
        else setDoor(found);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code === 'offline') throw error;
        setDoor('gone');
      }
    };
    void act(look);
  }, [id, join]);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      changeSettings({ name: (await api.rename(name)).name });
      await clubApi.join(id, join);
      onInside();
    });
  };
  if (door === 'gone')
    return <Gone title={t('club.gone')} why={t('club.gone.why')} to="/clubs" way={t('clubs.title')} />;
  return (
    <main className="page narrow">
      {door === null && (
        <p className="soft" role="status">
          {problem ?? t('online.connecting')}
        </p>
      )}
      {door !== null && (
        <form className="card club-form" onSubmit={enter}>
          <div className="club-name">
            <CrestMark crest={door.crest} size={88} />
            <div>
              <h1>{t('club.invites', { host: door.host === '' ? 'none' : door.host, name: door.name })}</h1>
              <p className="soft">{t('clubs.facts', { members: door.members, games: door.games })}</p>
            </div>
          </div>
          <label className="field">
            <span>{t('arrive.name')}</span>
            <input
              className="text"
              required
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          {problem !== null && (
            <p className="notice bad" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className="btn strong">
            {t('club.come-in')}
          </button>
          <p className="note">{t('club.door.why')}</p>
        </form>
      )}
    </main>
  );
}
