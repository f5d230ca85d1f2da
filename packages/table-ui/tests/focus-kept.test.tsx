// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BoardStage } from '../src/parts/BoardStage.tsx';

afterEach(cleanup);

/** A board with some open things, and a closed one. */
const board = (...open: readonly string[]) => (
  <BoardStage label="Board" light={[]} moved={null} otherwise={null}>
    <button type="button" data-open="false">
      closed
    </button>
    {open.map((name) => (
      <button key={name} type="button" data-open="true">
        {name}
      </button>
    ))}
  </BoardStage>
);

const focused = () => document.activeElement?.textContent;

test('what has the focus goes with a move by keyboard: the next open thing has it, once there is one', () => {
  const { getByText, rerender } = render(board('one', 'two'));
  getByText('one').focus();
  fireEvent.keyDown(getByText('one'), { key: 'Enter' });
  rerender(board('two'));
  expect(focused()).toBe('two');
  rerender(board());
  expect(document.activeElement).toBe(document.body);
  rerender(board('three'));
  expect(focused()).toBe('three');
});

test('whoever plays with a pointer is left alone', () => {
  const { getByText, rerender } = render(board('one', 'two'));
  getByText('one').focus();
  fireEvent.pointerDown(getByText('one'));
  rerender(board('two'));
  expect(document.activeElement).toBe(document.body);
});
