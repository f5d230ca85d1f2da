import { readFileSync } from 'node:fs';
import { fastChance, Play, situationFrom } from '@naos/engine';
import { expect, test } from 'vitest';
import { game } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { linesOf, naos, naosReading, place, played, SEED } from './naos.ts';

test('without a command, it says what there is and exits with 2', async () => {
  const { code, out } = await naos();
  expect(code).toBe(2);
  for (const name of ['play', 'replay', 'verify', 'moves', 'bench', 'stone-papyrus-knife']) expect(out).toContain(name);
});

test.each(['play', 'replay', 'verify', 'moves', 'bench'])('%s --help tells its usage', async (name) => {
  const { code, out } = await naos(name, '--help');
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining(`naos ${name}`)]);
});

test.each([
  [['dance'], 'no command "dance"'],
  [['play'], 'The name of a game is missing'],
  [['play', 'stone-papyrus-knife', '--seats', '2', '--bots', 'random,random,random'], '3 bots for 2 seats'],
  [['play', 'stone-papyrus-knife', '--sets', '2'], "Unknown option '--sets'"],
  [['play', 'stone-papyrus-knife', '--seats', 'two'], 'whole number from 2 to 2'],
  [['play', 'stone-papyrus-knife', '--seed', 'abc'], '64 hex digits'],
  [['replay', 'a', 'b'], 'one word too many'],
])('%j: wrong usage exits with 2', async (line, reason) => {
  const { code, err } = await naos(...line);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
});

test('play writes a finished game that is the same for the same seeds', async () => {
  const first = await played('a.json', '--bots', 'counter,random');
  const second = await played('b.json', '--bots', 'counter,random');
  expect(readFileSync(first, 'utf8')).toBe(readFileSync(second, 'utf8'));
  expect(JSON.parse(linesOf(first)[0] ?? '')).toMatchObject({
    game: 'stone-papyrus-knife',
    players: ['counter', 'random'],
  });
  expect(JSON.parse(linesOf(first).at(-1) ?? '')).toMatchObject({ seeds: [SEED] });
});

test('play without --out prints the transcript, with --json a summary', async () => {
  const bare = await naos('play', 'stone-papyrus-knife');
  expect(JSON.parse(bare.out.split('\n')[0] ?? '')).toMatchObject({ naos: 1 });
  const summary = await naos('play', 'stone-papyrus-knife', '--json', '--bots', 'stubborn,counter');
  expect(JSON.parse(summary.out)).toMatchObject({
    players: ['stubborn', 'counter'],
    outcome: { how: 'outcome.points' },
  });
});

test('play does not overwrite a file unless told so', async () => {
  const path = await played('kept.json');
  const { code, err } = await naos('play', 'stone-papyrus-knife', '--out', path);
  expect([code, err]).toEqual([1, expect.stringContaining('--force')]);
});

test.each([
  [['play', 'chess'], 'no game "chess" here; there are: stone-papyrus-knife'],
  [['play', 'stone-papyrus-knife', '--bots', 'genius'], 'no bot "genius"; it has: random, stubborn, counter'],
  [['play', 'stone-papyrus-knife', '--options', 'fast=yes'], 'no option "fast"'],
  [['play', 'stone-papyrus-knife', '--out', '/nowhere/at/all.json'], "can't be written (ENOENT)"],
  // The recursive form of mkdir never returns there.
  [['bench-bots', '--keep', '/proc/naos/kept'], "/proc/naos/kept can't be written (E"],
  [['arena', 'stone-papyrus-knife', '--keep', '/proc/naos/kept/blocks'], "/proc/naos/kept can't be written (E"],
])('%j: refused with 1', async (line, reason) => {
  const { code, err } = await naos(...line);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});

test('moves answers views, one a line, with the moves of their own seat', async () => {
  const play = new Play(game, game.setup(2, {}, fastChance(1, game.streams.length)));
  const [own, watching] = [game.view(play.state, 0), game.view(play.state, null)];
  const lines = [JSON.stringify(own), '', '{"seats":', JSON.stringify(watching)];
  const { code, out } = await naosReading(lines, 'moves', '--views', 'stone-papyrus-knife');
  expect(code).toBe(0);
  const [asked, broken, nobody] = out.split('\n').map((line) => JSON.parse(line));
  expect(asked).toEqual({
    asked: situationFrom(game, own).asked,
    moves: play.moves(0).map((move) => game.write(move)),
    over: false,
  });
  expect(asked.moves.length).toBeGreaterThan(1);
  expect(broken.error).toContain('This is no view of stone-papyrus-knife');
  expect(nobody).toMatchObject({ moves: [], over: false });
});

test('verify says what it checked', async () => {
  const path = await played('verified.json');
  const { code, out } = await naos('verify', path);
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ moves, all of them legal/);
  expect(out).toMatch(/17 random draws, all from the seed/);
  expect(JSON.parse((await naos('verify', path, '--json')).out)).toMatchObject({
    right: true,
    finished: true,
    draws: 17,
  });
});

test('replay tells the game as a seat saw it: own cards and moves, never those of the other', async () => {
  const path = await played('told.json', '--bots', 'counter,random');
  const mine = (await naos('replay', path, '--seat', '0', '--upto', '1')).out;
  expect(mine).toContain('As seen by counter');
  expect(mine).toMatch(/counter: 3 new cards: /);
  expect(mine).toMatch(/1\. counter: show (stone|papyrus|knife)/);
  expect(mine).toContain('random draws 3 cards.');
  const other = (await naos('replay', path, '--seat', '1', '--upto', '1')).out;
  expect(other).toContain('counter draws 3 cards.');
  expect(other).not.toMatch(/show (stone|papyrus|knife)/);
});

test('replay speaks Russian and knows the end', async () => {
  const path = await played('russian.json');
  const { out } = await naos('replay', path, '--lang', 'ru');
  expect(out).toContain('Камень, папирус, нож, правила 1, 2 места');
  expect(out).toMatch(/побеждает: \d очк|Ничья: по/);
});

test('replay --json holds the view of the seat and no secret of the other', async () => {
  const path = await played('json.json', '--stop', '1');
  const answer = await naos('replay', path, '--seat', '1', '--json', '--seed', SEED);
  const told: { moves: object[]; view: { viewer: number } } = JSON.parse(answer.out);
  expect(told.moves).toEqual([{ n: 1, seat: 0, events: [] }]);
  expect(told.view.viewer).toBe(1);
});

test('moves lists what every asked seat may do, with prompts', async () => {
  const path = await played('open.json');
  const { out } = await naos('moves', path, '--upto', '0');
  expect(out).toContain('random 0: Choose a card to show.');
  expect(out).toMatch(/^ {2}show (stone|papyrus|knife) +Show (stone|papyrus|knife)$/m);
  const one: { asked: { seat: number; moves: { move: string }[] }[] } = JSON.parse(
    (await naos('moves', path, '--upto', '0', '--seat', '1', '--json')).out,
  );
  expect(one.asked).toMatchObject([{ seat: 1 }]);
  expect((await naos('moves', path)).out).toContain('The game is over');
});

test('an unfinished game needs its seed, and is checked as far as it goes', async () => {
  const path = await played('unfinished.json', '--stop', '3');
  const without = await naos('verify', path);
  expect([without.code, without.err]).toEqual([
    1,
    expect.stringMatching(/Line 4: the file ends here, but the game does not/),
  ]);
  expect((await naos('verify', path, '--seed', SEED)).out).toContain('right so far: 4 chained lines, 3 legal moves');
  const wrong = await naos('verify', path, '--seed', 'f'.repeat(64));
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('the seed does not fit its commitment')]);
});

test('a seat that does not exist and an entry past the end are refused', async () => {
  const path = await played('short.json', '--stop', '2');
  expect((await naos('moves', path, '--seed', SEED, '--seat', '2')).err).toContain('seats 0 to 1');
  expect((await naos('moves', path, '--seed', SEED, '--upto', '3')).err).toContain('3 is past its end');
});

test('bench --only prints the agreed shape and keeps nothing', async () => {
  const kept = place('results.json');
  const { code, out } = await naos('bench', '--only', 'stone-papyrus-knife', '--json', '--time', '20', '--out', kept);
  expect(code).toBe(0);
  const results = JSON.parse(out);
  expect(Object.keys(results)).toEqual(['machine', 'date', 'commit', 'games']);
  const figures = results.games['stone-papyrus-knife'].seats['2'];
  expect(Object.keys(figures)).toEqual([
    'randomGamesPerSecond',
    'movesPerSecond',
    'copyMicroseconds',
    'list99Microseconds',
  ]);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  expect(() => readFileSync(kept)).toThrow();
});

test('orders is refused for a game without questions to leave', async () => {
  const wrong = await naos('orders', 'stone-papyrus-knife');
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('no questions')]);
});
