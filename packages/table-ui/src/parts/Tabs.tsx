import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';

/** One tab: its title and what it shows. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs after the ARIA pattern: arrows walk, one panel shows. A single tab is only a titled card. */
export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }): ReactElement | null {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (shown === undefined) return null;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    setChosen(next.id);
    document.getElementById(`${id}${next.id}`)?.focus();
  };
  return (
    <section className="tabs card" data-single={tabs.length === 1}>
      <div role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that may scroll must be reachable by keyboard */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.id}`} tabIndex={0}>
        {shown.content}
      </div>
    </section>
  );
}
