import { describe, expect, it } from 'vitest';
import { at, numberAt, oneOf } from '../src/index.ts';

describe('looking things up', () => {
  it('gives what stands at a place, and names a place outside the list', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a', 'b'], 2)).toThrow('nothing at 2 in a list of 2');
    expect(() => at([], -1)).toThrow('nothing at -1');
    expect(numberAt([7, 8], 1)).toBe(8);
    expect(() => numberAt([7, 8], 2)).toThrow('no number at 2 in a list of 2');
  });

  it('knows a word of a list, and names one that is none of them', () => {
    expect(oneOf(['sun', 'moon'], 'moon')).toBe('moon');
    expect(() => oneOf(['sun', 'moon'], 'star')).toThrow('"star" is none of sun, moon');
  });
});
