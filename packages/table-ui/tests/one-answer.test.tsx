// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOneAnswer } from '../src/parts/use-one-answer.ts';

afterEach(cleanup);

/** A table at which every press asks the next question, at the same place. */
function Table({ onAnswer }: { readonly onAnswer: (question: number) => void }): ReactElement {
  const table = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(1);
  useOneAnswer(table, question);
  const answer = () => {
    onAnswer(question);
    setQuestion(question + 1);
  };
  return (
    <div ref={table}>
      <button type="button" onClick={answer}>
        Resolve
      </button>
      <button type="button" data-repeats="true" onClick={answer}>
        Undo
      </button>
    </div>
  );
}

test('a double press answers one question only; the next press, and keys, answer the next', () => {
  const onAnswer = vi.fn();
  render(<Table onAnswer={onAnswer} />);
  const press = (detail: number) => fireEvent.click(screen.getByText('Resolve'), { detail });
  press(1);
  press(2);
  press(3);
  expect(onAnswer.mock.calls).toEqual([[1]]);
  press(1);
  press(0);
  expect(onAnswer.mock.calls).toEqual([[1], [2], [3]]);
});

test('what may be pressed again and again is never held back', () => {
  const onAnswer = vi.fn();
  render(<Table onAnswer={onAnswer} />);
  for (const detail of [1, 2, 3]) fireEvent.click(screen.getByText('Undo'), { detail });
  expect(onAnswer.mock.calls).toEqual([[1], [2], [3]]);
});
