import { FastRandom, Play } from '@naos/engine';
import { gainOf } from '@naos/laws';
import { expect, expectTypeOf, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import { READY } from '../rules/moves.ts';
import type { Realm } from '../rules/state.ts';
import type { OpenOnly } from '../rules/view.ts';
import { commit, go, hand, names, question, scene } from './scene.ts';

const battle = () =>
  go(
    scene(3)
      .hold(0, 'war-rage', 'prayer')
      .hold(1, 'iron-wall')
      .fought(1, ['chariot-raid'], ['shield-push'])
      .troop(0, 'w-north-dunes', 4)
      .troop(1, 'w-temple-north', 4)
      .play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );

test('[17.1] the numbers of battle and intervention cards in each hand are open', () => {
  const view = kemet.view(battle().state, 2);
  expect([view.battleCards, view.cards, view.deckSize]).toEqual([[8, 6, 8], [3, 2, 1], 30]);
});

test('[17.3] a new secret of the state is in no view: the compiler wants it named, and a stowaway stays behind', () => {
  type Hoarding = Realm & { readonly hoard: readonly number[] };
  expectTypeOf<Realm>().toExtend<OpenOnly<Realm>>();
  expectTypeOf<Hoarding>().not.toExtend<OpenOnly<Hoarding>>();
  const { state } = battle();
  const hoarder = { ...state, hoard: [7, 7, 7] };
  for (const viewer of [0, 1, null]) expect(kemet.view(hoarder, viewer)).toEqual(kemet.view(state, viewer));
});

test('[17.4] of the fields that hold secrets a view has none, whoever looks', () => {
  const { state } = battle();
  const secret = ['added', 'battleHand', 'chance', 'deck', 'dropped', 'faceDown', 'hand', 'played', 'vision'];
  expect(Object.keys(state)).toEqual(expect.arrayContaining(secret));
  for (const viewer of [0, 1, 2, null])
    expect(Object.keys(kemet.view(state, viewer)).filter((key) => secret.includes(key))).toEqual([]);
});

test('[17.2] face-up discards, the pile and removed cards are open at any time', () => {
  const running = scene()
    .fought(0, ['chariot-raid'], [])
    .piled('prayer')
    .with((state) => {
      state.removed[0] = 2;
    })
    .play();
  const view = kemet.view(running.state, null);
  expect([names(view.faceUp[0] ?? 0), view.pile[6], names(view.removed[0] ?? 0)]).toEqual([
    ['chariot-raid'],
    1,
    ['cavalry-blitz'],
  ]);
});

test('[17.3] of hand and face-down discards the others know the union alone', () => {
  const one = scene().fought(0, ['chariot-raid'], ['shield-push']).play();
  const two = scene().fought(0, ['chariot-raid'], ['cavalry-blitz']).play();
  for (const viewer of [1, null]) expect(kemet.view(one.state, viewer)).toEqual(kemet.view(two.state, viewer));
  expect(names(kemet.view(one.state, 0).own?.faceDown ?? 0)).toEqual(['shield-push']);
  expect(names(kemet.view(one.state, 1).unseen[0] ?? 0)).toHaveLength(7);
});

test('[17.4] an intervention hand is its owner’s: swapping it changes nobody else’s view', () => {
  const one = scene(3).hold(0, 'prayer', 'war-rage').play();
  const two = scene(3).hold(0, 'open-gates', 'iron-wall').play();
  for (const viewer of [1, 2, null]) expect(kemet.view(one.state, viewer)).toEqual(kemet.view(two.state, viewer));
  expect(kemet.view(one.state, 0).own?.hand).not.toEqual(kemet.view(two.state, 0).own?.hand);
});

test('[17.5] the order of the deck is known to nobody', () => {
  const one = scene().play();
  const two = scene()
    .with((state) => {
      state.deck.reverse();
    })
    .play();
  for (const viewer of [0, 1, null]) expect(kemet.view(one.state, viewer)).toEqual(kemet.view(two.state, viewer));
});

test('[17.6] what is imagined of a ready side fits its view: a pair from the hand, payable cards', () => {
  const running = battle();
  commit(running, 1, 'fervent-purge', ['iron-wall']);
  const view = kemet.view(running.state, 0);
  for (let seed = 0; seed < 40; seed++) {
    const state = kemet.imagine(view, new FastRandom(seed));
    expect(kemet.view(state, 0)).toEqual(view);
    const [, played = -1] = state.played;
    const [, dropped = -1] = state.dropped;
    expect(played).not.toBe(dropped);
    expect(((state.battleHand[1] ?? 0) & (1 << played) & ~(1 << dropped)) !== 0).toBe(true);
    const imagined = new Play(kemet, state);
    expect([question(imagined), imagined.moves(0)]).toEqual([question(running), running.moves(0)]);
  }
});

test('[R54] a spectator and third players imagine every hidden hand anew', () => {
  const running = battle();
  const view = kemet.view(running.state, 2);
  const hands = new Set(
    Array.from({ length: 20 }, (_, seed) => hand(new Play(kemet, kemet.imagine(view, new FastRandom(seed))), 0).join()),
  );
  expect(hands.size).toBeGreaterThan(5);
});

test('[R54] that a side is ready teaches the other one nothing: how far it had chosen was hidden', () => {
  const running = battle();
  go(running, '0: fight fervent-purge', '1: fight phalanx-defense', '0: drop shield-push');
  const ready = { seat: 0, move: READY };
  const trial = new Play(kemet, kemet.copy(running.state));
  trial.make(ready.move, ready.seat);
  expect(trial.gained).toBe(false);
  expect(gainOf(running, ready, trial.state, new FastRandom(1))).toBeUndefined();
});
