import { type FastRandom, fastChance, Play } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { RULES } from '../rules/content/constants.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import { crowdBoard } from './crowded-board.ts';
import { crowdHands, crowdTiles, crowdTokens } from './crowded-hands.ts';

/** Every how many positions are at dusk instead of in a turn. */
const NIGHTS = 5;

/**
 * A loaded position: tiles of every level, creatures out, full troops side by side and in foreign cities, pyramids up to
 * the top, few prayer points, hands with many cards, decks and piles that run out. It begins with a table as set up, so
 * nothing is lost or doubled; fame is what the tiles taken have brought.
 */
export const crowded: NonNullable<LawSpec<Kemet>['crowded']> = (seats, options, random) => {
  const { state } = setUp(seats, options, random);
  const night = random.below(NIGHTS) === 0;
  state.round = 1 + random.below(8);
  state.lap = 1 + random.below(RULES.actionTokensPerDay);
  random.shuffle(state.order);
  crowdTiles(state, random);
  crowdBoard(state, random);
  crowdHands(state, random);
  const slot = random.below(seats);
  for (const [place, seat] of state.order.entries()) {
    const spent = night ? RULES.actionTokensPerDay : place < slot ? state.lap : state.lap - 1;
    crowdTokens(state, seat, spent, random);
    state.prayer[seat] = random.below(2) === 0 ? random.below(4) : random.below(RULES.prayerMax + 1);
    state.veterans[seat] = random.below(4);
  }
  stand(state, slot, night);
  return state;
};

/** A table as set up by random choices, in the first turn of its first day. */
function setUp(seats: number, options: Kemet['options'], random: FastRandom): Play<Kemet> {
  const play = new Play(kemet, kemet.setup(seats, options, fastChance(random.next(), kemet.streams.length)));
  while (play.state.phase === 'setup') {
    const moves = play.moves();
    const move = moves[random.below(moves.length)];
    if (move === undefined) break;
    play.make(move);
  }
  return play;
}

/** Lets the player of a slot begin a turn, or night fall. */
function stand(state: KemetState, slot: number, night: boolean): void {
  if (night) {
    state.lap = RULES.actionTokensPerDay + 1;
    state.agenda = [
      { do: 'game', at: 1 },
      { do: 'night', at: 0, slot: 0 },
    ];
    return;
  }
  const seat = state.order[slot] ?? NONE;
  state.agenda = [
    { do: 'game', at: 2 },
    { do: 'day', at: 1, slot: slot + 1 },
    { do: 'turn', at: 1, seat, placed: false, begun: false, arranged: 0 },
  ];
}
