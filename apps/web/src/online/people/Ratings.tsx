import type { RatingRow } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allGameModules } from '../../games/game-modules.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { ApiProblem, api } from '../api.ts';
import { levelText } from '../table/seat-name.ts';

/** Who plays a game how well on this server, bots among the people; asked for when somebody wants to see it. */
export function Ratings(): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [game, setGame] = useState(allGameModules[0]?.id ?? '');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="lobby">
      <h2>{t('ratings.title')}</h2>
      <details className="ratings" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('ratings.show')}</summary>
        <label className="field">
          <span>{t('ratings.game')}</span>
          <select className="text" value={game} onChange={(event) => setGame(event.target.value)}>
            {allGameModules.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        </label>
        {isOpen && <Standings key={game} game={game} />}
      </details>
    </section>
  );
}

function Standings({ game }: { readonly game: string }): ReactElement {
  const t = useT();
  const [rows, setRows] = useState<readonly RatingRow[] | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    api.ratings(game).then(
      (found) => !isGone && setRows(found),
      (problem: unknown) => {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (!isGone) setRows('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  if (rows === null) return <p className="soft">{t('site.loading')}</p>;
  if (rows === 'failed') return <p className="notice bad">{t('lobby.offline')}</p>;
  if (rows.length === 0) return <p className="soft">{t('ratings.none')}</p>;
  return (
    <>
      <table className="luck">
        <thead>
          <tr>
            <th scope="col">{t('ratings.player')}</th>
            <th scope="col">{t('ratings.rating')}</th>
            <th scope="col">{t('ratings.games')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, name, bot, rating, spread, games }, place) => (
            <tr key={player ?? name}>
              <th scope="row">
                {place + 1}.{' '}
                {player === null ? bot ? levelText(name, t) : name : <Link href={`/player/${player}`}>{name}</Link>}
              </th>
              <td>
                {Math.round(rating)} ± {Math.round(2 * spread)}
              </td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('ratings.about')}</p>
    </>
  );
}
