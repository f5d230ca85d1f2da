import { ANUBIS_SCRIBES, BASTET_PAPYRUS, STATUE_GRANITE } from '../../rules/content/board.ts';
import { BREAD, GOLD, GRANITE, LIMESTONE, PAPYRUS, SCRIBE } from '../../rules/content/goods.ts';
import { T04, T21 } from '../../rules/content/technologies.ts';
import { BUILDING_SPACES } from '../../rules/content/temple.ts';
import { tileOf } from '../../rules/content/tiles.ts';
import type { TekhenuState } from '../../rules/index.ts';
import { playerOf } from '../../rules/state.ts';
import { oneIf, type Sight } from './sight.ts';

/** More than anything costs. */
const TOO_DEAR = 9;

function cheapestSpace({ spaces, players }: TekhenuState): number {
  let least = TOO_DEAR;
  for (let space = 0; space < BUILDING_SPACES.length; space++) {
    const { bread = TOO_DEAR, fromPlayers = 0 } = BUILDING_SPACES[space] ?? {};
    if (spaces[space] === -1 && players.length >= fromPlayers && bread < least) least = bread;
  }
  return least;
}

function cheapestTile({ raSlots }: TekhenuState): number {
  let least = TOO_DEAR;
  for (const tile of raSlots) if (tile !== -1) least = Math.min(least, tileOf(tile).limestone);
  return least;
}

/** What could be paid now. */
export const means: Sight = {
  rows: [
    ['statue within means', 1],
    ['building within means', 1],
    ['pillar within means', 1],
    ['papyrus for a festival', 1],
    ['scribes for Anubis', 1],
  ],
  measure: (state, seat, tell) => {
    const { goods, statues, technologies } = playerOf(state, seat);
    const gold = goods[GOLD];
    const granite = goods[GRANITE] + gold + oneIf((technologies & T04) !== 0);
    const bread = goods[BREAD] + gold + oneIf((technologies & T21) !== 0);
    tell(oneIf(granite >= (STATUE_GRANITE[statues] ?? Number.POSITIVE_INFINITY)));
    tell(oneIf(bread >= cheapestSpace(state)));
    tell(oneIf(goods[LIMESTONE] + gold >= cheapestTile(state)));
    tell(oneIf(goods[PAPYRUS] + gold >= BASTET_PAPYRUS));
    tell(oneIf(goods[SCRIBE] >= ANUBIS_SCRIBES));
  },
};
