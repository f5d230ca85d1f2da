import type { ClubCard, Crest } from '@naos/protocol';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ClubFields } from '../club/ClubFields.tsx';
import { CrestMark } from '../club/CrestMark.tsx';
import { clubApi } from '../club/club-api.ts';
import { useDoing } from '../club/use-doing.ts';
import { api, hasBeenOnline } from '../online/api.ts';
import { useTitle } from '../shell/use-title.ts';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';

const FIRST: Crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };

/** The clubs of this person, and how to make one. */
export default function Clubs(): ReactElement {
  const t = useT();
  useTitle(t('clubs.title'));
  const [, go] = useLocation();
  const playerName = useSettings((settings) => settings.name);
  const [clubs, setClubs] = useState<readonly ClubCard[]>([]);
  const [name, setName] = useState('');
  const [crest, setCrest] = useState(FIRST);
  const { act, problem } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (hasBeenOnline()) void act(async () => setClubs(await clubApi.mine()));
  }, []);
  const make = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      await api.arrive(playerName);
      go(`/club/${(await clubApi.make({ name, crest })).id}`);
    });
  };
  return (
    <main className="page narrow">
      <h1>{t('clubs.title')}</h1>
      <p className="soft">{t(clubs.length === 0 ? 'club.none' : 'club.clubs.about')}</p>
      <ul className="learn-list">
        {clubs.map((club) => (
          <li key={club.id} className="card">
            <CrestMark crest={club.crest} size={46} />
            <div>
              <h2>
                <Link href={`/club/${club.id}`}>{club.name}</Link>
              </h2>
              <p className="soft">{t('clubs.facts', { members: club.members, games: club.games })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/events">{t('contest.events')}</Link>
      </p>
      <form className="card club-form" onSubmit={make}>
        <h2>{t('club.make')}</h2>
        <ClubFields name={name} crest={crest} onName={setName} onCrest={setCrest} />
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="btn strong" disabled={name.trim() === ''}>
          {t('club.make')}
        </button>
      </form>
    </main>
  );
}
