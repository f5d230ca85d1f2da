import { useEffect, useState } from 'react';
import { type AnyKit, loadKit } from '../kit/kit.ts';

/** A game's kit, null while it loads. A problem is thrown to the page's error screen. */
export function useKit(id: string | null): AnyKit | null {
  const [loaded, setLoaded] = useState<
    { readonly id: string; readonly kit: AnyKit } | { readonly problem: unknown } | null
  >(null);
  useEffect(() => {
    let here = true;
    if (id !== null) {
      loadKit(id).then(
        (kit) => here && setLoaded({ id, kit }),
        (problem: unknown) => here && setLoaded({ problem }),
      );
    }
    return () => {
      here = false;
    };
  }, [id]);
  if (loaded === null) return null;
  if ('problem' in loaded) throw loaded.problem;
  return loaded.id === id ? loaded.kit : null;
}
