import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import { useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import { useLanguage } from '../words/index.ts';
import { chime } from './sound.ts';

const MARK = '● ';

/** Calls the person: a sound for moves and for one's turn, a dot before the tab's title while one is asked. */
export function useCalls(scene: Scene<Vocabulary>): void {
  const sound = useSettings((settings) => settings.sound);
  const before = useRef({ version: scene.version, mine: true });
  const { seat, situation, paused } = scene;
  const mine = seat !== null && !paused && (situation.asked?.seats.includes(seat) ?? false);
  useEffect(() => {
    const old = before.current;
    before.current = { version: scene.version, mine };
    if (!sound || scene.version === old.version) return;
    chime(mine && !old.mine ? 'turn' : 'move');
  }, [scene.version, mine, sound]);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title in another language has no mark yet
  useEffect(() => {
    if (!mine) return;
    document.title = MARK + document.title;
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [mine, language]);
}
