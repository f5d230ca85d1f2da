import { at, fastChance, Play } from '@naos/engine';
import { COLOURS, DICE_BY_COLOUR, diceLeftOut, dieOf, godOf, spotOf } from '../rules/content/wheel.ts';
import { type Tekhenu, type TekhenuOptions, type TekhenuState, tekhenu } from '../rules/index.ts';
import { playerOf } from '../rules/state.ts';
import { STREAMS } from '../rules/streams.ts';

export const OPTIONS: TekhenuOptions = { printed: true, difficulty: 'medium', randomStart: false, dearDecrees: false };

/** The dice of the lesson, three to a sector. */
const DICE = [
  'horus white3 gray2 black5',
  'ra white4 gray1 brown6',
  'hathor yellow2 brown3 gray5',
  'bastet black2 gray3 white1',
  'thoth gray1 black4 yellow6',
  'osiris brown5 yellow3 white2',
];

function layDice(state: TekhenuState): void {
  const out = diceLeftOut(state.players.length);
  state.bag = DICE_BY_COLOUR.map((n, colour) => n - (out[colour] ?? 0));
  state.dice = DICE.flatMap((row) => {
    const [god = '', ...dice] = row.split(' ');
    return dice.map((name) => {
      const colour = COLOURS.findIndex((one) => name.startsWith(one));
      state.bag[colour] = (state.bag[colour] ?? 1) - 1;
      return spotOf(godOf(god), dieOf(colour, Number(name.at(-1))));
    });
  });
}

/** Two players at the start of round 1, the learner first, with something to build from. */
export function start(): TekhenuState {
  const chance = fastChance(7, STREAMS.length);
  const play = new Play<Tekhenu>(tekhenu, tekhenu.setup(2, OPTIONS, chance));
  while (play.state.turn === -1) play.make(at(play.moves(), 0));
  const state = tekhenu.copy(play.state);
  const game = state.agenda.find((task) => task.do === 'game');
  if (game?.do === 'game') {
    // The turn that had begun is put back: the round starts with the learner.
    game.index = 0;
    state.agenda = [game];
  }
  state.turn = -1;
  state.order = [0, 1];
  state.wheel = 0;
  // P17 in the right slot: with the sun over Ra it brings two gold.
  state.stack = [...state.stack, ...state.raSlots].filter((tile) => ![16, 21, 22].includes(tile));
  state.raSlots = [21, 22, 16];
  layDice(state);
  for (const player of [0, 1]) {
    const p = playerOf(state, player);
    Object.assign(p, {
      goods: [2, 1, 4, 1, 1, 2, 0],
      happiness: 2,
      population: 5,
      production: [2, 2, 2, 2],
      blessings: 0,
      technologies: 0,
    });
  }
  return state;
}
