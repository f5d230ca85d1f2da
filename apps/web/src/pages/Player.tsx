import type { Profile } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { ApiProblem, api } from '../online/api.ts';
import { Between } from '../profile/Between.tsx';
import { GamePart } from '../profile/GamePart.tsx';
import { LastGames } from '../profile/LastGames.tsx';
import { ProfileActs } from '../profile/ProfileActs.tsx';
import { Gone } from '../shell/Gone.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { useLanguage, useT } from '../words/index.ts';
import '../styles/profile.css';

/** While the server looks at games that nobody has looked at before. */
const AGAIN_MS = 8_000;

const GONE: readonly string[] = ['no table', 'malformed'];

async function load(id: string): Promise<Profile | 'none' | 'offline'> {
  try {
    return await api.profile(id);
  } catch (problem) {
    // An id that is none is refused as such; whatever else the server says is over in a while.
    if (problem instanceof ApiProblem) return GONE.includes(problem.code) ? 'none' : 'offline';
    throw problem;
  }
}

/** Somebody's own page. */
export default function Player({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const found = useLoaded(id, load);
  if (found === null) return <Waiting />;
  if (found === 'none' || found === 'offline') {
    const why = t(found === 'none' ? 'profile.gone.why' : 'profile.offline');
    return <Gone title={t('profile.gone')} why={why} to="/tables" way={t('nav.tables')} />;
  }
  return <Shown found={found} />;
}

function Shown({ found }: { readonly found: Profile }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [profile, setProfile] = useState(found);
  const { id, name, since, isGuest, isMe, shown, games, last, between } = profile;
  const busiest = games.toSorted((a, b) => b.played - a.played)[0]?.game ?? '';
  const [opened, setOpened] = useState(busiest);
  const game = games.find((one) => one.game === opened);
  const isOpen = isMe || shown === 'public';
  useTitle(name);
  const isMore = games.some(({ luck }) => luck.more > 0);
  useEffect(() => {
    if (!isMore) return;
    const timer = setInterval(
      () => void load(id).then((next) => typeof next === 'object' && setProfile(next)),
      AGAIN_MS,
    );
    return () => clearInterval(timer);
  }, [id, isMore]);
  const day = new Date(since).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const played = games.reduce((sum, one) => sum + one.played, 0);
  const closed = t(between === null ? 'profile.closed.none' : 'profile.closed', { name });
  return (
    <main className="page profile">
      <header>
        <span className="profile-mark" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div>
          <h1>{name}</h1>
          <p className="soft">
            {isGuest && `${t('profile.guest')}. `}
            {isOpen ? t('profile.since', { since: day, n: played }) : closed}
          </p>
        </div>
        <ProfileActs profile={profile} onChange={(changed) => setProfile({ ...profile, ...changed })} />
      </header>
      <div className="profile-body">
        {isOpen && (
          <div>
            {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form */}
            <div className="game-tabs" role="group" aria-label={t('home.games')}>
              {games.map((one) => (
                <button
                  key={one.game}
                  type="button"
                  aria-pressed={one.game === opened}
                  onClick={() => setOpened(one.game)}
                >
                  <Chip game={one.game} size={30} />
                  <span>
                    <b>{titleOf(one.game, language)}</b>
                    <small>
                      {one.rating === null
                        ? t('profile.unrated')
                        : t('profile.rating', {
                            rating: String(Math.round(one.rating.rating)),
                            range: Math.round(2 * one.rating.spread),
                          })}
                      , {t('profile.games', { n: one.played })}
                    </small>
                  </span>
                </button>
              ))}
            </div>
            {game !== undefined && <GamePart key={game.game} game={game} name={name} />}
            <LastGames games={last} />
          </div>
        )}
        <Between name={name} between={between} />
      </div>
    </main>
  );
}
