import { type KeptPosition, Match, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import type { Walk } from '../walk.ts';

/** The same match again, from its lines and what is kept of its position, as a store gives it back. */
function revived<V extends Vocabulary>({ game, transcript, position }: Match<V>, seed: string): Match<V> {
  const { head, entries, hashes } = transcript;
  const kept: KeptPosition<V> = JSON.parse(JSON.stringify(position.kept));
  return Match.resume(game, { head, entries: [...entries], hashes: [...hashes] }, [seed], kept);
}

function same<V extends Vocabulary>(played: Match<V>, restored: Match<V>, when: string): void {
  const apart = difference(played.position.kept, restored.position.kept, 'position');
  demand(apart === null, () => `a position that was kept is another one ${when}: ${apart}`);
  demand(played.hashes.at(-1) === restored.hashes.at(-1), () => `its lines are others ${when}`);
}

/** Makes a move in both, takes it back where that may be, and makes it again. */
function goOn<V extends Vocabulary>(both: readonly [Match<V>, Match<V>], { seat }: Turn<V>, text: string): void {
  for (const match of both) match.make(seat, text);
  same(...both, `after "${text}"`);
  if (both[0].undoable(seat).length === 0) return;
  for (const match of both) match.undo(seat);
  same(...both, `when "${text}" is taken back`);
  both[0].make(seat, text);
}

/** Law 18. */
export const kept: Law = {
  number: 18,
  title: 'a position that was kept is the one that its lines lead to, and goes on like it',
  share: 0.5,
  costly: true,
  trial: () => ({
    walk: <V extends Vocabulary>(walk: Walk<V>) => {
      const { seats, options, seed } = walk.start;
      const match = Match.begin(walk.game, { seats, options, seed });
      walk.each((turn) => {
        const text = walk.game.write(turn.move);
        if (!walk.looks()) {
          match.make(turn.seat, text);
          return;
        }
        const restored = revived(match, seed);
        same(match, restored, 'when it is read');
        goOn([match, restored], turn, text);
      });
    },
  }),
};
