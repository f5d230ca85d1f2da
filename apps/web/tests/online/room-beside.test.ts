import { expect, test } from 'vitest';
import { roomBeside } from '../../src/online/room-beside.ts';

const desk = { top: 52, left: 0, right: 1440, bottom: 900 };
const prompt = { top: 62, left: 16, right: 1034, bottom: 148 };
const board = { top: 190, left: 16, right: 1034, bottom: 890 };

test('beside a question and its board, where there is a column', () => {
  expect(roomBeside(desk, [prompt], [board])).toEqual({ top: 52, left: 1034, right: 1440, bottom: 900 });
});

test('between a teacher above and a question below, over the board of a phone', () => {
  const phone = { top: 48, left: 0, right: 360, bottom: 740 };
  const words = { top: 48, left: 0, right: 360, bottom: 200 };
  const below = { top: 610, left: 0, right: 360, bottom: 694 };
  const everything = { top: 200, left: 8, right: 352, bottom: 610 };
  expect(roomBeside(phone, [words, below], [everything])).toEqual({ top: 200, left: 0, right: 360, bottom: 610 });
});

test('what is not there, or elsewhere, takes no room', () => {
  const gone = { top: 0, left: 0, right: 0, bottom: 0 };
  const elsewhere = { top: 900, left: 0, right: 1440, bottom: 960 };
  expect(roomBeside(desk, [gone, elsewhere], [])).toEqual(desk);
});
