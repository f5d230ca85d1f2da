import type { ProfileGame } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';

const games = (share: number): number => Math.round(100 * share);

/** What somebody won, beside what they would have won with even luck. */
export function Luck({ luck }: Pick<ProfileGame, 'luck'>): ReactElement {
  const t = useT();
  const { games: many, won, even, range, more } = luck;
  return (
    <section>
      <h2>{t('profile.luck')}</h2>
      {many > 0 && range !== null && (
        <>
          <p className="luck-figures">
            <span>
              <b>{games(won)}</b> <small>{t('profile.luck.won')}</small>
            </span>
            <span>
              <b>{games(even)}</b> <small>{t('profile.luck.even', { range: Math.max(1, games(range)) })}</small>
            </span>
          </p>
          <p className="note">{t('profile.luck.sample', { n: many })}</p>
        </>
      )}
      {(many === 0 || range === null) && <p className="soft">{t('profile.luck.few')}</p>}
      {more > 0 && (
        <p className="note" role="status">
          {t('profile.luck.more', { n: more })}
        </p>
      )}
    </section>
  );
}
