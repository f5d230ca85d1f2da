import type { Profile } from '@naos/protocol';
import { RotateCcw } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiProblem, api } from '../online/api.ts';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { refusalText } from '../words/refusal.ts';

interface ProfileActsProps {
  readonly profile: Profile;
  readonly onChange: (changed: Partial<Profile>) => void;
}

/** What one can do on a page: play again and follow, or on one's own say who sees it. */
export function ProfileActs({ profile, onChange }: ProfileActsProps): ReactElement {
  const t = useT();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { id, isMe, followed, shown, between } = profile;
  const attempt = (work: () => Promise<void>): void => {
    setProblem(null);
    work().catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    });
  };
  const table = between?.table ?? null;
  const again = () =>
    attempt(async () => {
      if (table === null) return;
      const { opened } = await api.act(table, { do: 'rematch' });
      if (opened !== undefined) go(`/t/${opened}`);
    });
  const follow = () =>
    attempt(async () => {
      await api.arrive(name);
      await api.follow(id, !followed);
      onChange({ followed: !followed });
    });
  const show = (next: Profile['shown']) =>
    attempt(async () => {
      await api.showProfile(next);
      onChange({ shown: next });
    });
  return (
    <div className="profile-acts">
      {isMe ? (
        <label className="check">
          <input
            type="checkbox"
            checked={shown === 'public'}
            onChange={(event) => show(event.target.checked ? 'public' : 'private')}
          />
          <span>
            {t('profile.shown')} <small className="note profile-about">{t('profile.shown.about')}</small>
          </span>
        </label>
      ) : (
        <div className="row">
          {table !== null ? (
            <button type="button" className="btn strong" onClick={again}>
              <RotateCcw size={17} aria-hidden="true" />
              {t('profile.again')}
            </button>
          ) : (
            <Link className="btn strong" href="/tables?new">
              {t('profile.invite')}
            </Link>
          )}
          <button type="button" className="btn" aria-pressed={followed} onClick={follow}>
            {t(followed ? 'profile.unfollow' : 'profile.follow')}
          </button>
        </div>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {refusalText(problem, t)}
        </p>
      )}
    </div>
  );
}
