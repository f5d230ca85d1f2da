import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';

/** One tab: its title and what it shows. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabListProps {
  /** Before the ids of the tabs and of `panel`. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** The tab whose panel is open, if any is. */
  readonly shown: Tab | undefined;
  readonly onChoose: (tab: string) => void;
}

/** A row of tabs after the ARIA pattern: one of them is reached by Tab, arrows walk to the others. */
export function TabList({ id, tabs, label, shown, onChoose }: TabListProps): ReactElement {
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
  return (
    <div role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={tab === shown ? `${id}panel` : undefined}
          tabIndex={tab === reached ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  );
}

/** Tabs over the panel that shows the chosen one. A single tab is only a titled card. */
export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }): ReactElement | null {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (shown === undefined) return null;
  return (
    <section className="tabs card" data-single={tabs.length === 1}>
      <TabList id={id} tabs={tabs} label={label} shown={shown} onChoose={setChosen} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that may scroll must be reachable by keyboard */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.id}`} tabIndex={0}>
        {shown.content}
      </div>
    </section>
  );
}
