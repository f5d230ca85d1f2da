import type { EventCard } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDoing } from '../club/use-doing.ts';
import { EventList } from '../event/EventList.tsx';
import { eventApi } from '../event/event-api.ts';
import { useTitle } from '../shell/use-title.ts';
import { useT } from '../words/index.ts';

/** My events, and those for everybody. */
export default function Events(): ReactElement {
  const t = useT();
  useTitle(t('contest.events'));
  const [events, setEvents] = useState<readonly EventCard[] | null>(null);
  const { act, problem } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void act(async () => setEvents(await eventApi.all()));
  }, []);
  return (
    <main className="page narrow">
      <h1>{t('contest.events')}</h1>
      <p className="soft">{t(events?.length === 0 ? 'contest.none' : 'contest.events.about')}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {events !== null && <EventList events={events} />}
      <p>
        <Link href="/clubs">{t('clubs.title')}</Link>
      </p>
    </main>
  );
}
