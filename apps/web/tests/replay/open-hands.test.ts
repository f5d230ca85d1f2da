import { Match } from '@naos/engine';
import { type Line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { aton } from '../../../../games/aton/rules/index.ts';
import { words } from '../../../../games/aton/texts/index.ts';
import type { AnyLoadedGame } from '../../src/games/loaded-game.ts';
import { openHands } from '../../src/replay/open-hands.ts';
import { Reel } from '../../src/replay/reel.ts';

const SEED = 'e'.repeat(64);

test('with everything open both hands are told, and nothing that a spectator saw anyway', () => {
  const match = Match.begin(aton, { seats: 2, seed: SEED });
  const loaded = { game: aton, words, board: null } as unknown as AnyLoadedGame;
  const reel = new Reel(loaded.game, match.transcript, [SEED]);
  const say = speaker('en', words.catalogs);
  const hands = openHands(
    loaded,
    reel,
    0,
    (seat) => ['Lena', 'Mira'][seat] ?? '',
    (one: Line) => say(one),
  );
  const { sides } = reel.frame(0).state as unknown as { sides: { hand: number[] }[] };
  expect(hands.map(({ knows }) => knows)).toEqual(
    sides.map(({ hand }) => [`Your hand: ${hand.toSorted().join(' ')}.`]),
  );
});
