/** So long a frame is waited for: none comes while nobody looks. */
const LONGEST_MS = 100;

/** Does what nobody waits for once the picture of what is told now (`tellSoon`) has been drawn; at once where none is drawn. */
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
  // What is told is drawn in a task of its own: the frame after that one is meant.
  setTimeout(() => {
    requestAnimationFrame(() => setTimeout(once));
    setTimeout(once, LONGEST_MS);
  });
}
