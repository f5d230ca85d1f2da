import { byCount, HORUS_BONUS, MOST_SLOTS_PER_GOD } from '../../rules/content/board.ts';
import { BASICS, GOLD, POINTS, SCRIBE } from '../../rules/content/goods.ts';
import type { Sight } from './sight.ts';

/** What the gods of own statues pay each time, and how many places for statues are left. */
export const statues: Sight = {
  rows: [
    ['goods from gods with a statue', 2],
    ['gold and scribes from gods with a statue', 1],
    ['points from gods with a statue', 2],
    ['places left for god statues', 6],
    ['places left for people statues', 4],
  ],
  measure: ({ tokens, godStatues, peopleStatues, players }, seat, tell) => {
    const open = byCount(players.length).slotsPerGod;
    let [goods, means, points, godPlaces, peoplePlaces] = [0, 0, 0, 0, 0];
    for (let position = 0; position < tokens.length; position++) {
      const first = (tokens[position] ?? 0) * MOST_SLOTS_PER_GOD;
      let isOwn = false;
      for (let slot = 0; slot < MOST_SLOTS_PER_GOD; slot++) {
        const owner = godStatues[first + slot] ?? -1;
        if (owner === seat) isOwn = true;
        else if (owner === -1 && slot < open) godPlaces++;
      }
      if (!isOwn) continue;
      const bonus = HORUS_BONUS[position];
      for (let good = 0; good < BASICS; good++) goods += bonus?.[good] ?? 0;
      means += (bonus?.[GOLD] ?? 0) + (bonus?.[SCRIBE] ?? 0);
      points += bonus?.[POINTS] ?? 0;
    }
    for (const owner of peopleStatues) if (owner === -1) peoplePlaces++;
    tell(goods);
    tell(means);
    tell(points);
    tell(godPlaces);
    tell(peoplePlaces);
  },
};
