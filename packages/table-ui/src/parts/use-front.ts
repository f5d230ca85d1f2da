import { useEffect, useRef, useState } from 'react';
import type { Tab } from './Tabs.tsx';

/** The tab in front, and the ones that have called and were not looked at since. */
interface Front {
  readonly front: string | null;
  readonly unseen: ReadonlySet<string>;
  readonly choose: (tab: string | null) => void;
}

const callOf = ({ id, call }: Tab): string => `${id} ${call}`;

/**
 * Which of some tabs is in front. One that calls comes there by itself: always where the person has opened it, and
 * where `eager` says that nothing lies under it. Elsewhere, and where it only offers something, it is marked until
 * somebody looks.
 */
export function useFront(tabs: readonly Tab[], first: string | null, eager: boolean): Front {
  const [front, choose] = useState(first);
  const [looked, setLooked] = useState<readonly string[]>([]);
  const heard = useRef(new Set<string>());
  const calling = tabs.filter(({ call }) => call !== undefined && call !== null);
  const calls = calling.map(callOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls stand for the tabs
  useEffect(() => {
    for (const tab of calling) {
      if (heard.current.has(callOf(tab))) continue;
      heard.current.add(callOf(tab));
      if (tab.asked ?? eager) choose(tab.id);
    }
    // What is closed and opened again calls again.
    for (const call of heard.current) if (!calls.split('\n').includes(call)) heard.current.delete(call);
  }, [calls, eager]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls stand for the tabs
  useEffect(() => {
    setLooked(calling.filter((tab) => tab.id === front || looked.includes(callOf(tab))).map(callOf));
  }, [calls, front]);
  const unseen = new Set(calling.filter((tab) => !looked.includes(callOf(tab))).map(({ id }) => id));
  return { front, unseen, choose };
}
