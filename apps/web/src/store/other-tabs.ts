import { device } from './device.ts';
import { useDuels } from './duels.ts';
import { useMirror } from './mirror.ts';
import { usePuzzles } from './puzzles.ts';
import { useSettings } from './settings.ts';

/** Takes over what other tabs of this browser change, so that no tab writes its older knowledge over it. */
export function followOtherTabs(): void {
  for (const { persist } of [useSettings, useMirror, usePuzzles, useDuels]) {
    device.whenChanged(persist.getOptions().name ?? '', () => void persist.rehydrate());
  }
}
