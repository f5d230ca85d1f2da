import { calibrationError } from '@naos/bots';
import { Crew } from './crew.ts';
import type { Conditions, Opinions } from './job.ts';

/** Opinions asked for in each game: few, since those of one game share its end. */
const MOMENTS = 12;

interface Watching {
  readonly player: string;
  readonly raw: boolean;
  readonly games: number;
  readonly workers?: number;
  /** No game is begun after this moment (milliseconds since the epoch). */
  readonly deadline?: number;
}

/** Watches games between equals on every core: one list of the top level's opinions for each, in the order of the deals. */
export async function watchGames(
  conditions: Conditions,
  { player, raw, games, workers, deadline = Number.POSITIVE_INFINITY }: Watching,
  shown: (done: number) => void,
): Promise<readonly Opinions[]> {
  const crew = new Crew(conditions, workers);
  const found: Opinions[] = [];
  let begun = 0;
  const next = () =>
    begun < games && Date.now() < deadline ? { player, raw, game: begun++, moments: MOMENTS } : undefined;
  try {
    await crew.watch(next, (opinions) => {
      found.push(opinions);
      shown(found.length);
    });
  } finally {
    await crew.dismiss();
  }
  return found;
}

/** Expected calibration error of opinions, over ten bins of equal count. */
export function errorOf(opinions: readonly Opinions[]): number {
  const all = opinions.flat();
  return calibrationError(
    all.map(({ chance }) => chance),
    all.map(({ share }) => share),
  );
}
