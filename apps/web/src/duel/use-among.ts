import type { DuelAmong } from '@naos/protocol';
import { create } from 'zustand';
import { useMyTables } from '../online/waiting.ts';

const useChoice = create<{ readonly among: DuelAmong | null }>()(() => ({ among: null }));

export function chooseAmong(among: DuelAmong | null): void {
  useChoice.setState({ among });
}

/** Among whom duels are shown until the page is closed, and what the club is called where it is one. */
export function useAmong(): { readonly among: DuelAmong | null; readonly club: string | null } {
  const { among } = useChoice();
  const { clubs } = useMyTables();
  if (among === null || among === 'follows') return { among, club: null };
  const club = clubs.find(({ id }) => id === among);
  // Whoever has left a club hears nothing of it any more.
  return club === undefined ? { among: null, club: null } : { among, club: club.name };
}
