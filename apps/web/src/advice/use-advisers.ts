import type { Vocabulary } from '@naos/engine';
import type { Adviser } from '@naos/game-module';
import type { Scene } from '@naos/table-ui';
import { useEffect, useMemo, useState } from 'react';
import { gameModuleOf } from '../games/game-modules.ts';

type AnyAdviser = Adviser<Vocabulary>;

/** The game's advisers that have something to say to the seat of a scene now. */
export function useAdvisers(game: string, scene: Scene<Vocabulary>, wanted: boolean): readonly AnyAdviser[] {
  const [all, setAll] = useState<readonly AnyAdviser[]>([]);
  useEffect(() => {
    let here = true;
    if (wanted)
      void gameModuleOf(game)
        ?.advisers?.()
        .then((loaded) => here && setAll(loaded));
    return () => {
      here = false;
    };
  }, [game, wanted]);
  const { seat, situation } = scene;
  return useMemo(
    () => (seat === null ? [] : all.filter(({ applies }) => applies(situation.view, seat))),
    [all, situation, seat],
  );
}
