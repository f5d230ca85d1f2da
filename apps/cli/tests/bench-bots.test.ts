import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goalTable } from '../src/arena/goal-table.ts';
import { aimsOf, conductRow, type GoalRow, pairRow, stepAimsOf, timeRows } from '../src/arena/goals.ts';
import type { Played } from '../src/arena/job.ts';
import { Kept } from '../src/arena/kept.ts';
import { type Lot, playLots } from '../src/arena/lots.ts';
import { PARTS } from '../src/arena/parts.ts';
import { merged, SERIES } from '../src/arena/record.ts';
import { sourceOf } from '../src/arena/source.ts';
import { type Measurement, strengthPage } from '../src/arena/strength-page.ts';
import { linesOf, naos, place } from './naos.ts';

const GAME = 'stone-papyrus-knife';

interface KeptLine {
  readonly lot?: string;
}

const contentOf = (folder: string): readonly KeptLine[] =>
  linesOf(place(`${folder}/${GAME}.jsonl`))
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptLine);
const lotsOf = (folder: string): readonly string[] => contentOf(folder).flatMap(({ lot }) => lot ?? []);

async function rowsOf(...line: readonly string[]): Promise<readonly GoalRow[]> {
  const { out } = await naos('bench-bots', ...line, '--json');
  return JSON.parse(out) as readonly GoalRow[];
}

describe('naos bench-bots', () => {
  test('prints every goal with what was measured', async () => {
    const rows = await rowsOf('--blocks', '2', '--positions', '30');
    expect(Object.keys(rows[1] ?? {})).toEqual(['game', 'goal', 'must', 'measured', 'interval', 'games', 'met']);
    expect(rows.map(({ goal, games }) => [goal, games])).toEqual([
      ['step from stubborn to counter', 4],
      ['counter against stubborn', 4],
      ['counter against random', 4],
      ['seconds to a move, 95th percentile, counter (own processor time)', 4],
      ['seconds to a move, 95th percentile, counter on a phone (computed: 4 times the own processor time)', 4],
      ['seconds to a move, 95th percentile, slowest of counter to counter (own processor time)', 4],
      ["decisions of counter that change with what it can't know", 30],
      ['late, illegal or crashing answers in all games of all parts, at least 10,000', 8],
    ]);
  });

  test('counts slips in the games of all parts together: ten thousand games without any are wanted', async () => {
    const [row] = await rowsOf('--parts', 'conduct', '--quick', '4');
    expect(row).toMatchObject({ game: 'all games', must: 0, measured: 0, games: 12, met: false });
    expect(
      conductRow([
        { games: 9000, slips: 0 },
        { games: 1000, slips: 0 },
      ]).met,
    ).toBe(true);
    expect(
      conductRow([
        { games: 9000, slips: 0 },
        { games: 1000, slips: 1 },
      ]),
    ).toMatchObject({ measured: 1, met: false });
  });

  test('the dial: the top level plays itself with a sixteenth and a quarter of its budget', async () => {
    const rows = await rowsOf('--parts', 'dial', '--blocks', '2');
    expect(rows.map(({ goal, must, games }) => [goal, must, games]).slice(0, 2)).toEqual([
      ['counter against counter/16', 0.58, 4],
      ['counter against counter/4', 0.5, 4],
    ]);
  });

  test('a part whose amount is named is played so much, whatever the others are', async () => {
    const rows = await rowsOf('--parts', 'dial:3,ladder', '--blocks', '2');
    expect(rows.map(({ goal, games }) => [goal, games]).slice(1, 3)).toEqual([
      ['counter against stubborn', 4],
      ['counter against counter/16', 6],
    ]);
    const { code, err } = await naos('bench-bots', '--parts', 'dial:many');
    expect([code, err]).toEqual([2, expect.stringContaining('"dial:many" wants a whole number')]);
  });

  test('plays against named opponents alone and says of the others that nothing was played', async () => {
    const rows = await rowsOf('--parts', 'dial:3', '--against', 'counter/4');
    expect(rows.map(({ goal, games, measured }) => [goal, games, measured === null]).slice(0, 2)).toEqual([
      ['counter against counter/16', 0, true],
      ['counter against counter/4', 4, false],
    ]);
  });

  test('refuses a part that is not there', async () => {
    const { code, err } = await naos('bench-bots', '--parts', 'levels,charm');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('no part "charm"; there are: yardsticks, seconds, ladder, styles, former, dial'),
    ]);
  });

  test('plays the first block of every pair before the second of any', async () => {
    await rowsOf('--parts', 'ladder,levels', '--blocks', '5', '--workers', '1', '--keep', place('turns'));
    expect(lotsOf('turns')).toEqual([
      'ladder 2 counter : stubborn 0',
      'levels 2 counter : random 0',
      'ladder 2 counter : stubborn 1',
      'ladder 2 counter : stubborn 2',
      'levels 2 counter : random 1',
      'ladder 2 counter : stubborn 3',
      'ladder 2 counter : stubborn 4',
    ]);
  });

  test('goes on from kept blocks, and tells figures from them alone when there is no time to play', async () => {
    const bench = (quick: string, ...more: readonly string[]) =>
      rowsOf('--parts', 'conduct', '--quick', quick, '--keep', place('kept'), ...more);
    expect((await bench('4', '--commit', 'abc'))[0]?.games).toBe(12);
    const before = contentOf('kept');
    expect(before[0]).toMatchObject({ commit: 'abc', machine: expect.stringContaining('Node') });
    expect(before.filter(({ lot }) => lot !== undefined)).toHaveLength(6);
    expect((await bench('6', '--minutes', '0'))[0]?.games).toBe(12);
    expect(contentOf('kept')).toEqual(before);
    expect((await bench('6', '--commit', 'def'))[0]?.games).toBe(18);
    expect(contentOf('kept').slice(0, before.length)).toEqual(before);
    expect(new Set(lotsOf('kept')).size).toBe(9);
    expect(lotsOf('kept')).toHaveLength(9);
  });

  test('a look now and then does not use up the deals that published figures come from', async () => {
    const look = (...more: readonly string[]) => rowsOf('--parts', 'ladder,levels', '--blocks', '12', ...more);
    const [first, second, kept] = [await look(), await look(), await look('--keep', place('published'))];
    expect(first.slice(0, 2)).toEqual(second.slice(0, 2));
    expect(kept.slice(0, 2)).not.toEqual(first.slice(0, 2));
  });

  test('a goal that nothing was played for has no figure and is not met', async () => {
    const [row] = await rowsOf('--parts', 'ladder', '--minutes', '0');
    expect(row).toMatchObject({
      goal: 'step from stubborn to counter',
      measured: null,
      interval: null,
      games: 0,
      met: false,
    });
  });

  test('half a line of a run that was killed is no obstacle', async () => {
    const bench = () => rowsOf('--parts', 'conduct', '--quick', '4', '--keep', place('killed'));
    await bench();
    const file = place(`killed/${GAME}.jsonl`);
    const whole = linesOf(file);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    expect((await bench())[0]?.games).toBe(12);
    // The half line, a new session and the last block again.
    expect(linesOf(file)).toHaveLength(whole.length + 2);
    expect((await bench())[0]?.games).toBe(12);
  });

  test.each([
    ['source', 'other', /was played by other bots: its games are of the sources other, these are [0-9a-f]{16}/],
    ['series', 'strength', /series strength; these are .*Name another folder/],
  ])('refuses kept blocks of another %s', async (key, other, says) => {
    const line = ['bench-bots', '--parts', 'conduct', '--quick', '2', '--keep', place(key)];
    expect((await naos(...line)).code).toBe(0);
    const file = place(`${key}/${GAME}.jsonl`);
    const [head = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [JSON.stringify({ ...JSON.parse(head), [key]: other }), ...rest].join('\n'));
    const { code, err } = await naos(...line);
    expect([code, err]).toEqual([1, expect.stringMatching(says)]);
  });

  test('nothing is begun that may end after the time is over', async () => {
    const session = { machine: 'm', date: 'd', commit: 'c' };
    const kept = new Kept({ game: GAME, series: 's', source: 'x' }, session);
    kept.add('levels 2 a : b 0', 3_600_000, {});
    const lot = { name: 'levels 2 a : b 1', due: 0 } as Lot;
    const registry = new URL('./teaching-registry.ts', import.meta.url).href;
    const shown: string[] = [];
    await playLots(
      [{ lots: [lot], kept }],
      { registry, workers: 1, deadline: Date.now() + 60_000 },
      (_, __, { name }) => shown.push(name),
    );
    expect(shown).toEqual([]);
  });

  test('the fingerprint of the players changes with rules, bots and weights, not with words', () => {
    const root = place('repository');
    const files = [
      'games/g/bot/weights/a.bin',
      'games/g/rules/index.ts',
      'games/g/texts/en.ts',
      'packages/bots/src/a.ts',
    ];
    for (const file of files) {
      mkdirSync(`${root}/${file}`.replace(/[^/]*$/, ''), { recursive: true });
      writeFileSync(`${root}/${file}`, 'before');
    }
    const first = sourceOf(root, 'g');
    const changes = files.map((file) => {
      writeFileSync(`${root}/${file}`, 'after');
      const changed = sourceOf(root, 'g') !== first;
      writeFileSync(`${root}/${file}`, 'before');
      return changed;
    });
    expect([changes, sourceOf(root, 'g')]).toEqual([[true, true, false, true], first]);
  });
});

const shelf = {
  load: async () => [],
  levels: ['low', 'high'],
  budget: { evaluations: 1, milliseconds: 1 },
  goals: {
    random: 0.99,
    plain: 0.95,
    tree: { bot: 'tree-10x', must: 0.55 },
    seconds: { laptop: 1, phone: 3 },
  },
};

const block = (bot: string, against: string, times: readonly number[]): Played => ({
  ...{ bot, against, block: 0, share: 1, games: 2, times, theirTime: 40 },
  slips: { late: 0, illegal: 0, crash: 0 },
});

describe('goals', () => {
  test('a level is met by the lower end of its interval, the rest by the mean', () => {
    const [step] = stepAimsOf(shelf);
    const [chance] = aimsOf(shelf, ['random', 'low', 'high']);
    const result = { mean: 0.995, low: 0.5, high: 1, games: 10, blocks: 5, verdict: null, slips: 0 };
    const names = { bot: 'high', against: 'x' };
    expect(step && pairRow('g', step, { ...result, ...names }).met).toBe(false);
    expect(chance && pairRow('g', chance, { ...result, ...names }).met).toBe(true);
  });

  test('times the top level, four times as long on a phone, and the slowest of the levels', () => {
    const rows = timeRows('g', shelf, [
      block('high', 'x', [10, 20, 800]),
      block('low', 'x', [9000]),
      block('x', 'y', [1e6]),
    ]);
    expect(rows.map(({ must, measured, met }) => [must, measured, met])).toEqual([
      [1, 0.8, true],
      [3, 3.2, false],
      [1, 9, false],
      [10, null, false],
    ]);
  });

  test("says how many times the top level's time the tree search had", () => {
    const ratio = (times: readonly number[]) => {
      const blocks = [block('high', 'tree-10x', times), block('high', 'tree-10x', times)];
      const row = timeRows('g', shelf, blocks).at(-1);
      return [row?.goal, row?.measured, row?.met];
    };
    expect(ratio([1, 3])).toEqual(['mean time of tree-10x, as many times that of high', 20, true]);
    expect(ratio([4, 6])).toEqual(['mean time of tree-10x, as many times that of high', 8, false]);
  });
});

describe('chances', () => {
  const calibrator = async () => ({ file: new URL('file:///none'), raw: async () => ({}) as never, stage: () => 0 });
  const bench = {
    shelf: { ...shelf, calibrator },
    names: shelf.levels,
    yardsticks: [],
    mostSeats: 3,
    conditions: { game: 'g', seats: 2, options: {}, budget: shelf.budget, series: 's' },
    extent: { blocks: 2, games: 400, positions: 2, quick: 2 },
  };
  const said = (chance: number, share: number) => ({
    slips: { late: 0, illegal: 0, crash: 0 },
    opinions: [{ chance, stage: 0, share }],
  });

  test('are told for every number of seats, beside them without the luck of the sample', async () => {
    const { lots, findings } = PARTS.chances(bench);
    expect(new Set(lots.map(({ conditions }) => conditions.seats))).toEqual(new Set([2, 3]));
    const answers = new Map(
      lots.map(({ name, conditions }, i) => [name, said(conditions.seats === 2 ? 0.5 : 0.9, i % 2)]),
    );
    const { rows } = await findings(answers);
    expect(rows.map(({ goal, games }) => [goal, games])).toEqual([
      ['calibration error of the win chance, 2 seats', 400],
      ['calibration error of the win chance, 2 seats, beyond luck', 400],
      ['calibration error of the win chance, 3 seats', 400],
      ['calibration error of the win chance, 3 seats, beyond luck', 400],
    ]);
    const [, honest, , boast] = rows;
    expect(honest?.interval?.[0]).toBe(0);
    expect([boast?.measured, boast?.met]).toEqual([expect.closeTo(0.4, 1), false]);
    const told = goalTable(rows, []).at(-1);
    expect(told).toMatch(
      /^OPEN {2}calibration error of the win chance, 3 seats, beyond luck +0\.02 +0\.39\d +0\.3\d+ to 0\.4/,
    );
  });

  test('have no row beyond luck before a game was watched', async () => {
    const { rows } = await PARTS.chances(bench).findings(new Map());
    expect(rows.map(({ goal, measured }) => [goal, measured])).toEqual([
      ['calibration error of the win chance, 2 seats', null],
      ['calibration error of the win chance, 3 seats', null],
    ]);
  });
});

test('the table has must and measured side by side, and what a longer run has checked in', () => {
  const score: GoalRow = {
    game: 'g',
    goal: 'a against b',
    must: 0.6,
    measured: 0.7,
    interval: [0.5, 0.9],
    games: 4,
    met: false,
  };
  const time: GoalRow = { game: 'h', goal: 'seconds', must: 1, measured: 0.0201, interval: null, games: 4, met: true };
  const open: GoalRow = { ...score, goal: 'a against c', measured: null, interval: null, games: 0 };
  expect(goalTable([score, open, time], [{ ...score, measured: 0.69, games: 400, met: true }])).toEqual([
    '      goal           must  measured     95 % interval  games         checked in',
    'g',
    'OPEN  a against b  60.0 %    70.0 %  50.0 % to 90.0 %      4  69.0 % (400), met',
    'OPEN  a against c     0.6   not yet                        0',
    'h',
    'met   seconds           1    0.0201                        4',
  ]);
});

const how = {
  machine: 'a machine',
  date: '2026-11-15T00:00:00Z',
  commit: 'abc',
  source: 'def',
  command: 'npm run x',
  series: 's',
  budget: { evaluations: 5000, milliseconds: 100 },
};

const part = (series: string, commit: string): Measurement => ({
  ...{ ...how, series, commit, clean: true, rows: [], tally: { games: 2, slips: 0 } },
});

test('figures of a worn-out series go with the first fresh ones, others stay until they are measured anew', () => {
  const before = {
    g: { levels: part(SERIES, 'one'), pool: part('strength', 'one'), seats: part(SERIES, 'one') },
    h: { levels: part('strength', 'one') },
  };
  const after = merged(before, new Map([['g', { own: part(SERIES, 'two'), levels: part(SERIES, 'two') }]]), ['g', 'h']);
  expect(Object.keys(after)).toEqual(['g']);
  const commits = Object.entries(after.g ?? {}).map(([name, { commit }]) => `${name} ${commit}`);
  expect(commits).toEqual(['levels two', 'seats one', 'own two']);
});

test('a goal that another part has measured anew is told once', () => {
  const row = { game: 'g', goal: 'b against a', must: 0.6, interval: null, games: 4, met: true };
  const levels = (measured: number | null) => ({ ...part(SERIES, 'two'), rows: [{ ...row, measured }] });
  const other = { ...row, goal: 'b against random', measured: 1 };
  const before = { g: { levels: { ...part(SERIES, 'one'), rows: [{ ...row, measured: 0.9 }, other] } } };
  const goals = (measured: number | null) => {
    const { ladder, levels: older } = merged(before, new Map([['g', { ladder: levels(measured) }]]), ['g']).g ?? {};
    return [ladder, older].map((one) => one?.rows.map(({ goal }) => goal));
  };
  expect(goals(0.7)).toEqual([['b against a'], ['b against random']]);
  // Nothing was played for it: the older figure stays, alone.
  expect(goals(null)).toEqual([[], ['b against a', 'b against random']]);
});

test('the page shows figures with their intervals, command and commit, the pool and its matrix', () => {
  const row = { game: 'g', goal: 'a against b', must: 0.6, measured: 0.75, games: 40, met: false };
  const names = { bot: 'a', against: 'b' };
  const pair = { ...names, mean: 0.75, low: 0.5, high: 0.9, games: 8, blocks: 4, verdict: null, slips: 0 };
  const page = strengthPage(
    {
      g: {
        levels: { ...how, clean: true, rows: [{ ...row, interval: [0.5, 0.9] }], tally: { games: 40, slips: 0 } },
        pool: { ...how, clean: false, rows: [], matrix: [pair], tally: { games: 9960, slips: 0 } },
      },
    },
    { g: { b: 'does as it likes' } },
  );
  expect(page).toContain(
    '| a against b | 60.0 % | 75.0 % | 50.0 % to 90.0 % | 40 | no | levels | `██████████▓▓▓▓▓▒▒▒··` |',
  );
  expect(page).toContain(
    '- **levels**: `npm run x`, at commit abc (sources def), 2026-11-15, deals of the series `s levels` from number 0 on, at most 5,000 evaluations and 100 ms for a decision, 40 games with 0 slips, on a machine\n',
  );
  expect(page).toContain('- **pool**: `npm run x`, at commit abc with uncommitted changes (');
  expect(page).toContain('- **b**: does as it likes');
  expect(page).toContain('| a |  | 75 (50–90; 8) |');
  expect(page).toContain('| b | 25 (10–50; 8) |  |');
  expect(page).toContain('at least 10,000 | 0 | 0 |  | 10,000 | yes | all |  |');
});
