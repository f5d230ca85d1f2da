import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';

interface Muted {
  /** Public ids of people. */
  readonly players: readonly string[];
}

/** People whose lines of chat this person does not want to read, at any table; kept on this device. */
export const useMuted = create<Muted>()(
  persist((): Muted => ({ players: [] }), { name: 'naos.muted', storage: createJSONStorage(() => device) }),
);

export function mute(player: string, on: boolean): void {
  useMuted.setState(({ players }) => {
    const others = players.filter((other) => other !== player);
    return { players: on ? [...others, player] : others };
  });
}
