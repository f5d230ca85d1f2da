import type { ClubPage, EventCard } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useDoing } from '../club/use-doing.ts';
import { Box } from '../home/Box.tsx';
import { useT } from '../words/index.ts';
import { EventList } from './EventList.tsx';
import { eventApi } from './event-api.ts';
import { NewEventForm } from './NewEventForm.tsx';

/** The events of a club, and how a member makes one. */
export function ClubEvents({ page }: { readonly page: ClubPage }): ReactElement {
  const t = useT();
  const [events, setEvents] = useState<readonly EventCard[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { act, problem } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a game has ended
  useEffect(() => {
    void act(async () => setEvents(await eventApi.ofClub(page.id)));
  }, [page.id, page.games]);
  return (
    <section className="card" data-part="tonight" aria-labelledby="club-events">
      <div className="club-title">
        <h2 id="club-events">{t('contest.events')}</h2>
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {t('contest.make')}
        </button>
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {events.length === 0 ? <p className="soft">{t('contest.none.club')}</p> : <EventList events={events} />}
      {isOpen && (
        <Box title={t('contest.make')} onClose={() => setOpen(false)}>
          <NewEventForm club={page.id} />
        </Box>
      )}
    </section>
  );
}
