import type { Vocabulary } from '@naos/engine';
import { line } from '@naos/words';
import type { ReactElement, ReactNode } from 'react';
import { type Session, useScene } from '../session/session.ts';
import { BoardStage } from './BoardStage.tsx';
import { SeatCard } from './SeatCard.tsx';
import { SeatMark } from './SeatMark.tsx';
import { type Preferences, useTable } from './use-table.ts';

interface BigScreenProps<V extends Vocabulary> {
  readonly session: Session<V>;
  readonly preferences: Preferences;
  readonly title: string;
  /** How to join, below the seats. */
  readonly children?: ReactNode;
}

/** Sentences that a room needs to follow a turn from the sofa. */
const SENTENCES = 2;

/** The table as everybody in a room may see it, in large type: board, seats, what just happened; nothing can be pressed. */
export function BigScreen<V extends Vocabulary>(props: BigScreenProps<V>): ReactElement {
  const { session, preferences, title, children } = props;
  const scene = useScene(session);
  const table = useTable(session, scene, preferences);
  const { say } = preferences;
  const { loaded } = session;
  const { Board, SeatFacts } = loaded.board ?? {};
  const asked = (!scene.paused && scene.situation.asked?.seats) || [];
  const waits = scene.seats.filter(({ seat }) => asked.includes(seat));
  const sentences = table.sentences.slice(-SENTENCES).toReversed();
  return (
    <main className="big-screen">
      {/* No pointer reaches a television; what a board opens on hovering would only hide it. */}
      <div className="big-screen-board" inert>
        {Board === undefined ? (
          <ul>
            {loaded.words.board(scene.situation.view, table.name).map((sentence) => (
              <li key={say(sentence)}>{say(sentence)}</li>
            ))}
          </ul>
        ) : (
          <BoardStage
            label={say(line('table.board'))}
            light={[]}
            moved={preferences.still ? null : scene.fresh}
            otherwise={null}
          >
            <Board {...table.board} light={[]} />
          </BoardStage>
        )}
      </div>
      <aside className="big-screen-side" data-many={scene.seats.length > 3} data-crowded={scene.seats.length > 4}>
        <header>
          <h1>{title}</h1>
          <p className="big-screen-waits" role="status">
            {waits.map(({ seat, name }) => (
              <span key={seat}>
                <SeatMark seat={seat} size={28} /> {name}
              </span>
            ))}
          </p>
        </header>
        <div className="seats" inert>
          {scene.seats.map((seatInfo) => (
            <SeatCard
              key={seatInfo.seat}
              seatInfo={seatInfo}
              asked={asked.includes(seatInfo.seat)}
              over={scene.situation.asked === null}
              say={say}
            >
              {SeatFacts !== undefined && <SeatFacts view={scene.situation.view} seat={seatInfo.seat} say={say} />}
            </SeatCard>
          ))}
        </div>
        {children}
      </aside>
      <section className="big-screen-news" aria-live="polite" aria-label={say(line('table.last'))}>
        {sentences.map((sentence, i) => (
          <p key={`${scene.version} ${i}`}>{sentence}</p>
        ))}
      </section>
    </main>
  );
}
