import type { Profile } from '@naos/protocol';
import type { ReactElement } from 'react';
import { titleOf } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Record } from './Record.tsx';

/** How the reader has fared against somebody, game by game. */
export function Between({ name, between }: Pick<Profile, 'name' | 'between'>): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  if (between === null) return null;
  const sum = (what: 'won' | 'lost'): number => between.games.reduce((all, game) => all + game[what], 0);
  return (
    <section className="between card">
      <h2>{t('profile.between', { name })}</h2>
      <p className="score">
        {sum('won')} : {sum('lost')}
      </p>
      <Record rows={between.games.map(({ game, ...score }) => ({ ...score, name: titleOf(game, language) }))} />
    </section>
  );
}
