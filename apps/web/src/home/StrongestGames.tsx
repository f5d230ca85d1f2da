import type { StrongGame } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allGameModules, titleOf } from '../games/game-modules.ts';
import { ApiProblem, api } from '../online/api.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Chip } from './Chip.tsx';

async function load(): Promise<StrongGame[]> {
  try {
    return (await Promise.all(allGameModules.map(({ id }) => api.strongest(id)))).flat();
  } catch (problem) {
    // Without a server there is nobody to watch.
    if (problem instanceof ApiProblem) return [];
    throw problem;
  }
}

/** Public games of those with the highest ratings, game by game; nothing where nobody has played one. */
export function StrongestGames(): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const [games, setGames] = useState<readonly StrongGame[]>([]);
  useEffect(() => {
    let here = true;
    void load().then((found) => here && setGames(found));
    return () => {
      here = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section className="strongest">
      <h2>{t('strongest.title')}</h2>
      <p className="note">{t('strongest.why')}</p>
      <ul>
        {games.map(({ table, game, ended, seats }) => {
          const title = `${titleOf(game, language)}: ${seats.map(({ name }) => name).join(', ')}`;
          return (
            <li key={table}>
              <Chip game={game} size={32} />
              <span>
                {seats
                  .toSorted((a, b) => a.place - b.place)
                  .map(({ name, rating, points, place }, i) => (
                    <span key={i} data-first={place === 1}>
                      <b>{name}</b> <small className="soft">{Math.round(rating)}</small> {points}
                    </span>
                  ))}
              </span>
              <small className="soft">
                {new Date(ended).toLocaleDateString(language, { day: 'numeric', month: 'short' })}
              </small>
              <Link className="btn" href={`/replay/${table}`} aria-label={t('replays.watch.of', { title })}>
                {t('replays.watch')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
