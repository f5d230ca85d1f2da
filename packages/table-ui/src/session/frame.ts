/** So long a frame is waited for: none comes while nobody looks. */
const LONGEST_MS = 100;

let looks: (() => void)[] = [];
/** Something is drawn for the frame that is being made. */
let drawing = false;

function look(): void {
  drawing = false;
  const due = looks;
  looks = [];
  for (const act of due) act();
}

/**
 * Draws within the next frame, together with whatever else that frame has to show: the answer to a press, and what the
 * press leads to, are laid out and painted once. In time, too, where no frame comes.
 */
export function withFrame(draw: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    setTimeout(draw);
    return;
  }
  let due = true;
  const once = (): void => {
    if (!due) return;
    due = false;
    clearTimeout(timer);
    drawing = true;
    draw();
  };
  const timer = setTimeout(once, LONGEST_MS);
  requestAnimationFrame(once);
  requestAnimationFrame(look);
}

/**
 * Looks at what was drawn right before it is painted, in the same frame (`withFrame`) or else in the next one: to look at
 * once would have it laid out before everything in it is drawn.
 */
export function beforePaint(act: () => void): void {
  if (drawing) looks.push(act);
  else requestAnimationFrame(act);
}

/** Does what nobody waits for once the picture of what is told now (`withFrame`) has been painted; at once where none is. */
export function afterFrame(act: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    act();
    return;
  }
  let due = true;
  const once = (): void => {
    if (due) act();
    due = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS + 1);
}
