import type { ProfileGame } from '@naos/protocol';
import { type ReactElement, useMemo } from 'react';
import { levelText } from '../online/table/seat-name.ts';
import { useStatistics } from '../table/use-statistics.ts';
import { useLanguage, useSay, useT } from '../words/index.ts';
import { Luck } from './Luck.tsx';
import { RatingChart } from './RatingChart.tsx';
import { Record } from './Record.tsx';

/** A game names the same figures for any number of seats. */
const ANY_SEATS = 2;
/** One game, or one other player, says nothing of where somebody stands. */
const FEWEST = { games: 5, others: 4 };

/** One game on somebody's page: rating with its history, record, luck, habits. */
export function GamePart({ game, name }: { readonly game: ProfileGame; readonly name: string }): ReactElement {
  const t = useT();
  const { rating, record, played } = game;
  const people = record.filter(({ against }) => against === 'people');
  const bots = record
    .filter(({ against }) => against !== 'people')
    .toSorted((a, b) => (a.against < b.against ? -1 : 1));
  const rows = [...people, ...bots].map(({ against, ...score }) => ({
    ...score,
    name: against === 'people' ? t('profile.people') : levelText(against, t),
  }));
  if (played === 0) return <p className="soft">{t('profile.none')}</p>;
  return (
    <div className="game-part">
      {rating !== null && (
        <p className="rating-line">
          <b>{Math.round(rating.rating)}</b> ± {Math.round(2 * rating.spread)}.{' '}
          {rating.games >= FEWEST.games &&
            rating.others >= FEWEST.others &&
            t('profile.better', { n: rating.lower, of: rating.others })}
        </p>
      )}
      <RatingChart game={game} name={name} />
      <div className="columns">
        <section>
          <h2>{t('profile.record')}</h2>
          <Record rows={rows} />
        </section>
        <Luck luck={game.luck} />
        <Habits game={game} />
      </div>
    </div>
  );
}

function Habits({ game: { game, habits } }: { readonly game: ProfileGame }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const counting = useStatistics(game);
  const say = useSay(counting?.catalogs ?? null);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const groups = useMemo(() => counting?.count([], ANY_SEATS) ?? [], [counting]);
  const groupOf = (key: string) => groups.find(({ rows }) => rows.some((row) => JSON.stringify(row.name) === key));
  return (
    <section>
      <h2>{t('profile.habits')}</h2>
      {habits.length === 0 && <p className="soft">{t('profile.habits.few')}</p>}
      <ul className="habits">
        {counting &&
          habits.map(({ name, own, all, games }) => {
            const key = JSON.stringify(name);
            // "Temple III" alone says nothing: its heading tells that points are meant.
            const group = groupOf(key);
            return (
              <li key={key}>
                <span>
                  {group !== undefined && <small>{say(group.title)}: </small>}
                  {say(name)}
                </span>
                <small>{t('profile.habit', { own: figure.format(own), all: figure.format(all), n: games })}</small>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
