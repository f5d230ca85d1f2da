import type { Preferences } from '@naos/table-ui';
import { useMemo } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { beatOf, confirmOf, stillOf, useSettings } from '../store/settings.ts';
import { useLanguage, useSay } from '../words/index.ts';

/** This person's way of playing a game, from the settings. */
export function usePreferences(loaded: AnyLoadedGame | null): Preferences {
  const settings = useSettings();
  const language = useLanguage();
  const say = useSay(loaded?.words.catalogs ?? null);
  return useMemo(
    () => ({
      say,
      language,
      still: stillOf(settings),
      beat: beatOf(settings),
      confirm: confirmOf(settings),
      autoSkip: settings.autoSkip,
    }),
    [settings, language, say],
  );
}
