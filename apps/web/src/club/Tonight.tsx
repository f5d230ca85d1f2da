import type { ClubPage } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { allGameModules, coverOf } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

/** A vote on what to play; the game that leads becomes a table with one press. */
export function Tonight({ page, you }: { readonly page: ClubPage; readonly you: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [, go] = useLocation();
  const { act, problem } = useDoing();
  const mine = page.votes.find(({ player }) => player === you)?.game ?? null;
  const games = allGameModules.map(({ id, title, seats }) => ({
    id,
    title: title[language],
    seats,
    n: page.votes.filter(({ game }) => game === id).length,
  }));
  const [leader] = games.toSorted((one, other) => other.n - one.n);
  const vote = (game: string) =>
    void act(() => clubApi.act(page.id, { do: 'vote', game: game === mine ? null : game }));
  const open = (game: string) => void act(async () => go(`/t/${(await clubApi.open(page.id, game)).table}`));
  return (
    <section className="card" aria-labelledby="club-tonight">
      <div className="club-title">
        <h2 id="club-tonight">{t('club.tonight')}</h2>
        <span className="note">{t('club.tonight.voted', { n: page.votes.length, of: page.members.length })}</span>
      </div>
      <div className="club-votes">
        {games.map(({ id, title, seats: { min, max }, n }) => (
          <button key={id} type="button" aria-pressed={id === mine} onClick={() => vote(id)}>
            <img src={coverOf(id) ?? ''} alt="" />
            <b>{title}</b>
            <small>{max === 2 ? t('club.fits.two') : t('club.fits', { min, most: max })}</small>
            <span>{t('club.votes', { n })}</span>
          </button>
        ))}
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="club-title">
        <p className="soft" role="status">
          {leader === undefined || leader.n === 0
            ? t('club.no-votes')
            : t('club.leads', { game: leader.title, n: leader.n })}
        </p>
        {leader !== undefined && leader.n > 0 && (
          <button type="button" className="btn go" onClick={() => open(leader.id)}>
            {t('club.open', { game: leader.title })}
          </button>
        )}
      </div>
    </section>
  );
}
