// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusKept } from '../src/parts/use-focus-kept.ts';

afterEach(cleanup);

interface TableProps {
  readonly open: readonly string[];
  /** A button in the prompt, which an answer takes away. */
  readonly confirm?: boolean;
  readonly undoable?: boolean;
}

/** A table with a prompt, and a board with some open things and a closed one. */
function Table({ open, confirm = false, undoable = true }: TableProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);
  return (
    <div ref={root}>
      <section className="prompt" tabIndex={-1} aria-label="prompt">
        <button type="button" disabled={!undoable}>
          undo
        </button>
        {confirm && <button type="button">confirm</button>}
      </section>
      <div className="stage">
        <button type="button" data-open="false">
          closed
        </button>
        {open.map((name) => (
          <button key={name} type="button" data-open="true">
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Right before the next picture the focus has gone where it goes. */
const frame = () => new Promise(requestAnimationFrame);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('what has the focus goes with a move by keyboard: the prompt has it, then the next open thing', async () => {
  const { getByText, rerender } = render(<Table open={['one', 'two']} />);
  getByText('one').focus();
  fireEvent.keyDown(getByText('one'), { key: 'Enter' });
  rerender(<Table open={['two']} />);
  await frame();
  expect(focused()).toBe('two');
  rerender(<Table open={[]} />);
  await frame();
  expect(focused()).toBe('prompt');
  rerender(<Table open={['three']} />);
  await frame();
  expect(focused()).toBe('three');
});

test('a button of the prompt that an answer takes away hands the focus on, and so does one that is closed by it', async () => {
  const { getByText, rerender } = render(<Table open={[]} confirm />);
  getByText('confirm').focus();
  fireEvent.keyDown(getByText('confirm'), { key: 'Enter' });
  rerender(<Table open={['one']} />);
  await frame();
  expect(focused()).toBe('one');
  getByText('undo').focus();
  fireEvent.keyDown(getByText('undo'), { key: 'Enter' });
  rerender(<Table open={['one']} undoable={false} />);
  await frame();
  expect(focused()).toBe('one');
});

test('whoever plays with a pointer is not led about: the focus waits in the prompt', async () => {
  const { getByText, rerender } = render(<Table open={['one', 'two']} />);
  getByText('one').focus();
  fireEvent.pointerDown(getByText('one'));
  rerender(<Table open={['two']} />);
  await frame();
  expect(focused()).toBe('prompt');
  rerender(<Table open={['three']} />);
  await frame();
  expect(focused()).toBe('prompt');
});

test('a focus that went elsewhere by itself is left alone', async () => {
  const { getByText, rerender } = render(<Table open={['one', 'two']} />);
  getByText('one').focus();
  fireEvent.keyDown(getByText('one'), { key: 'Tab' });
  getByText('two').focus();
  rerender(<Table open={['zero', 'two']} />);
  await frame();
  expect(focused()).toBe('two');
});
