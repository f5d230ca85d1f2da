import { expect, test } from 'vitest';
import { type Claim, FairQueue } from '../src/bots/fair-queue.ts';

const people = (owner: string): Claim => ({ owner, withPeople: true });
const bots = (owner: string): Claim => ({ owner, withPeople: false });
const all = (): boolean => true;

function drained(queue: FairQueue<string>, admits: (claim: Claim) => boolean = all): string[] {
  const order: string[] = [];
  for (let next = queue.next(admits); next !== null; next = queue.next(admits)) order.push(next.item);
  return order;
}

test('owners take turns, however much one of them has brought', () => {
  const queue = new FairQueue<string>(100);
  for (let n = 1; n <= 5; n++) queue.add(`a${n}`, people('a'));
  queue.add('b1', people('b'));
  queue.add('b2', people('b'));
  expect(drained(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4', 'a5']);
  expect(queue.size).toBe(0);
});

test('networks take turns, and in each its owners: a crowd behind one address is one among others', () => {
  const queue = new FairQueue<string>(100);
  const of = (owner: string, network: string): Claim => ({ owner, network, withPeople: true });
  for (const owner of ['a', 'b', 'c']) for (let n = 1; n <= 2; n++) queue.add(`${owner}${n}`, of(owner, 'crowd'));
  queue.add('d1', of('d', 'home'));
  queue.add('d2', of('d', 'home'));
  queue.add('e1', people('e'));
  expect(drained(queue)).toEqual(['a1', 'd1', 'e1', 'b1', 'd2', 'c1', 'a2', 'b2', 'c2']);
});

test('a full queue sends away one of the network that has most in it, however many people that is', () => {
  const queue = new FairQueue<string>(4);
  const of = (owner: string, network: string): Claim => ({ owner, network, withPeople: true });
  queue.add('d1', of('d', 'home'));
  queue.add('d2', of('d', 'home'));
  for (const owner of ['a', 'b']) queue.add(owner, of(owner, 'crowd'));
  expect(queue.add('c', of('c', 'crowd'))).toBe('a');
  expect(drained(queue)).toEqual(['d1', 'b', 'd2', 'c']);
});

test('tables with people come before tables of bots alone', () => {
  const queue = new FairQueue<string>(100);
  queue.add('idle', bots('a'));
  queue.add('awaited', people('b'));
  expect(drained(queue)).toEqual(['awaited', 'idle']);
});

test('an owner who is not admitted is passed over and keeps the place', () => {
  const queue = new FairQueue<string>(100);
  queue.add('a1', people('a'));
  queue.add('b1', people('b'));
  expect(drained(queue, ({ owner }) => owner !== 'a')).toEqual(['b1']);
  expect(drained(queue)).toEqual(['a1']);
});

test('a full queue sends away the oldest of whoever has most in it, without people first', () => {
  const queue = new FairQueue<string>(3);
  expect(queue.add('a1', people('a'))).toBeNull();
  expect(queue.add('a2', people('a'))).toBeNull();
  expect(queue.add('b1', people('b'))).toBeNull();
  expect(queue.add('idle', bots('c'))).toBe('idle');
  expect(queue.add('b2', people('b'))).toBe('a1');
  expect(drained(queue)).toEqual(['a2', 'b1', 'b2']);
});
