import { useSyncExternalStore } from 'react';

/** A value shared by the parts of one table that hang in different places of the page: board, prompt bar, panels. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly use: () => T;
}

/**
 * Makes a store. `when`: its parts are drawn at once, or when that calls: with the next frame (`withFrame`) where a pointer
 * passes over more things than there are frames.
 */
export function storeOf<T>(first: T, when: (draw: () => void) => void = (draw) => draw()): Store<T> {
  let value = first;
  let due = false;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      if (due) return;
      due = true;
      when(() => {
        due = false;
        for (const listener of [...listeners]) listener();
      });
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
