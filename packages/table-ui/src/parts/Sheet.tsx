import { type ReactElement, useId, useLayoutEffect } from 'react';
import { type Tab, TabList } from './Tabs.tsx';
import { useEscape } from './use-escape.ts';
import { useFront } from './use-front.ts';

interface SheetProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** Hears which tab is open; null: none. */
  readonly onFront?: (id: string | null) => void;
}

/**
 * Where a window is narrow, everything besides board and prompt waits behind tabs at the lower edge: one of them opens
 * as a sheet over the board, and the same tab, or Escape, closes it again.
 */
export function Sheet({ tabs, label, onFront }: SheetProps): ReactElement {
  const id = useId();
  const { front, unseen, choose } = useFront(tabs, null, false);
  const shown = tabs.find((tab) => tab.id === front);
  const open = shown?.id ?? null;
  // Before it is painted: the board makes room for some of them.
  useLayoutEffect(() => {
    onFront?.(open);
    return () => onFront?.(null);
  }, [onFront, open]);
  const close = () => {
    choose(null);
    shown?.onClose?.();
    if (shown !== undefined) document.getElementById(`${id}${shown.id}`)?.focus();
  };
  useEscape(shown === undefined ? null : close);
  return (
    <section className="sheet" aria-label={label} data-front={open}>
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
