// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Explanations } from '../src/parts/Explanations.tsx';
import { isLookedAt } from '../src/parts/holding.ts';

const press = vi.fn();
const look = vi.fn();

function Table(): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <button
        type="button"
        data-explain="Gives two gold."
        onClick={press}
        onFocus={(event) => isLookedAt(event.currentTarget) && look()}
      >
        Tile
      </button>
      <p data-explain="Worth three points." data-rule="4.6.2">
        Card
      </p>
      <button type="button">Plain</button>
      <dialog open>
        <p data-explain="Lies over the page.">In a box</p>
      </dialog>
      <Explanations root={root} rule={(id) => ({ name: `Rule ${id}`, href: `/learn/aton/${id}` })} />
    </div>
  );
}

const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const bubble = (): string | undefined => screen.queryByRole('tooltip')?.textContent ?? undefined;

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
  look.mockClear();
  render(<Table />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a held finger explains, presses nothing, opens no menu, and the explanation stays when it is lifted', () => {
  const tile = screen.getByText('Tile');
  fireEvent.pointerDown(tile, touch);
  wait(440);
  expect(bubble()).toBeUndefined();
  wait(20);
  expect(bubble()).toBe('Gives two gold.');
  expect(fireEvent.contextMenu(tile)).toBe(false);
  fireEvent.pointerUp(tile, touch);
  fireEvent.click(tile);
  wait(1);
  expect(press).not.toHaveBeenCalled();
  expect(look).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(tile);
  expect(bubble()).toBe('Gives two gold.');
});

test('a short touch presses and explains nothing; the touch after a long one presses again', () => {
  const tile = screen.getByText('Tile');
  fireEvent.pointerDown(tile, touch);
  wait(500);
  fireEvent.pointerUp(tile, touch);
  fireEvent.click(tile);
  wait(1);
  fireEvent.pointerDown(tile, touch);
  wait(100);
  fireEvent.pointerUp(tile, touch);
  fireEvent.click(tile);
  expect(press).toHaveBeenCalledOnce();
  expect(bubble()).toBeUndefined();
});

test('a tap explains at once what can only be looked at; one that goes on to scroll does not', () => {
  const card = screen.getByText('Card');
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerCancel(card, touch);
  expect(bubble()).toBeUndefined();
  fireEvent.pointerDown(card, touch);
  wait(80);
  fireEvent.pointerUp(card, touch);
  expect(bubble()).toBe('Worth three points. Rule 4.6.2');
});

test('a finger that moves scrolls: nothing is explained', () => {
  const card = screen.getByText('Card');
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerMove(card, { ...touch, clientY: 70 });
  wait(500);
  expect(bubble()).toBeUndefined();
});

test('what can not be focused is explained too, until something else is touched', () => {
  const card = screen.getByText('Card');
  fireEvent.pointerDown(card, touch);
  wait(500);
  fireEvent.pointerUp(card, touch);
  wait(500);
  expect(bubble()).toBe('Worth three points. Rule 4.6.2');
  fireEvent.pointerDown(screen.getByText('Plain'), touch);
  expect(bubble()).toBeUndefined();
});

test('a mouse rests on a thing to have it explained, may go on to the bubble, and Escape closes it', () => {
  const mouse = { pointerType: 'mouse' };
  fireEvent.pointerMove(screen.getByText('Card'), mouse);
  expect(bubble()).toBeUndefined();
  wait(400);
  expect(bubble()).toBe('Worth three points. Rule 4.6.2');
  fireEvent.pointerOver(screen.getByText('Plain'), mouse);
  wait(100);
  fireEvent.pointerOver(screen.getByRole('tooltip'), mouse);
  wait(500);
  expect(bubble()).toBe('Worth three points. Rule 4.6.2');
  // Its rule can be pressed.
  const rule = screen.getByRole('link', { name: 'Rule 4.6.2' });
  expect(rule.getAttribute('href')).toBe('/learn/aton/4.6.2');
  fireEvent.pointerDown(rule, mouse);
  expect(rule.isConnected).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(bubble()).toBeUndefined();
});

test('what the page or a press brings under a resting mouse explains itself only once the mouse moves', () => {
  const mouse = { pointerType: 'mouse' };
  const comes = (): void => {
    fireEvent.pointerOver(screen.getByText('Card'), mouse);
    wait(400);
    expect(bubble()).toBeUndefined();
    fireEvent.pointerMove(screen.getByText('Card'), mouse);
    wait(400);
    expect(bubble()).toBe('Worth three points. Rule 4.6.2');
  };
  comes();
  fireEvent.pointerDown(screen.getByText('Plain'), mouse);
  comes();
});

test('what is said of something in a dialog stands in that dialog, which covers all else', () => {
  fireEvent.pointerMove(screen.getByText('In a box'), { pointerType: 'mouse' });
  wait(400);
  expect(bubble()).toBe('Lies over the page.');
  expect(screen.getByRole('tooltip').closest('dialog')).not.toBeNull();
  // Escape is not used up by what a resting mouse has opened there: the same press closes the dialog.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  wait(1);
  expect(bubble()).toBeUndefined();
  fireEvent.pointerOver(screen.getByText('Card'), { pointerType: 'mouse' });
  wait(400);
  expect(screen.getByRole('tooltip').closest('dialog')).toBeNull();
});
