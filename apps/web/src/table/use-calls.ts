import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import { useEffect, useRef } from 'react';
import { mark } from '../shell/title.ts';
import { useSettings } from '../store/settings.ts';
import { chime } from './sound.ts';
import { useWakeLock } from './use-wake-lock.ts';

const BUZZ_MS = 120;

/** Calls the person: a sound for moves, a sound and a buzz for one's turn, a dot before the tab's title while one is asked. */
export function useCalls(scene: Scene<Vocabulary>): void {
  const { sound, vibration } = useSettings();
  const before = useRef({ version: scene.version, mine: true });
  const { seat, situation, paused } = scene;
  const mine = seat !== null && !paused && (situation.asked?.seats.includes(seat) ?? false);
  useEffect(() => {
    const old = before.current;
    before.current = { version: scene.version, mine };
    if (scene.version === old.version) return;
    const isCalled = mine && !old.mine;
    if (vibration && isCalled && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
    if (sound) chime(isCalled ? 'turn' : 'move');
  }, [scene.version, mine, sound, vibration]);
  useEffect(() => {
    mark('asked', mine ? 1 : 0);
    return () => mark('asked', 0);
  }, [mine]);
  useWakeLock(mine);
}
