import { Bell } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, Suspense, useEffect, useId, useRef, useState } from 'react';
import { page } from '../pages/page.ts';
import { Broken } from '../shell/Broken.tsx';
import { useT } from '../words/index.ts';
import { useMyTables, useWaiting } from './waiting.ts';

const WaitingPanel = page(() => import('./WaitingPanel.tsx'));

/** Escape closes the list alone, not what lies open at the table too. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

/**
 * In the head of every page, for whoever sits at a table of the server: how many other tables wait, and the list of them.
 * The browser's own popover, so Escape, a press elsewhere and the way back of the focus are right by themselves.
 */
export function WaitingBell({ address }: { readonly address: string }): ReactElement | null {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isSeated = useMyTables().tables.length > 0;
  const n = useWaiting().filter((card) => address !== `/t/${card.id}`).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another page has chosen
  useEffect(() => {
    if (isOpen) box.current?.hidePopover();
  }, [address]);
  if (!isSeated && !isOpen) return null;
  const count = n === 0 ? t('waiting.none') : t('waiting.count', { n });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it presses nothing, it only keeps a key to itself
    <div className="waiting-bell" onKeyDown={isOpen ? keepEscape : undefined}>
      <button type="button" className="icon" popoverTarget={id} aria-label={`${t('waiting.title')}: ${count}`}>
        <Bell size={19} aria-hidden="true" />
        {n > 0 && (
          <b className="count" aria-hidden="true">
            {n}
          </b>
        )}
      </button>
      <span className="unseen" role="status">
        {n === 0 ? '' : count}
      </span>
      <div
        id={id}
        className="waiting-panel"
        popover="auto"
        ref={box}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Broken address={address}>
            <Suspense>
              <WaitingPanel box={box} address={address} />
            </Suspense>
          </Broken>
        )}
      </div>
    </div>
  );
}
