/** Copies a text; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** The way without a clipboard, which pages that come over plain HTTP do not have: what is marked in a field is copied. */
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  // Beside what was pressed: while a dialog is open, nothing outside of it can be marked.
  (before?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
