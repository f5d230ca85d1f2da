import type { EventPage } from '@naos/protocol';
import { levelName } from '../bots/levels.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { type T, useT } from '../words/index.ts';

export type NameOf = (number: number | null) => string;

/** Points as people write them. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** How those who take part are called; null is a bot of the house. */
export function useNames({ entrants, you, game }: EventPage): NameOf {
  const t = useT();
  const gameModule = gameModuleOf(game);
  const levels = useLoaded(gameModule, async () => (gameModule === null ? [] : (await gameModule.bots()).levels)) ?? [];
  return (number) => {
    if (number === null) return t('contest.house');
    const name = nameOf(entrants[number], number === you, levels, t);
    const twins = entrants.flatMap(({ bot }, i) => (bot !== undefined && bot === entrants[number]?.bot ? [i] : []));
    // Who is who among bots of one level: they are numbered as they came.
    return twins.length > 1 ? `${name} ${twins.indexOf(number) + 1}` : name;
  };
}

function nameOf(
  entrant: EventPage['entrants'][number] | undefined,
  isYou: boolean,
  levels: readonly string[],
  t: T,
): string {
  if (isYou) return t('contest.you');
  if (entrant?.bot !== undefined) return t('contest.bot', { level: levelName(entrant.bot, levels, t) });
  return entrant === undefined || entrant.name === '' ? t('contest.nobody') : entrant.name;
}
