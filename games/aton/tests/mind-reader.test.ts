import { loadWeights } from '@naos/bots';
import { at, FastRandom, fastChance, imagined, Play } from '@naos/engine';
import { speaker } from '@naos/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { advisers } from '../advice/index.ts';
import { mindReading } from '../advice/mind-reader.ts';
import { shelf } from '../bot/index.ts';
import { trainer } from '../bot/training.ts';
import { type Aton, aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { found, STANDARD } from './position.ts';

let weights: Float32Array;
const reader = advisers.find(({ id }) => id === 'mind-reader');

beforeAll(async () => {
  weights = await loadWeights(trainer.file);
});

/** Views of allocating seats, out of random games. */
function allocations(
  seed: number,
  count: number,
): { view: Aton['view']; seat: number; moves: readonly Aton['move'][] }[] {
  const random = new FastRandom(seed);
  const found = [];
  while (found.length < count) {
    const play = new Play(aton, aton.setup(2, STANDARD, fastChance(random.next(), aton.streams.length)));
    for (let i = random.below(60); i > 0 && !play.over; i--) {
      const moves = play.moves();
      play.make(at(moves, random.below(moves.length)));
    }
    const seat = play.seat;
    if (!play.over && reader?.applies(aton.view(play.state, seat), seat)) {
      found.push({ view: aton.view(play.state, seat), seat, moves: play.moves(seat) });
    }
  }
  return found;
}

describe('the mind-reader', () => {
  test('names the chance that the hint and the review name, for the position and for every move', async () => {
    const strongest = (await shelf.load()).find(({ name }) => name === shelf.levels.at(-1));
    for (const { view, seat } of allocations(11, 6)) {
      const answer = strongest?.decide({ view, seat, seed: 5, budget: shelf.budget, cancelled: () => false });
      const { chance, moves } = mindReading(view, seat, weights);
      expect(chance).toBe(answer?.winChance);
      expect(chance).toBe(answer?.ranked?.[0]?.value);
      for (const { move, value } of moves)
        expect(value).toBe(answer?.ranked?.find((one) => aton.write(one.move) === aton.write(move))?.value);
    }
  });

  test('names every move of the hand once; the shares are a whole, and no worse move is ever played', () => {
    for (const { view, seat, moves } of allocations(5, 4)) {
      const reading = mindReading(view, seat, weights);
      const key = (all: readonly Aton['move'][]) => all.map((move) => aton.write(move)).toSorted();
      expect(key(reading.moves.map(({ move }) => move))).toEqual(key(moves));
      expect(reading.moves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(reading.gap).toBeLessThan(0.005);
      for (const { share, value } of reading.moves) if (share > 0.05) expect(reading.chance - value).toBeLessThan(0.03);
    }
  });

  test('knows what its seat knows and nothing more: another deal of the unknown changes nothing', () => {
    for (const { view, seat } of allocations(6, 2)) {
      const lie = aton.view(imagined(aton, view, 77).state, seat);
      expect(mindReading(lie, seat, weights)).toEqual(mindReading(view, seat, weights));
    }
  });

  test('speaks only to a seat that has cards to commit', () => {
    const one = allocations(7, 4).find(({ view }) => view.sides.every(({ committed }) => !committed));
    if (one === undefined || reader === undefined) throw new Error('There is nobody to speak to.');
    expect(reader.applies(one.view, 1 - one.seat)).toBe(false);
    const play = imagined(aton, one.view, 3);
    play.make(
      found(play.moves(one.seat), (move) => move.do === 'commit'),
      one.seat,
    );
    expect(reader.applies(aton.view(play.state, one.seat), one.seat)).toBe(false);
  });

  test('says it in both languages', async () => {
    const [one] = allocations(8, 1);
    if (one === undefined || reader === undefined) throw new Error('There is nobody to speak to.');
    const advice = await reader.advise(one.view, one.seat);
    const lines = [
      reader.title,
      ...advice.text,
      ...advice.columns,
      ...advice.rows.map(({ name }) => name),
      advice.note,
    ];
    for (const language of ['en', 'ru'] as const) {
      const say = speaker(language, words.catalogs);
      for (const one of lines) expect(say(one)).not.toBe(one.key);
    }
    expect(advice.rows.every(({ cells }) => cells.length === advice.columns.length - 1)).toBe(true);
  });
});
