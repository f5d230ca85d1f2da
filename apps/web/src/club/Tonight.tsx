import type { ClubPage } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { allGameModules, coverOf } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

/** Voters whose first letter stands on a tile. */
const MOST_LETTERS = 4;

/** A vote on what to play; the game that leads becomes a table with one press. */
export function Tonight({ page, you }: { readonly page: ClubPage; readonly you: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [, go] = useLocation();
  const { act, problem } = useDoing();
  const names = new Map(page.members.map(({ id, name }) => [id, name]));
  const mine = page.votes.find(({ player }) => player === you)?.game ?? null;
  const games = allGameModules.map(({ id, title, seats }) => ({
    id,
    title: title[language],
    seats,
    voters: page.votes.filter(({ game }) => game === id).map(({ player }) => names.get(player) ?? ''),
  }));
  const fits = (min: number, max: number): string => {
    const people = page.votes.length;
    if (people < 2) return max === 2 ? t('club.fits.two') : t('club.fits', { min, most: max });
    if (people > max) return t('club.fits.split', { most: max, tables: Math.ceil(people / max) });
    return max === 2 ? t('club.fits.both') : t('club.fits.all', { min, most: max });
  };
  const [leader] = games.toSorted((one, other) => other.voters.length - one.voters.length);
  const vote = (game: string) =>
    void act(() => clubApi.act(page.id, { do: 'vote', game: game === mine ? null : game }));
  const open = (game: string) => void act(async () => go(`/t/${(await clubApi.open(page.id, game)).table}`));
  return (
    <section className="card" data-part="tonight" aria-labelledby="club-tonight">
      <div className="club-title">
        <h2 id="club-tonight">{t('club.tonight')}</h2>
        <span className="note">{t('club.tonight.voted', { n: page.votes.length, of: page.members.length })}</span>
      </div>
      <div className="club-votes">
        {games.map(({ id, title, seats: { min, max }, voters }) => (
          <button key={id} type="button" aria-pressed={id === mine} onClick={() => vote(id)}>
            <span className="club-cover">
              <img src={coverOf(id) ?? ''} alt="" />
            </span>
            <b>{title}</b>
            <small>{fits(min, max)}</small>
            <span className="club-voted">
              <span className="club-letters" aria-hidden="true">
                {voters.slice(0, MOST_LETTERS).map((name, i) => (
                  <i key={i}>{[...name][0]}</i>
                ))}
              </span>
              {t('club.votes', { n: voters.length })}
            </span>
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
          {leader === undefined || leader.voters.length === 0
            ? t('club.no-votes')
            : t('club.leads', { game: leader.title, n: leader.voters.length })}
        </p>
        {leader !== undefined && leader.voters.length > 0 && (
          <button type="button" className="btn go" onClick={() => open(leader.id)}>
            {t('club.open', { game: leader.title })}
          </button>
        )}
      </div>
    </section>
  );
}
