import { calibrationError } from '@naos/bots';
import { Crew } from './crew.ts';
import type { Conditions, Opinions, Watch, Watched } from './job.ts';

/** Opinions asked for in each game: few, since those of one game share its end. */
export const MOMENTS = 12;

interface Watching {
  readonly registry: string;
  readonly player: string;
  readonly raw: boolean;
  readonly games: number;
  readonly workers?: number;
}

/** Watches games between equals on every core: what came of each, as they end. */
export async function watchGames(
  conditions: Conditions,
  { registry, player, raw, games, workers }: Watching,
  shown: (done: number) => void,
): Promise<readonly Watched[]> {
  const crew = new Crew(registry, workers);
  const found: Watched[] = [];
  let begun = 0;
  const next = () =>
    begun < games ? { conditions, task: { player, raw, game: begun++, moments: MOMENTS } } : undefined;
  try {
    await crew.work<Watch>(next, (watched) => {
      found.push(watched);
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
