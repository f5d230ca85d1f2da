import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLookedAt, watchHolding } from './holding.ts';

/** How long a mouse rests on something before its explanation comes, and how long it stays when the mouse goes on. */
const REST_MS = 350;
const LINGER_MS = 150;
const GAP = 8;

interface Shown {
  readonly text: string;
  readonly of: Element;
}

/**
 * One bubble for a whole table: whatever carries `data-explain` says that sentence when a mouse rests on it, when the
 * keyboard focuses it, and when a finger holds it.
 */
export function Explanations({ root }: { readonly root: RefObject<HTMLElement | null> }): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let now: Element | null = null;
    const show = (of: Element | null): void => {
      clearTimeout(timer);
      const text = of?.getAttribute('data-explain') ?? '';
      now = text === '' ? null : of;
      setShown(now === null ? null : { text, of: now });
    };
    const later = (of: Element | null, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, ms, of);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const of = event.target.closest('[data-explain]');
      // The bubble itself may be read and passed over.
      if (bubble.current?.contains(event.target)) clearTimeout(timer);
      else later(of, of === null ? LINGER_MS : REST_MS);
    };
    const onLeave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(null, LINGER_MS);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && isLookedAt(target)) show(target.closest('[data-explain]'));
    };
    const hide = (): void => show(null);
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(now)) hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || now === null || event.defaultPrevented) return;
      event.preventDefault();
      hide();
    };
    const stopHolding = watchHolding(table, (held) => show(held.closest('[data-explain]')));
    table.addEventListener('pointerover', onOver);
    table.addEventListener('pointerleave', onLeave);
    table.addEventListener('focusin', onFocus);
    table.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stopHolding();
      table.removeEventListener('pointerover', onOver);
      table.removeEventListener('pointerleave', onLeave);
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [root]);

  useLayoutEffect(() => {
    if (shown !== null && bubble.current !== null) placeBeside(bubble.current, shown.of.getBoundingClientRect());
  }, [shown]);

  if (shown === null) return null;
  return (
    <div className="explanation" role="tooltip" ref={bubble}>
      {shown.text}
    </div>
  );
}

/** Above the thing where there is room, below it otherwise, and never over the edge of the window. */
function placeBeside(bubble: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const middle = left + width / 2 - offsetWidth / 2;
  const x = Math.max(GAP, Math.min(middle, window.innerWidth - offsetWidth - GAP));
  const above = top - offsetHeight - GAP;
  bubble.style.translate = `${x}px ${above >= GAP ? above : Math.min(bottom + GAP, window.innerHeight - offsetHeight - GAP)}px`;
}
