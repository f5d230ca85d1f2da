import { gzipSync } from 'node:zlib';
import type { Vocabulary } from '@naos/engine';
import { type GameModule, partSize, problemsInPuzzles } from '@naos/game-module';
import { playedOut } from '@naos/laws';
import { problemsIn } from '@naos/words';
import { describe, expect, test } from 'vitest';
import { gameModules } from '../index.ts';

/** Proven puzzles of a game at least. */
const FEWEST = 200;
/** Parts of a game's puzzles, as the command that finds them writes them. */
const PARTS = 6;

/** What a game module must lead to in this house, though a module as such may do without. */
async function behind<T>(room: (() => Promise<T>) | undefined): Promise<T> {
  if (room === undefined) throw new Error('This module does not lead there.');
  return room();
}

describe.each(gameModules.map((gameModule): [string, GameModule<Vocabulary>] => [gameModule.id, gameModule]))(
  '%s',
  (_, gameModule) => {
    test('each puzzle replays, its one solution, rivals and line are legal, and all are proven and varied', async () => {
      const shelf = await behind(gameModule.puzzles);
      const puzzles = await shelf.all();
      expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(puzzles.filter(({ margin, worlds }) => margin < 0.01 || worlds < 10)).toEqual([]);
      const verbs = puzzles.map(({ solution }) => solution.split(' ')[0]);
      const kinds = [new Set(verbs).size, new Set(puzzles.map(({ rating }) => rating)).size];
      expect(kinds.every((many) => many >= 4)).toBe(true);
      expect(problemsInPuzzles(await gameModule.rules(), puzzles)).toEqual([]);
      for (const verb of verbs) expect(verbs.filter((one) => one === verb).length / verbs.length).toBeLessThan(0.5);
    });

    test('a page of one puzzle loads the list and one part, at most 30 kB packed', async () => {
      const shelf = await behind(gameModule.puzzles);
      const puzzles = await shelf.all();
      expect(shelf.heads).toEqual(puzzles.map(({ id, rating, margin }) => ({ id, rating, margin })));
      for (const puzzle of puzzles) expect(await shelf.open(puzzle.id)).toBe(puzzle);
      expect(await shelf.open('no-such-puzzle')).toBeUndefined();
      const packed = (list: readonly object[]): number => gzipSync(JSON.stringify(list)).length;
      const size = partSize(puzzles.length, PARTS);
      const parts = Array.from({ length: PARTS }, (_, i) => packed(puzzles.slice(i * size, (i + 1) * size)));
      expect(packed(shelf.heads) + Math.max(...parts)).toBeLessThan(30_000);
    });

    test('a puzzle that does not fit the game is named', async () => {
      const [first] = await (await behind(gameModule.puzzles)).all();
      if (first === undefined) throw new Error('There is no puzzle.');
      const wrong = [
        { ...first, id: 'a', solution: 'nonsense' },
        { ...first, id: 'b', moves: `${first.moves}; 0 nonsense` },
        { ...first, id: 'c', rivals: [{ move: first.solution, loss: 0 }] },
        { ...first, id: 'c' },
      ];
      const found = problemsInPuzzles(await gameModule.rules(), wrong).map((problem) => problem.slice(0, 1));
      expect([...new Set(found)]).toEqual(['a', 'b', 'c']);
    });

    test('every level is described in both languages', async () => {
      const [{ levels }, { catalogs }] = await Promise.all([gameModule.bots(), gameModule.words()]);
      for (const { en, ru } of levels.map((level) => ({
        en: catalogs.en[`bot.${level}`] ?? '',
        ru: catalogs.ru[`bot.${level}`] ?? '',
      }))) {
        expect([en.length > 20, ru.length > 20, en !== ru]).toEqual([true, true, true]);
      }
      expect(new Set(levels.map((level) => catalogs.en[`bot.${level}`])).size).toBe(levels.length);
    });

    test('its position is drawn for links at every number of seats, whole, without words and style sheets', async () => {
      const [rules, sketch] = await Promise.all([gameModule.rules(), behind(gameModule.sketch)]);
      const { min, max } = gameModule.seats;
      const drawn = Array.from({ length: max - min + 1 }, (_, i) => {
        const { state } = playedOut(rules, min + i, 11);
        return sketch(rules.view(state, null));
      });
      for (const svg of drawn) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">.*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined|null|var\(|class=/);
        for (const [, words = ''] of svg.matchAll(/<text[^>]*>([^<]*)/g)) expect(words).toMatch(/^[+\d]+$/);
        expect(svg.match(/<(?!\/)[^>]*[^/]>/g)?.length).toBe(svg.match(/<\//g)?.length);
      }
      expect(new Set(drawn).size).toBe(drawn.length);
    });

    test('its statistics speak both languages, and every text of theirs is used', async () => {
      const { catalogs, count } = await behind(gameModule.statistics);
      const seats = Math.min(3, gameModule.seats.max);
      const groups = count(playedOut(await gameModule.rules(), seats, 5).events, seats);
      const used = groups.flatMap(({ title, rows }) => [title.key, ...rows.map(({ name }) => name.key)]);
      expect(problemsIn(catalogs)).toEqual([]);
      expect(used.sort()).toEqual(Object.keys(catalogs.en).sort());
    });
  },
);
