import type { AnyGameModule } from '@naos/game-module';
import type { ClubPage, TableCard } from '@naos/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Box } from '../home/Box.tsx';
import { Chip } from '../home/Chip.tsx';
import { NewOnlineTable } from '../home/NewOnlineTable.tsx';
import { PickGame } from '../home/PickGame.tsx';
import { clockText, timeText } from '../online/table/clock-text.ts';
import { seatNames } from '../online/table/seat-name.ts';
import { waitsFor } from '../online/waiting.ts';
import { useLanguage, useT } from '../words/index.ts';

interface ClubTablesProps {
  readonly page: ClubPage;
  readonly you: string;
  readonly ahead: number;
}

/** Tables of the club that wait for people, and games that run: mine that wait for me first. */
export function ClubTables({ page, you, ahead }: ClubTablesProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [picking, setPicking] = useState(false);
  const [ordering, setOrdering] = useState<AnyGameModule | null>(null);
  const order = (gameModule: AnyGameModule) => {
    setPicking(false);
    setOrdering(gameModule);
  };
  const isMine = (card: TableCard): number => (waitsFor(card, you) ? 0 : 1);
  const tables = page.tables.toSorted((one, other) => isMine(one) - isMine(other));
  return (
    <section className="card" data-part="tonight" aria-labelledby="club-tables">
      <div className="club-title">
        <h2 id="club-tables">{t('club.tables')}</h2>
        <button type="button" className="btn" onClick={() => setPicking(true)}>
          {t('lobby.new')}
        </button>
      </div>
      {tables.length === 0 && <p className="soft">{t('club.tables.none')}</p>}
      <ul className="club-rows">
        {tables.map((card) => (
          <ClubTable key={card.id} card={card} you={you} ahead={ahead} />
        ))}
      </ul>
      {picking && <PickGame onPick={order} onClose={() => setPicking(false)} />}
      {ordering !== null && (
        <Box title={t('new.title', { game: ordering.title[language] })} onClose={() => setOrdering(null)}>
          <NewOnlineTable gameModule={ordering} club={page.id} />
        </Box>
      )}
    </section>
  );
}

function ClubTable({ card, you, ahead }: { card: TableCard } & Omit<ClubTablesProps, 'page'>): ReactElement {
  const t = useT();
  const language = useLanguage();
  const names = seatNames(card, t, language);
  const title = titleOf(card.game, language);
  const isMine = waitsFor(card, you);
  const sits = card.seats.some(({ player }) => player === you);
  const isOpen = card.status === 'open';
  const go = t(isMine || sits ? 'lobby.go' : isOpen ? 'room.sit' : 'club.watch');
  return (
    <li data-mine={isMine}>
      <Chip game={card.game} size={40} />
      <div>
        <b>{title}</b>
        <p className="soft">{names.join(' · ')}</p>
        <p className="note">{isOpen ? clockText(card.clock, t) : turnText(card)}</p>
      </div>
      <Link
        className={isMine ? 'btn strong' : 'btn'}
        href={`/t/${card.id}`}
        aria-label={`${go}: ${title}, ${names.join(', ')}`}
      >
        {go}
      </Link>
    </li>
  );

  /** Whose turn it is, and how long they have. */
  function turnText({ waiting, face, seats }: TableCard): string {
    const since = face === null || face.paused ? 0 : Math.max(0, Date.now() + ahead - face.at);
    return waiting
      .map((seat) => {
        const isYours = seats[seat]?.player === you;
        const name = isYours ? t('club.table.yours') : (names[seat] ?? '');
        const left = face?.left[seat];
        if (left === undefined) return isYours ? name : t('club.table.turn', { name });
        return t('club.table.left', { name, time: timeText(left - since, t) });
      })
      .join(', ');
  }
}
