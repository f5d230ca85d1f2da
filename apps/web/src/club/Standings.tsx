import type { ClubPage, ClubStanding } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { allGameModules } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

/** What the likely range is drawn on. */
const SCALE = { from: 400, to: 1600 } as const;
const share = (rating: number): number =>
  Math.round(Math.min(100, Math.max(0, ((rating - SCALE.from) / (SCALE.to - SCALE.from)) * 100)));

/** How the members stand: a rating is a dot on its likely range. */
export function Standings({ page, you }: { readonly page: ClubPage; readonly you: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [game, setGame] = useState('');
  const [ofGame, setOfGame] = useState<readonly ClubStanding[]>([]);
  const { act, problem } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a game has ended
  useEffect(() => {
    if (game !== '') void act(async () => setOfGame(await clubApi.standings(page.id, game)));
  }, [game, page.games]);
  const rows = game === '' ? page.standings : ofGame;
  const names = new Map(page.members.map(({ id, name }) => [id, name]));
  return (
    <section className="card" data-part="standings" aria-labelledby="club-standings">
      <div className="club-title">
        <h2 id="club-standings">{t('club.standings')}</h2>
        <select
          className="text"
          aria-label={t('club.standings.which')}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        >
          <option value="">{t('club.standings.all')}</option>
          {allGameModules.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="soft">{t('club.standings.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className="club-scroll" tabIndex={0}>
          <table className="club-standings">
            <thead>
              <tr>
                <th scope="col">{t('ratings.player')}</th>
                <th scope="col">{t('ratings.rating')}</th>
                <th scope="col">{t('ratings.games')}</th>
                <th scope="col">{t('club.wins')}</th>
                <th scope="col">{t('club.last')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={row.player} data-mine={row.player === you}>
                  <th scope="row">
                    {place + 1}. {names.get(row.player) ?? '—'}
                  </th>
                  <td>
                    <Range {...row} />
                    <b>{row.rating}</b> <small>±{2 * row.spread}</small>
                  </td>
                  <td>{row.games}</td>
                  <td>{row.wins}</td>
                  <td>
                    <span className="club-last">
                      {row.last.map((one, i) => (
                        <i key={i} data-won={one === 1}>
                          {one}
                        </i>
                      ))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Range({ rating, spread }: ClubStanding): ReactElement {
  const t = useT();
  const [low, high] = [rating - 2 * spread, rating + 2 * spread];
  return (
    <svg
      className="club-range"
      viewBox="0 0 100 12"
      width="84"
      height="12"
      role="img"
      aria-label={t('club.range', { rating, low, high })}
    >
      <path d={`M${share(low)} 6H${share(high)}`} stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <circle cx={share(rating)} cy="6" r="5" />
    </svg>
  );
}
