import type { ReactElement } from 'react';
import { EventView } from '../event/EventView.tsx';
import { useEvent } from '../event/use-event.ts';
import { Gone } from '../shell/Gone.tsx';
import { useT } from '../words/index.ts';
import '../styles/event.css';

/** An event, live. */
export default function Event({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const { page, state, setRound, again } = useEvent(id);
  if (state === 'gone')
    return <Gone title={t('contest.wrong')} why={t('contest.wrong.why')} to="/events" way={t('contest.events')} />;
  if (page !== null) return <EventView page={page} isLost={state === 'lost'} onRound={setRound} onDone={again} />;
  return (
    <main className="waiting" role="status">
      <p>{t(state === 'lost' ? 'online.trying' : 'online.connecting')}</p>
    </main>
  );
}
