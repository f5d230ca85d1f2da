/** A finger that rests this long on one spot looks; a shorter touch acts. */
const HOLD_MS = 450;
/** How far a finger may tremble, in pixels. */
const TREMBLE = 10;

/** Marks what a finger has held: it has the focus because somebody wants to look at it, not to press it. */
const HELD = 'data-held';

/** Whether the focus on an element means that somebody looks at it: by keyboard, or by holding a finger on it. */
export function isLookedAt(element: Element): boolean {
  return element.matches(`:focus-visible, [${HELD}]`);
}

/** What a short touch presses; anything else that explains itself does so at once. */
const PRESSED = 'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="option"]';

/**
 * Tells when a finger or a pen rests on something inside a root that can be pressed or explains itself, and when it taps
 * something that can only be looked at. A held touch presses nothing and opens no context menu; once lifted, what was
 * held has the focus, so that whatever a thing tells when it is focused stays to be read. Returns what stops the watching.
 */
export function watchHolding(root: HTMLElement, onHold: (held: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let down: { readonly x: number; readonly y: number; readonly target: Element } | null = null;
  let held: Element | null = null;
  let swallow = false;

  const forget = (): void => {
    clearTimeout(timer);
    down = null;
  };
  const onDown = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void => {
    forget();
    held = null;
    swallow = false;
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
    const thing = target.closest('[data-explain], button, [role="button"]');
    if (thing === null) return;
    down = { x: clientX, y: clientY, target: thing };
    timer = setTimeout(() => {
      held = thing;
      swallow = true;
      onHold(thing);
    }, HOLD_MS);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (down !== null && Math.hypot(clientX - down.x, clientY - down.y) > TREMBLE) forget();
  };
  const onUp = ({ type }: PointerEvent): void => {
    const [thing, tapped] = [held, type === 'pointerup' ? down?.target : undefined];
    forget();
    held = null;
    // After the leaving of the pointer, which takes away what pointing showed.
    if (thing !== null) setTimeout(() => lookAt(thing));
    else if (tapped !== undefined && tapped.closest(PRESSED) === null) onHold(tapped);
  };
  const onClick = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: Event): void => {
    if (down !== null || held !== null || swallow) event.preventDefault();
  };
  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', onUp);
  root.addEventListener('click', onClick, { capture: true });
  root.addEventListener('contextmenu', onMenu, { capture: true });
  return () => {
    forget();
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', onUp);
    root.removeEventListener('click', onClick, { capture: true });
    root.removeEventListener('contextmenu', onMenu, { capture: true });
  };
}

function lookAt(thing: Element): void {
  if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
  if (document.activeElement === thing) thing.blur();
  thing.setAttribute(HELD, '');
  thing.focus({ preventScroll: true });
  if (document.activeElement !== thing) thing.removeAttribute(HELD);
  else thing.addEventListener('blur', () => thing.removeAttribute(HELD), { once: true });
}
