import { expect, it } from 'vitest';
import { SharedList } from '../src/shared-list.ts';

it('every state of the list stays what it was, whichever of them is added to', () => {
  const first = SharedList.of([1]);
  const two = first.with(2);
  const three = two.with(3);
  const other = two.with(4);
  expect([first, two, three, other].map(({ all }) => [...all])).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 4]]);
  expect([first, two, three, other].map(({ last }) => last)).toEqual([1, 2, 3, 4]);
  expect([...first.with(9).all]).toEqual([1, 9]);
  expect([...three.all]).toEqual([1, 2, 3]);
});
