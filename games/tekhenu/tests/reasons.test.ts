import { FastRandom, Play, whyNot } from '@naos/engine';
import { expect, test } from 'vitest';
import { type TekhenuMove, tekhenu } from '../rules/index.ts';
import { EVERY } from '../rules/notation.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';
import { newGame, type Running, STANDARD } from './scene.ts';

const RULES = new Set(rulesList.map(({ id }) => id));

/** What is wrong with the reasons at a question: none against what is listed, a rule and a text against all else. */
function faults(running: Running, moves: readonly TekhenuMove[]): string[] {
  const { seat } = running;
  const listed = new Set(running.moves(seat));
  return moves.flatMap((move) => {
    const why = whyNot(running, seat, move);
    const at = `${running.question?.task.do}/${running.question?.step.name}: ${tekhenu.write(move)}`;
    if (listed.has(move)) return why === null ? [] : [`${at} is listed, yet ${why.why}`];
    if (why === null) return [`${at} has no reason`];
    return RULES.has(why.rule) && Object.hasOwn(words.catalogs.en, why.why) ? [] : [`${at}: ${why.rule} ${why.why}`];
  });
}

function walk(running: Running, random: FastRandom, steps: number): string[] {
  const found: string[] = [];
  for (let step = 0; step < steps && !running.over; step++) {
    const some = Array.from({ length: 40 }, () => EVERY[random.below(EVERY.length)]);
    const nearby = EVERY.filter(({ do: kind }) => kind === running.moves()[0]?.do).slice(0, 40);
    found.push(...faults(running, [...some.flatMap((move) => move ?? []), ...nearby, ...running.moves()]));
    const list = running.moves();
    const move = list[random.below(list.length)];
    if (move !== undefined) running.make(move);
  }
  return found;
}

test('every move that is not listed has a rule and a reason, no listed one has', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 16; seed++) {
    const random = new FastRandom(seed);
    const seats = 1 + (seed % 4);
    const running =
      seed % 5 === 0 ? newGame(seats, {}, seed) : new Play(tekhenu, crowded(seats, STANDARD, random), true);
    for (const fault of walk(running, random, 30)) found.add(fault);
  }
  expect([...found].slice(0, 40)).toEqual([]);
});
