import { Match } from '@naos/engine';
import { type Line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { aton } from '../../../../games/aton/rules/index.ts';
import { words } from '../../../../games/aton/texts/index.ts';
import { loadGame } from '../../src/games/loaded-game.ts';
import { openHands } from '../../src/replay/open-hands.ts';
import { Reel } from '../../src/replay/reel.ts';

const SEED = 'e'.repeat(64);

test('with everything open both hands are told, and nothing that a spectator saw anyway', async () => {
  const match = Match.begin(aton, { seats: 2, seed: SEED });
  const loaded = await loadGame('aton');
  const reel = new Reel(loaded.game, match.transcript, [SEED]);
  const say = speaker('en', words.catalogs);
  const hands = openHands(
    loaded,
    reel,
    0,
    (seat) => ['Lena', 'Mira'][seat] ?? '',
    (one: Line) => say(one),
  );
  expect(hands.map(({ knows }) => knows)).toEqual(
    match.state.sides.map(({ hand }) => [`Your hand: ${hand.toSorted().join(' ')}.`]),
  );
});
