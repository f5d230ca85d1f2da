// @vitest-environment happy-dom
import { Match, type Outcome, type Viewer } from '@naos/engine';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sentence } from '../../src/ending/Result.tsx';
import { loadGame } from '../../src/games/loaded-game.ts';
import { Reel } from '../../src/replay/reel.ts';
import { ReviewRun } from '../../src/replay/review-run.ts';
import { useSettings } from '../../src/store/settings.ts';
import { siteWords } from '../../src/words/catalogs.ts';
import { toyGame } from '../toy.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(cleanup);

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];

/** Headline and reason of an ending of Temple of Fate, as its reader sees them. */
async function told(outcome: Outcome, own: Viewer, language: 'en' | 'ru' = 'en'): Promise<string[]> {
  const loaded = await loadGame('temple-of-fate');
  const say = speaker(language, siteWords, loaded.words.catalogs);
  const names = NAMES.slice(0, outcome.places.length);
  const { container } = render(<Sentence loaded={loaded} outcome={outcome} names={names} own={own} say={say} />);
  return [...container.children].map(({ textContent }) => textContent ?? '');
}

const WON: Outcome = { places: [1, 2], points: [25, 17], how: 'how.points' };

test('who has won is told so, and why, in the second person', async () => {
  expect(await told(WON, 0)).toEqual(['You won.', 'You have 25 points, more than anybody else.']);
  expect(await told(WON, 0, 'ru')).toEqual(['Вы победили.', 'У вас больше всех: 25 очков.']);
});

test('who has lost is told so, and what the winner did', async () => {
  expect(await told(WON, 1)).toEqual(['You lost.', 'Anna wins with 25 points.']);
  expect(await told(WON, 1, 'ru')).toEqual(['Вы проиграли.', 'Anna побеждает: 25 очков.']);
});

test('with more than two at the table the place counts; a shared victory is shared', async () => {
  const four: Outcome = { places: [1, 3, 2, 4], points: [30, 20, 25, 10], how: 'how.points' };
  expect((await told(four, 1))[0]).toBe('You came 3rd of 4.');
  expect((await told(four, 1, 'ru'))[0]).toBe('Вы на 3-м месте из 4.');
  const shared: Outcome = { places: [1, 1, 3], points: [21, 21, 3], how: 'how.shared' };
  expect((await told(shared, 1))[0]).toBe('You share the victory.');
  const drawn: Outcome = { places: [1, 1], points: [21, 21], how: 'how.shared' };
  expect((await told(drawn, 1))[0]).toBe('You drew.');
  expect((await told(drawn, 1, 'ru'))[0]).toBe('Вы сыграли вничью.');
});

test('who watched, or shared the device, reads of everybody by name', async () => {
  expect(await told(WON, null)).toEqual(['Anna wins with 25 points.']);
});

const HOWS: Readonly<Record<string, readonly string[]>> = {
  aton: ['cartouche', 'temple', 'yellow', 'green', 'scoring', 'guard'].map((how) => `how.${how}`),
  'temple-of-fate': ['how.points', 'how.reserve'],
  kemet: ['how.fame', 'how.guard'],
  tekhenu: ['outcome.points', 'outcome.solo-won'],
};

test.each(Object.keys(HOWS))('%s: no winner is spoken of as somebody else, in either language', async (id) => {
  const { words } = await loadGame(id);
  for (const how of HOWS[id] ?? []) {
    for (const language of ['en', 'ru'] as const) {
      const say = speaker(language, siteWords, words.catalogs);
      const [why] = words.outcome({ places: [1, 2], points: [41, 3], how }, (seat) => NAMES[seat] ?? '', 0);
      expect(why && say(why), how).toMatch(/\b(you|your|yours)\b|(^|\s)(вы|вас|ваши|ваш|вашими)(\s|$|[:.,])/i);
      expect(why && say(why), how).not.toContain('Anna');
    }
  }
});

const SEED = '2'.repeat(64);

test('a review rests while nobody looks, goes on where it was, and is kept when it is done', async () => {
  const loaded = await toyGame();
  const match = Match.begin(loaded.game, { seats: 2, seed: SEED });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, loaded.game.write(move));
  }
  let asked = 0;
  let closed = 0;
  const ask = async () => {
    asked++;
    return { id: 1, move: '', winChance: 0.5, hard: 0, ranked: [] };
  };
  const reel = new Reel(loaded.game, match.transcript, [SEED]);
  const run = new ReviewRun(reel, () => ({ ask, close: () => closed++ }));
  run.start();
  expect([run.now().begun, asked]).toEqual([true, 0]);
  const leave = run.subscribe(() => {
    if (run.now().done === 3) leave();
  });
  await expect.poll(() => closed).toBe(1);
  expect(run.now().done).toBe(3);
  run.subscribe(() => {});
  await expect.poll(() => run.now().done).toBe(reel.last);
  expect(run.now().opinions).toHaveLength(reel.last);
  const before = asked;
  run.subscribe(() => {});
  expect([asked, closed]).toEqual([before, 2]);
});
