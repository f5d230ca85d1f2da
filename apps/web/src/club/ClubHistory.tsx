import type { ClubPage, ClubHistory as Games, TableCard } from '@naos/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { seatNames } from '../online/table/seat-name.ts';
import { useLanguage, useT } from '../words/index.ts';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

/** Games of the club that are over, the newest first, each with its result. */
export function ClubHistory({ page }: { readonly page: ClubPage }): ReactElement {
  const t = useT();
  const { act, problem } = useDoing();
  /** Pages that were asked for, after the first one as it was then. */
  const [earlier, setEarlier] = useState<{ readonly games: number; readonly pages: readonly Games[] } | null>(null);
  const pages = earlier?.games === page.games ? earlier.pages : [];
  const next = (pages.at(-1) ?? page.history).next;
  const tables = [page.history, ...pages].flatMap((one) => one.tables);
  const more = (before: string) =>
    void act(async () => {
      const found = await clubApi.history(page.id, before);
      setEarlier({ games: page.games, pages: [...pages, found] });
    });
  return (
    <section className="card" data-part="history" aria-labelledby="club-history">
      <h2 id="club-history">{t('club.history')}</h2>
      {tables.length === 0 && <p className="soft">{t('club.history.none')}</p>}
      <ul className="club-rows">
        {tables.map((card) => (
          <Result key={card.id} card={card} />
        ))}
      </ul>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {next !== null && (
        <button type="button" className="btn" onClick={() => more(next)}>
          {t('club.history.more')}
        </button>
      )}
    </section>
  );
}

function Result({ card }: { readonly card: TableCard }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const names = seatNames(card, t, language);
  const title = titleOf(card.game, language);
  const result =
    card.outcome === null
      ? `${names.join(' · ')}: ${t('club.given-up', { name: names[card.resigned ?? 0] ?? '' })}`
      : names
          .map((name, seat) => ({ name, place: card.outcome?.places[seat] ?? 0, points: card.outcome?.points[seat] }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ name, points }) => `${points ?? ''} ${name}`.trim())
          .join(' · ');
  return (
    <li>
      <Chip game={card.game} size={40} />
      <div>
        <b>{title}</b>
        <p className="soft">{result}</p>
        <p className="note">{new Date(card.touched).toLocaleDateString(language, { dateStyle: 'medium' })}</p>
      </div>
      <Link className="btn" href={`/replay/${card.id}`} aria-label={`${t('club.watch')}: ${title}, ${result}`}>
        {t('club.watch')}
      </Link>
    </li>
  );
}
