import { GameError, Match, readTranscript, writeTranscript } from '@naos/engine';
import { line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { siteWords } from '../../src/words/catalogs.ts';
import { faultText } from '../../src/words/fault.ts';
import type { T } from '../../src/words/index.ts';
import { toyGame } from '../toy.ts';

const { game } = await toyGame();
const SEED = 'a'.repeat(64);
const t = (language: 'en' | 'ru'): T => {
  const say = speaker(language, siteWords);
  return (key, values) => say(line(key, values));
};

/** What a person reads when work fails, in both languages. */
function told(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (problem) {
    if (problem instanceof GameError) return [faultText(problem, t('en')), faultText(problem, t('ru'))];
  }
  return [];
}

const match = Match.begin(game, { seats: 2, seed: SEED });
const [seat = 0] = match.asked;
const [move] = match.situation(seat).moves;
if (move !== undefined) match.make(seat, game.write(move));
const file = writeTranscript(match.transcript);

test.each([
  ['', 'It is empty: it holds no game.', 'Он пуст: партии в нём нет.'],
  [
    file.slice(0, -5),
    'It breaks off in line 2. Download it again.',
    'Он обрывается на строке 2. Скачайте его ещё раз.',
  ],
  [
    'no game\n',
    'Line 1 is not written as a game is. Is it a Naos game?',
    'Строка 1 записана не так, как пишется партия. Это точно партия Naos?',
  ],
  [
    file.replace('"seat":', '"seat": 0, "sat":'),
    'Line 2 or one above it was edited after the game.',
    'Строку 2 или одну из строк выше изменили после партии.',
  ],
  ['{"hash":""}\n', 'It does not begin as a Naos game does.', 'Его начало не похоже на партию Naos.'],
])('a broken file is explained in the reader’s language (%#)', (text, en, ru) => {
  expect(told(() => readTranscript(text))).toEqual([en, ru]);
});

test('a seed that was not promised and seats that a game has not are explained too', () => {
  expect(told(() => Match.replay(game, match.transcript, ['b'.repeat(64)]))[1]).toContain('зерно не то');
  expect(told(() => Match.begin(game, { seats: 9, seed: SEED }))[1]).toMatch(
    /^В эту игру играют от 2 до \d+ человек, а не 9[.]$/,
  );
});
