import { draw, fastChance } from '@naos/engine';
import { expect, test } from 'vitest';
import type { Spot } from '../board/input/touch-area.ts';
import { CENTRE, lyingDice } from '../board/scene/dice-places.ts';
import {
  COLOURS,
  colourOf,
  conditionOf,
  dieAt,
  dieOf,
  GODS,
  purityOf,
  sectorOf,
  spotOf,
} from '../rules/content/wheel.ts';

/** On a phone of 360 x 740 the wheel's 420 units are at least 290 pixels wide: a finger of 44 pixels has this many. */
const FINGER = (44 * 420) / 290;
/** Where dice of each purity may lie. */
const RINGS = [
  [116, 162],
  [84, 148],
  [66, 116],
] as const;

type Dice = ReturnType<typeof lyingDice>;

/** How much of a direction a die's touch takes, in its narrowest direction. */
function narrowest(touch: readonly Spot[]): number {
  const widths = Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI) / 36;
    const along = touch.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
    return Math.max(...along) - Math.min(...along);
  });
  return Math.min(...widths);
}

/** Whether a form that bulges nowhere inwards has a point in it; its corners go round clockwise on the screen. */
function holds(form: readonly Spot[], x: number, y: number): boolean {
  return form.every(([a, b], i) => {
    const [c, d] = form[(i + 1) % form.length] ?? [a, b];
    return (c - a) * (y - b) - (d - b) * (x - a) >= -1e-9;
  });
}

function touched(dice: Dice, x: number, y: number): number[] {
  return dice.flatMap(({ at, touch }, i) => (holds(touch, x - at[0], y - at[1]) ? [i] : []));
}

/** Dice thrown onto the wheel as they come: up to so many in a sector. */
function thrown(seed: number, most = 7): Dice {
  const chance = fastChance(seed, 1);
  const roll = (n: number): number => draw(chance, 0, 'dice', n);
  const dice = Array.from({ length: 6 }, (_, sector) =>
    Array.from({ length: roll(most + 1) }, () => spotOf(sector, dieOf(roll(5), 1 + roll(6)))),
  ).flat();
  return lyingDice({ dice, wheel: seed % 6 });
}

test('a finger means one die, the nearest, and every die is meant where it lies', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const dice = thrown(seed);
    for (const [i, { at }] of dice.entries()) expect(touched(dice, ...at)).toEqual([i]);
    for (let x = 3.3; x < 420; x += 14) {
      for (let y = 3.7; y < 420; y += 14) {
        const far = dice.map(({ at }) => Math.hypot(at[0] - x, at[1] - y));
        const meant = touched(dice, x, y);
        expect(meant.length).toBeLessThanOrEqual(1);
        for (const i of meant) expect(far[i]).toBeCloseTo(Math.min(...far), 6);
      }
    }
  }
});

test('a die of each kind that a sector’s light can tell apart has a finger’s width on a phone', () => {
  for (let sector = 0; sector < 6; sector++) {
    const purities = [0, 1, 2, 3, 4].map((colour) => purityOf(colour, conditionOf(0, sector)));
    const colours = [...new Set(purities)].map((purity) => purities.indexOf(purity));
    for (let n = 1; n <= colours.length; n++) {
      const dice = colours.slice(0, n).map((colour) => spotOf(sector, dieOf(colour, 3)));
      for (const { touch } of lyingDice({ dice, wheel: 0 })) expect(narrowest(touch)).toBeGreaterThanOrEqual(FINGER);
    }
  }
});

test('dice keep their ring and their sector, and no touch comes to the statues', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const dice = thrown(seed);
    for (const { spot, purity, at, touch } of dice) {
      expect(purity).toBe(purityOf(colourOf(dieAt(spot)), conditionOf(seed % 6, sectorOf(spot))));
      const [x, y] = [at[0] - CENTRE, at[1] - CENTRE];
      const angle = (((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360) / 60;
      expect(Math.floor(angle)).toBe(sectorOf(spot));
      const [nearest, farthest] = RINGS[purity] ?? [0, 0];
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(nearest - 0.001);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(farthest + 0.001);
      const outward = touch.map(([a, b]) => ((x + a) * x + (y + b) * y) / Math.hypot(x, y));
      expect(Math.max(...outward)).toBeLessThanOrEqual(190.001);
    }
  }
});

test('the sign of a forbidden die stands on it and keeps off the faces of all others', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const dice = thrown(seed, 3);
    for (const { at, sign } of dice) {
      expect(sign.map(Math.abs)).toEqual([15, 15]);
      for (const other of dice) {
        if (other.at === at) continue;
        const away = Math.hypot(at[0] + sign[0] - other.at[0], at[1] + sign[1] - other.at[1]);
        expect(away).toBeGreaterThan(18);
      }
    }
  }
});

const THREES = COLOURS.flatMap((_, a) =>
  COLOURS.slice(a).flatMap((_, b) => COLOURS.slice(a + b).map((_, c) => [a, a + b, a + b + c])),
);

/** Dice of these colours in every sector: each light has two of them. */
function everywhere(colours: readonly number[]): Dice {
  const dice = GODS.flatMap((_, sector) => colours.map((colour, i) => spotOf(sector, dieOf(colour, i + 1))));
  return lyingDice({ dice, wheel: 0 });
}

test('with three dice of any colours in all six sectors each die has a finger’s width on a phone', () => {
  expect(THREES).toHaveLength(35);
  const narrow = THREES.flatMap((colours) => {
    const least = Math.min(...everywhere(colours).map(({ touch }) => narrowest(touch)));
    return least < FINGER ? [[colours.map((colour) => COLOURS[colour]).join(' '), Math.round(least)]] : [];
  });
  expect(narrow).toEqual([]);
});

test('four dice in every sector do not lie over each other', () => {
  for (const colours of [
    [0, 1, 2, 3],
    [2, 2, 3, 4],
    [0, 0, 4, 4],
    [1, 1, 1, 1],
  ]) {
    const dice = everywhere(colours);
    const gaps = dice.flatMap(({ at: [x, y] }, i) =>
      dice.slice(0, i).map(({ at: [a, b] }) => Math.hypot(x - a, y - b)),
    );
    expect(Math.min(...gaps), colours.join(' ')).toBeGreaterThanOrEqual(30);
  }
});
