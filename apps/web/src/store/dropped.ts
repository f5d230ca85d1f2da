import { create } from 'zustand';

/** A game's file that was dropped somewhere on the site and waits to be opened. */
export const useDropped = create<{ readonly file: File | null }>(() => ({ file: null }));
