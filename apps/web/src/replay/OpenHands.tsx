import { SeatMark } from '@naos/table-ui';
import type { Say } from '@naos/words';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { openHands } from './open-hands.ts';
import type { RecordedGame } from './replay-session.ts';

interface OpenHandsProps {
  readonly session: RecordedGame;
  readonly names: readonly string[];
  readonly say: Say;
}

/** All hands at once, while a finished game is watched with everything open. */
export function OpenHands({ session, names, say }: OpenHandsProps): ReactElement | null {
  const t = useT();
  const { loaded, reel, at } = session;
  const hands = openHands(loaded, reel, at, (seat) => names[seat] ?? '', say).filter(({ knows }) => knows.length > 0);
  if (hands.length === 0) return null;
  return (
    <section className="card open-hands" aria-label={t('replay.hands')}>
      {hands.map(({ seat, knows }) => (
        <div key={seat}>
          <h2>
            <SeatMark seat={seat} /> {t('replay.hand', { name: names[seat] ?? '' })}
          </h2>
          <ul>
            {knows.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
