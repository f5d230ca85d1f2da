import { useEffect, useState } from 'react';

type Loaded<T> = { readonly key: unknown; readonly found: T } | { readonly problem: unknown };

/** What `load` brings for a key; null while it is on its way. A problem is thrown to the page's error screen. */
export function useLoaded<K, T>(key: K, load: (key: K) => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    let here = true;
    load(key).then(
      (found) => here && setLoaded({ key, found }),
      (problem: unknown) => here && setLoaded({ problem }),
    );
    return () => {
      here = false;
    };
  }, [key]);
  if (loaded === null) return null;
  if ('problem' in loaded) throw loaded.problem;
  return loaded.key === key ? loaded.found : null;
}
