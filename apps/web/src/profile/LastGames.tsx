import type { LastGame } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { levelText } from '../online/table/seat-name.ts';
import { useLanguage, useT } from '../words/index.ts';

const endOf = (place: number, shared: boolean) =>
  shared ? 'profile.shared' : place === 1 ? 'profile.won' : 'profile.lost';

/** Somebody's last games, each a way to its replay. */
export function LastGames({ games }: { readonly games: readonly LastGame[] }): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t('profile.last')}</h2>
      <ul className="last-games">
        {games.map(({ table, game, ended, place, shared, seats, points, rivals }) => (
          <li key={table} data-won={place === 1}>
            <Link href={`/replay/${table}`}>
              <Chip game={game} size={34} />
              <span>
                <b>{titleOf(game, language)}</b>
                {seats > 2 ? t('profile.place', { place, of: seats }) : t(endOf(place, shared))}
              </span>
              <b className="points">{points.join('\u00a0:\u00a0')}</b>
              <small>
                {[
                  ...rivals.map((rival) => levelText(rival, t)),
                  new Date(ended).toLocaleDateString(language, { day: 'numeric', month: 'long' }),
                ].join(', ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
