import type { Outcome } from '@naos/engine';
import { titleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLanguage, useSay } from '../words/index.ts';

/** How a game ended, told to somebody who was not there. */
export function useShared({ game, words }: AnyLoadedGame, outcome: Outcome | null, names: readonly string[]): string {
  const say = useSay(words.catalogs);
  const language = useLanguage();
  if (outcome === null) return '';
  const told = words.outcome(outcome, (seat) => names[seat] ?? `${seat + 1}`).map(say);
  return `${titleOf(game.id, language)}. ${told.join(' ')}`;
}
