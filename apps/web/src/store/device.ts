/** What the browser would not keep: it is here until the page is closed. */
const unkept = new Map<string, string>();

/** The browser's storage; null where the person has forbidden it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What this device keeps for the site. Where the browser has no room or forbids it, the page remembers by itself. */
export const device = {
  getItem: (key: string): string | null => unkept.get(key) ?? storage()?.getItem(key) ?? null,

  setItem: (key: string, text: string): void => {
    const kept = storage();
    unkept.set(key, text);
    try {
      kept?.setItem(key, text);
      if (kept !== null) unkept.delete(key);
    } catch {
      // No room: what the page remembers is newer than what the browser keeps.
    }
  },

  /** Whether what was set last survives the page. */
  keeps: (key: string): boolean => !unkept.has(key),

  removeItem: (key: string): void => {
    unkept.delete(key);
    storage()?.removeItem(key);
  },

  /** Tells when another tab of this browser has changed what is kept under a key; returns what stops it. */
  whenChanged: (key: string, listener: () => void): (() => void) => {
    const hear = (event: StorageEvent): void => {
      if (event.key === key) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },

  keys: (): string[] => [...new Set([...unkept.keys(), ...Object.keys(storage() ?? {})])],
};
