import { type ReactElement, useId } from 'react';
import { type Tab, TabList } from './Tabs.tsx';
import { useEscape } from './use-escape.ts';
import { useFront } from './use-front.ts';

/**
 * Where a window is narrow, everything besides board and prompt waits behind tabs at the lower edge: one of them opens
 * as a sheet over the board, and the same tab, or Escape, closes it again.
 */
export function Sheet({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }): ReactElement {
  const id = useId();
  const { front, unseen, choose } = useFront(tabs, null, false);
  const shown = tabs.find((tab) => tab.id === front);
  const close = () => {
    choose(null);
    shown?.onClose?.();
    if (shown !== undefined) document.getElementById(`${id}${shown.id}`)?.focus();
  };
  useEscape(shown === undefined ? null : close);
  return (
    <section className="sheet" aria-label={label}>
      <TabList
        id={id}
        tabs={tabs}
        label={label}
        shown={shown}
        unseen={unseen}
        onChoose={(tab) => choose(front === tab ? null : tab)}
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
