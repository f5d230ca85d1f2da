import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEscape } from './use-escape.ts';
import { useFront } from './use-front.ts';

/** One tab: its title and what it shows. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Something in it waits to be seen; another text calls anew. */
  readonly call?: string | null;
  /** The person has just opened it: it is shown at once. `false`: it may wait, and takes nothing's place. */
  readonly asked?: boolean;
  /** Closes it, where it can be: Escape does. */
  readonly onClose?: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabListProps {
  /** Before the ids of the tabs and of `panel`. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** The tab whose panel is open, if any is. */
  readonly shown: Tab | undefined;
  /** Tabs with something in them that was not looked at yet. */
  readonly unseen: ReadonlySet<string>;
  readonly onChoose: (tab: string) => void;
}

/** A row of tabs after the ARIA pattern: one of them is reached by Tab, arrows walk to the others. */
export function TabList({ id, tabs, label, shown, unseen, onChoose }: TabListProps): ReactElement {
  const reached = shown ?? tabs[0];
  const focused = () => tabs.find((tab) => `${id}${tab.id}` === document.activeElement?.id);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = tabs.findIndex((tab) => tab === (focused() ?? reached));
    const next = step === undefined ? undefined : tabs[(from + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    if (next !== shown) onChoose(next.id);
    document.getElementById(`${id}${next.id}`)?.focus();
  };
  useCallsInSight(id, unseen);
  return (
    <div role="tablist" aria-label={label} data-repeats="true" onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={tab === shown ? `${id}panel` : undefined}
          tabIndex={tab === reached ? 0 : -1}
          data-calls={unseen.has(tab.id)}
          onClick={() => onChoose(tab.id)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  );
}

/** Where tabs are more than fit, the row goes to the one that has begun to call. */
function useCallsInSight(id: string, unseen: ReadonlySet<string>): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  const calls = [...unseen].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls stand for the set
  useEffect(() => {
    const fresh = [...unseen].findLast((tab) => !known.current.has(tab));
    known.current = unseen;
    if (fresh === undefined) return;
    const tab = document.getElementById(`${id}${fresh}`);
    const row = tab?.parentElement;
    if (tab === null || !row) return;
    // The row alone: a column that followed would take the seats and their points out of sight.
    const [own, seen] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, own.right - seen.right) - Math.max(0, seen.left - own.left);
  }, [id, calls]);
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** The tab that is in front when no other is; the first where none is named. */
  readonly home?: string;
}

/** Tabs over the panel that shows the chosen one. A single tab is only a titled card. */
export function Tabs({ tabs, label, home }: TabsProps): ReactElement | null {
  const id = useId();
  const { front, unseen, choose } = useFront(tabs, home ?? null, true);
  const shown = tabs.find((tab) => tab.id === front) ?? tabs.find((tab) => tab.id === home) ?? tabs[0];
  // What is read now is closed before what lies behind it.
  useEscape(shown?.onClose ?? tabs.findLast(({ onClose }) => onClose !== undefined)?.onClose ?? null);
  if (shown === undefined) return null;
  return (
    <section className="tabs card" data-single={tabs.length === 1} data-front={shown.id}>
      <TabList id={id} tabs={tabs} label={label} shown={shown} unseen={unseen} onChoose={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that may scroll must be reachable by keyboard */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.id}`} tabIndex={0}>
        {shown.content}
      </div>
    </section>
  );
}
