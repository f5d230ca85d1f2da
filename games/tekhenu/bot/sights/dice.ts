import { BASICS } from '../../rules/content/goods.ts';
import {
  colourOf,
  conditionOf,
  dieAt,
  FORBIDDEN,
  faceOf,
  GODS,
  GOOD_OF_COLOUR,
  purityOf,
  sectorOf,
} from '../../rules/content/wheel.ts';
import type { Sight } from './sight.ts';

const SECTORS = GODS.length;
const FACES = 6;
const best = new Int32Array(SECTORS + BASICS);

/** The best faces that may be taken, by sector and by what they produce: the same for every seat. */
export const dice: Sight = {
  rows: Array.from(best, (_, i) =>
    i < SECTORS ? ([`die of sector ${i + 1}`, FACES] as const) : ([`die of good ${i - SECTORS + 1}`, FACES] as const),
  ),
  measure: (state, _, tell) => {
    best.fill(0);
    for (const spot of state.dice) {
      const [sector, die] = [sectorOf(spot), dieAt(spot)];
      const colour = colourOf(die);
      if (purityOf(colour, conditionOf(state.wheel, sector)) === FORBIDDEN) continue;
      const face = faceOf(die);
      const good = SECTORS + (GOOD_OF_COLOUR[colour] ?? -1);
      if (face > (best[sector] ?? 0)) best[sector] = face;
      if (good >= SECTORS && face > (best[good] ?? 0)) best[good] = face;
    }
    for (const face of best) tell(face);
  },
};
