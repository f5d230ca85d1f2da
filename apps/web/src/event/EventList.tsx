import type { EventCard } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { useLanguage, useT } from '../words/index.ts';
import { STATUS } from './labels.ts';

/** Events, the newest first. */
export function EventList({ events }: { readonly events: readonly EventCard[] }): ReactElement {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className="club-rows">
      {events.map(({ id, name, kind, game, status, players }) => (
        <li key={id}>
          <Chip game={game} size={40} />
          <div>
            <Link href={`/event/${id}`}>
              <b>{name}</b>
            </Link>
            <p className="soft">
              {titleOf(game, language)} · {t('contest.card', { kind, n: players })}
            </p>
          </div>
          <span className="note">{t(STATUS[status])}</span>
        </li>
      ))}
    </ul>
  );
}
