import { useScene } from '@naos/table-ui';
import type { Say } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { AdviceCard } from '../advice/AdviceCard.tsx';
import { useAdvisers } from '../advice/use-advisers.ts';
import { useT } from '../words/index.ts';
import type { RecordedGame } from './replay-session.ts';

/** The game's advisers at a moment of a finished game, for the seat through whose eyes it is seen. */
export function ReplayAdvice({
  session,
  say,
}: {
  readonly session: RecordedGame;
  readonly say: Say;
}): ReactElement | null {
  const t = useT();
  const scene = useScene(session);
  const game = session.loaded.game.id;
  const asked = scene.seat !== null && (scene.situation.asked?.seats.includes(scene.seat) ?? false);
  const advisers = useAdvisers(game, scene, true);
  const [open, setOpen] = useState<string | null>(null);
  if (!asked || advisers.length === 0) return null;
  return (
    <>
      {advisers.map((adviser) =>
        open === adviser.id ? (
          <AdviceCard
            key={adviser.id}
            game={game}
            adviser={adviser}
            scene={scene}
            say={say}
            onClose={() => setOpen(null)}
          />
        ) : (
          <section key={adviser.id} className="card">
            <button type="button" className="btn" onClick={() => setOpen(adviser.id)}>
              {t('advice.show', { what: say(adviser.title) })}
            </button>
          </section>
        ),
      )}
    </>
  );
}
