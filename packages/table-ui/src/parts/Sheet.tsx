import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { type Tab, TabList } from './Tabs.tsx';

/**
 * Where a window is narrow, everything besides board and prompt waits behind tabs at the lower edge: one of them opens
 * as a sheet over the board, and the same tab, or Escape, closes it again.
 */
export function Sheet({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }): ReactElement {
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const shown = tabs.find((tab) => tab.id === opened);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shown === undefined) return;
    setOpened(null);
    document.getElementById(`${id}${shown.id}`)?.focus();
  };
  return (
    <section className="sheet" onKeyDown={onKeyDown} aria-label={label}>
      <TabList
        id={id}
        tabs={tabs}
        label={label}
        shown={shown}
        onChoose={(tab) => setOpened((before) => (before === tab ? null : tab))}
      />
      {shown !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that may scroll must be reachable by keyboard
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.id}`} tabIndex={0}>
          {shown.content}
        </div>
      )}
    </section>
  );
}
