import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestTurns } from '../src/limits/request-turns.ts';

test('of a flood a few requests begin in one turn, and another network’s is among the next', async () => {
  const turns = new RequestTurns();
  const begun: string[] = [];
  for (let i = 0; i < 50; i++) turns.enter('flood', () => begun.push('flood'));
  turns.enter('calm', () => begun.push('calm'));
  const first = begun.length;
  expect(first).toBeLessThan(10);
  await turn();
  expect(begun.slice(first)).toContain('calm');
  expect(begun.length).toBeLessThanOrEqual(2 * first);
  for (let i = 0; i < 50; i++) await turn();
  expect(begun).toHaveLength(51);
});

test('whoever comes one at a time waits for nothing', async () => {
  const turns = new RequestTurns();
  for (let i = 0; i < 20; i++) {
    let isBegun = false;
    turns.enter('calm', () => {
      isBegun = true;
    });
    expect(isBegun).toBe(true);
    await turn();
  }
});

test('the line has an end: the oldest of whoever sent most reads why it was sent away', () => {
  const turns = new RequestTurns();
  const refusals: string[] = [];
  for (let i = 0; i < 3_000; i++) {
    turns.enter('flood', (refusal) => {
      if (refusal !== undefined) refusals.push(refusal.message);
    });
  }
  expect(refusals.length).toBeGreaterThan(900);
  expect(new Set(refusals)).toEqual(new Set(['Too many requests wait here: try again in a moment.']));
});
