import { DISTRICTS } from '../../rules/content/osiris.ts';
import { leaderOf, piecesIn } from '../../rules/districts.ts';
import { most, type Sight } from './sight.ts';

/** How sure the districts are. */
export const districts: Sight = {
  rows: [
    ['districts led by two or more', 2],
    ['districts just led', 2],
    ['districts just behind', 2],
  ],
  measure: (state, seat, tell) => {
    let [safe, close, behind] = [0, 0, 0];
    for (let district = 0; district < DISTRICTS.length; district++) {
      const own = piecesIn(state, seat, district);
      let rival = 0;
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) rival = most(rival, piecesIn(state, other, district));
      }
      if (leaderOf(state, district) !== seat) {
        if (rival > 0 && rival - own <= 1) behind++;
      } else if (own - rival > 1) safe++;
      else close++;
    }
    tell(safe);
    tell(close);
    tell(behind);
  },
};
