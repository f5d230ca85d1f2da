// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../src/shell/copy.ts';

afterEach(() => vi.restoreAllMocks());

/** Pages that come over plain HTTP, as in a home network, have no clipboard. */
function withoutClipboard(copied: (text: string) => boolean): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    return copied(field.value.slice(field.selectionStart, field.selectionEnd));
  };
}

test('a text is copied where there is no clipboard, and the focus stays where it was', async () => {
  const copied: string[] = [];
  withoutClipboard((text) => copied.push(text) > 0);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('https://naos.example/t/x')).toBe(true);
  expect(copied).toEqual(['https://naos.example/t/x']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('where nothing may be copied that is known', async () => {
  withoutClipboard(() => false);
  expect(await copyText('x')).toBe(false);
});
