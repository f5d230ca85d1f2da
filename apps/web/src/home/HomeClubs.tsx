import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { CrestMark } from '../club/CrestMark.tsx';
import { useClubsUnread, useMyTables } from '../online/waiting.ts';
import { allTables } from '../store/tables.ts';
import { useT } from '../words/index.ts';

/** Whether anything waits on the front page: a table here or on the server, or a club. */
export function useComesBack(): boolean {
  const { clubs, tables } = useMyTables();
  return clubs.length > 0 || tables.length > 0 || allTables().length > 0;
}

type ClubCard = ReturnType<typeof useMyTables>['clubs'][number];

/** One's clubs, and where they talk. */
export function HomeClubs(): ReactElement | null {
  const t = useT();
  const { clubs } = useMyTables();
  if (clubs.length === 0) return null;
  return (
    <section className="strip">
      <h2>{t('clubs.title')}</h2>
      <ul>
        {clubs.map((club) => (
          <li key={club.id}>
            <Row club={club} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ club }: { readonly club: ClubCard }): ReactElement {
  const t = useT();
  const unread = useClubsUnread(club.id);
  return (
    <Link className={unread > 0 ? 'cont mine' : 'cont'} href={`/club/${club.id}`}>
      <CrestMark crest={club.crest} size={34} />
      <span>
        <b>{club.name}</b>
        {unread > 0 ? t('clubs.unread', { n: unread }) : t('clubs.facts', { members: club.members, games: club.games })}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
