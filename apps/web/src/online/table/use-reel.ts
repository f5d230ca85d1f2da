import { readTranscript } from '@naos/engine';
import type { TableCard } from '@naos/protocol';
import { useEffect, useState } from 'react';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { seedsIn } from '../../replay/open-file.ts';
import { Reel } from '../../replay/reel.ts';
import { api } from '../api.ts';

/** The whole finished game, from the server's file; undefined until it is here, null when there is none. */
export function useReel(
  loaded: AnyLoadedGame,
  { id, status }: TableCard,
  watch: string | null,
): Reel | null | undefined {
  const [reel, setReel] = useState<Reel | null>();
  useEffect(() => {
    if (status !== 'finished') return;
    let here = true;
    void api
      .transcript(id, watch)
      .then((text) => {
        const transcript = readTranscript(text);
        if (here) setReel(new Reel(loaded.game, transcript, seedsIn(transcript)));
      })
      .catch(() => {
        // The result stands without its story; "watch the replay" says what is wrong.
        if (here) setReel(null);
      });
    return () => {
      here = false;
    };
  }, [loaded, id, status, watch]);
  return status === 'finished' ? reel : null;
}
