// @vitest-environment happy-dom
import { speaker } from '@naos/words';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tableWords } from '../src/index.ts';
import { LastMove } from '../src/parts/LastMove.tsx';
import { Sheet } from '../src/parts/Sheet.tsx';
import { type Tab, Tabs } from '../src/parts/Tabs.tsx';

afterEach(cleanup);

const log: Tab = { id: 'log', title: 'Log', content: 'the log' };
const hint: Tab = { id: 'hint', title: 'Hint', content: 'a hint', call: 'opened', asked: true };
const vote: Tab = { id: 'vote', title: 'Vote', content: 'a vote', call: 'pause 1' };
const shown = () => screen.queryByRole('tabpanel')?.textContent;

describe('beside the board', () => {
  test('what is opened or calls comes to the front, and the log is back when it goes', () => {
    const { rerender } = render(<Tabs tabs={[log]} home="log" label="x" />);
    rerender(<Tabs tabs={[hint, log]} home="log" label="x" />);
    expect(shown()).toBe('a hint');
    rerender(<Tabs tabs={[hint, log, vote]} home="log" label="x" />);
    expect(shown()).toBe('a vote');
    rerender(<Tabs tabs={[hint, log]} home="log" label="x" />);
    expect(shown()).toBe('the log');
  });

  test('an offer is marked and takes nothing’s place', () => {
    const offer: Tab = { id: 'offer', title: 'Offer', content: 'an offer', call: 'once', asked: false };
    const { rerender } = render(<Tabs tabs={[log, vote]} home="log" label="x" />);
    rerender(<Tabs tabs={[log, vote, offer]} home="log" label="x" />);
    expect(shown()).toBe('a vote');
    expect(screen.getByText('Offer').dataset.calls).toBe('true');
  });

  test('another question calls anew', () => {
    const { rerender } = render(<Tabs tabs={[log, vote]} home="log" label="x" />);
    fireEvent.click(screen.getByText('Log'));
    rerender(<Tabs tabs={[log, { ...vote, call: 'undo 0' }]} home="log" label="x" />);
    expect(shown()).toBe('a vote');
  });
});

test('Escape closes the tab in front, and only then what lies behind it', () => {
  const [closeHint, closeRecap] = [vi.fn(), vi.fn()];
  const recap = { id: 'recap', title: 'Recap', content: 'a recap', onClose: closeRecap };
  const { rerender } = render(<Tabs tabs={[{ ...hint, onClose: closeHint }, recap, log]} home="log" label="x" />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([closeHint.mock.calls.length, closeRecap.mock.calls.length]).toEqual([1, 0]);
  rerender(<Tabs tabs={[recap, log]} home="log" label="x" />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closeRecap).toHaveBeenCalledOnce();
});

describe('the sheet of a phone', () => {
  test('opens what the person has opened; what only calls is marked until it is looked at', () => {
    const { rerender } = render(<Sheet tabs={[log, vote]} label="x" />);
    expect(shown()).toBeUndefined();
    expect(screen.getByText('Vote').dataset.calls).toBe('true');
    fireEvent.click(screen.getByText('Vote'));
    expect(shown()).toBe('a vote');
    expect(screen.getByText('Vote').dataset.calls).toBe('false');
    rerender(<Sheet tabs={[hint, log, vote]} label="x" />);
    expect(shown()).toBe('a hint');
  });

  test('its row, and nothing around it, goes to the tab that begins to call, once', () => {
    const around = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('role') === 'tab' ? new DOMRect(340, 0, 60, 44) : new DOMRect(0, 0, 360, 44);
    });
    const { rerender } = render(<Sheet tabs={[log]} label="x" />);
    const row = screen.getByRole('tablist');
    rerender(<Sheet tabs={[log, vote]} label="x" />);
    expect(row.scrollLeft).toBe(40);
    rerender(<Sheet tabs={[{ ...log, content: 'a longer log' }, vote]} label="x" />);
    expect(row.scrollLeft).toBe(40);
    expect(around).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('Escape closes it from anywhere, and tells who opened it', () => {
    const onClose = vi.fn();
    render(<Sheet tabs={[{ ...hint, onClose }, log]} label="x" />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('the line above the board steps through what the others did', () => {
  const go = vi.fn();
  const recent = { shown: { seat: 1, text: 'Oleg builds' }, at: 1, of: 2, go };
  render(<LastMove reason={null} recent={recent} say={speaker('en', tableWords)} />);
  expect(screen.getByRole('region', { name: 'What was just done' }).textContent).toContain('Oleg builds');
  fireEvent.click(screen.getByRole('button', { name: 'The move before' }));
  expect(go).toHaveBeenCalledWith(0);
});
