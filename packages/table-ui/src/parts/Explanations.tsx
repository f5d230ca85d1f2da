import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isLookedAt, watchHolding } from './holding.ts';

/** How long a mouse rests on something before its explanation comes, and how long it stays when the mouse goes on. */
const REST_MS = 350;
const LINGER_MS = 150;
const GAP = 8;

interface Shown {
  readonly text: string;
  readonly rule: string | null;
  readonly of: Element;
}

interface ExplanationsProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The name and the address of a rule, where rules can be read. */
  readonly rule?: (id: string) => { readonly name: string; readonly href: string };
}

/**
 * One bubble for a whole table: whatever carries `data-explain` says that sentence when a mouse rests on it, when the
 * keyboard focuses it, and when a finger holds it, with the rule that its `data-rule` names.
 */
export function Explanations({ root, rule }: ExplanationsProps): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let now: Element | null = null;
    // What a page or a press brings under a mouse that rests is not looked at.
    let stirred = false;
    const show = (of: Element | null): void => {
      clearTimeout(timer);
      const text = of?.getAttribute('data-explain') ?? '';
      now = text === '' ? null : of;
      setShown(now === null ? null : { text, rule: now.getAttribute('data-rule'), of: now });
    };
    const later = (of: Element | null, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, ms, of);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      if (!stirred) return;
      const of = event.target.closest('[data-explain]');
      // The bubble itself may be read and passed over.
      if (bubble.current?.contains(event.target)) clearTimeout(timer);
      else later(of, of === null ? LINGER_MS : REST_MS);
    };
    const onMove = (event: PointerEvent): void => {
      if (stirred) return;
      stirred = true;
      onOver(event);
    };
    const onLeave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(null, LINGER_MS);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && isLookedAt(target)) show(target.closest('[data-explain]'));
    };
    const hide = (): void => show(null);
    const inBubble = (target: EventTarget | null): boolean =>
      target instanceof Node && bubble.current?.contains(target) === true;
    // The link in the bubble may be pressed.
    const onDown = ({ target }: PointerEvent): void => {
      if (inBubble(target)) return;
      stirred = false;
      hide();
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!inBubble(relatedTarget)) hide();
    };
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(now)) hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || now === null || event.defaultPrevented) return;
      // Somebody whose mouse only rests on a part of a dialog means the dialog.
      if (now.closest('dialog') === null || isLookedAt(now)) event.preventDefault();
      hide();
    };
    const stopHolding = watchHolding(table, (held) => show(held.closest('[data-explain]')));
    table.addEventListener('pointerover', onOver);
    table.addEventListener('pointermove', onMove);
    table.addEventListener('pointerleave', onLeave);
    table.addEventListener('focusin', onFocus);
    table.addEventListener('focusout', onBlur);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stopHolding();
      table.removeEventListener('pointerover', onOver);
      table.removeEventListener('pointermove', onMove);
      table.removeEventListener('pointerleave', onLeave);
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('focusout', onBlur);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [root]);

  useLayoutEffect(() => {
    if (shown !== null && bubble.current !== null) placeBeside(bubble.current, shown.of.getBoundingClientRect());
  }, [shown]);

  if (shown === null) return null;
  const named = shown.rule === null ? undefined : rule?.(shown.rule);
  const said = (
    <div className="explanation" role="tooltip" ref={bubble}>
      {shown.text}
      {named !== undefined && (
        <>
          {' '}
          <a href={named.href}>{named.name}</a>
        </>
      )}
    </div>
  );
  // A dialog covers everything but what stands in it.
  const box = shown.of.closest('dialog');
  return box === null ? said : createPortal(said, box);
}

/** What a bubble should not lie over: everything that can be pressed now, and least of all the question and its answers. */
const KEPT_CLEAR = '.prompt, [data-lists], [data-open="true"], .stage button';
const MOST_CLEAR = '.prompt, [data-lists]';
const AS_MANY = 8;

/** Above the thing, below it or beside it: where it covers least of what is needed now, and never over the window's edge. */
function placeBeside(bubble: HTMLElement, thing: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const within = (at: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP));
  const place = (x: number, y: number): Box => {
    const [left, top] = [within(x, window.innerWidth - width), within(y, window.innerHeight - height)];
    return { left, top, right: left + width, bottom: top + height };
  };
  const [middle, level] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2];
  const above = place(middle, thing.top - height - GAP);
  const others = [
    place(middle, thing.bottom + GAP),
    place(thing.right + GAP, level),
    place(thing.left - width - GAP, level),
  ];
  const needed = [...document.querySelectorAll(KEPT_CLEAR)].map((one) => ({
    box: one.getBoundingClientRect(),
    weight: one.matches(MOST_CLEAR) ? AS_MANY : 1,
  }));
  const all = needed.reduce((sum, { weight }) => sum + weight, 1);
  const covered = (place: Box): number =>
    needed.reduce(
      (sum, { box, weight }) => (overlap(place, box) ? sum + weight : sum),
      overlap(place, thing) ? all : 0,
    );
  const best = others.reduce((one, other) => (covered(other) < covered(one) ? other : one), above);
  bubble.style.translate = `${best.left}px ${best.top}px`;
}

/** The sides of something on the screen. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
