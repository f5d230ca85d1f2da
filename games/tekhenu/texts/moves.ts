import { type Line, line } from '@naos/words';
import { ADVANCE_STEPS, NEIGHBOUR_ACTION } from '../rules/content/blessings.ts';
import { ANUBIS_SCRIBES, SCORING, SYMBOLS, TRACK_END, UPKEEP } from '../rules/content/board.ts';
import { D303, D304, D308, DECREES } from '../rules/content/decrees.ts';
import { BREAD, FAITH, GOLD, SCRIBE } from '../rules/content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT } from '../rules/content/market.ts';
import { SLOTS } from '../rules/content/osiris.ts';
import { T13 } from '../rules/content/technologies.ts';
import { BUILDING_SPACES, CELL_REWARD } from '../rules/content/temple.ts';
import { SLOT_OF_VALUE } from '../rules/content/tiles.ts';
import { colourOf, conditionOf, dieAt, faceOf, GODS, PURITIES, purityOf, sectorOf } from '../rules/content/wheel.ts';
import { scribesFor } from '../rules/draft.ts';
import { DESTINY_CARD, HAPPINESS, PEOPLE, type TekhenuMove } from '../rules/moves.ts';
import { ANUBIS, ANY_GOOD, type TekhenuTask } from '../rules/tasks.ts';
import { matchingEdges } from '../rules/temple.ts';
import type { TekhenuView } from '../rules/view.ts';
import {
  amountLine,
  amountLines,
  amountsLine,
  cardWords,
  cellName,
  colourName,
  destinyWords,
  godName,
  goodName,
  joined,
  marketPlace,
  peopleSpaceName,
  slotName,
  spaceName,
  spotWords,
  startingWords,
  tileWords,
} from './terms.ts';

type Verb = TekhenuMove['do'];
type Of<K extends Verb> = { [P in K]: Extract<TekhenuMove, { do: P }> & { readonly do: P } }[K];
type Labels = { [K in Verb]: (move: Of<K>, view: TekhenuView) => Line };

function topTask({ agenda }: TekhenuView): TekhenuTask | undefined {
  return agenda.at(-1);
}

function marker(n: number): Line {
  return line(n === HAPPINESS ? 'marker.happiness' : 'marker.population');
}

function scribes(n: number): Line {
  return amountLine(SCRIBE, n);
}

/** The steps that a marker can still make: happiness stops at the population, population at the end of the track. */
function stepsOf(view: TekhenuView, which: number, steps: number): number {
  const p = view.players[view.turn];
  if (p === undefined) return steps;
  return Math.min(steps, which === HAPPINESS ? p.population - p.happiness : TRACK_END - p.population);
}

/** SPEC 6.8.1: what a run with a value leaves and what it weighs; T13 adds one that is never excess. */
function runOf(view: TekhenuView, seat: number, good: number, value: number): { kept: number; excess: number } {
  const { production = [], technologies = 0 } = view.players[seat] ?? {};
  const kept = Math.min(value, production[good] ?? 0);
  return { kept: kept + ((technologies & T13) === 0 ? 0 : 1), excess: value - kept };
}

function extraOf({ card, god }: Of<'bless god'>): Line {
  const near = ((1 << card) & NEIGHBOUR_ACTION) !== 0;
  return line(near ? 'move.bless.god.scribe' : 'move.bless.god.back', { ...blessing(card), god: godName(god) });
}

/** SPEC 8.3.1: scoring 308 gives up a 304 that could still be scored. */
function givesUp304(view: TekhenuView, decree: number): boolean {
  const task = topTask(view);
  if (decree !== D308 || task?.do !== 'decrees') return false;
  const { decrees, scored = [], population = 0 } = view.players[task.seat] ?? {};
  const held = ((decrees ?? 0) & (1 << D304)) !== 0 && !scored.includes(D304);
  const free = (task.symbols & (1 << (DECREES[D304]?.symbol ?? 0))) === 0;
  return held && free && task.left > 1 && (SYMBOLS[population] ?? 0) > 0;
}

function blessing(card: number): { readonly code: Line; readonly text: Line } {
  const { code, text } = cardWords(BLESSING, card);
  return { code, text };
}

function does(god: number): { readonly god: Line; readonly does: Line } {
  return { god: godName(god), does: line(`god.${GODS[god]}.does`) };
}

/** The tokens of a payment as amounts, for a cost of some good. */
function tokensOf({ own, swap, gold, scribes: writers }: Of<'pay'>, what: number): readonly number[] {
  const amounts = [0, 0, 0, 0, 0, 0, 0];
  if (what !== ANY_GOOD) amounts[what] = own;
  if (swap > 0) amounts[what === 2 ? 3 : 2] = swap;
  amounts[GOLD] = (amounts[GOLD] ?? 0) + gold;
  amounts[SCRIBE] = (amounts[SCRIBE] ?? 0) + writers;
  return amounts;
}

const LABELS: Labels = {
  keep: ({ kind, card }) => line('move.keep', cardWords(kind, card)),
  starting: ({ card }) => line('move.starting', startingWords(card)),
  destiny: ({ card }) => line('move.destiny', destinyWords(card)),
  resolve: ({ card }, view) => {
    if (card !== DESTINY_CARD) return line('move.resolve', startingWords(card));
    const task = topTask(view);
    const own = task?.do === 'gains' ? (view.players[task.seat]?.destiny ?? 0) : 0;
    return line('move.resolve', destinyWords(own));
  },
  gain: ({ good }) => line('move.gain', { goods: amountLine(good, 1) }),
  advance: (move) => line('move.advance', { marker: marker(move.marker) }),
  take: ({ spot }, view) => {
    const purity = purityOf(colourOf(dieAt(spot)), conditionOf(view.wheel, sectorOf(spot)));
    return line('move.take', { ...spotWords(spot), purity: line(`purity.${PURITIES[purity]}`) });
  },
  anubis: ({ spot }, view) => {
    const task = topTask(view);
    if (task?.do === 'turn' && task.freeAnubis) return line('move.anubis.free', spotWords(spot));
    return line('move.anubis', { ...spotWords(spot), cost: scribes(ANUBIS_SCRIBES) });
  },
  idle: ({ spot }) => line('move.idle', spotWords(spot)),
  pan: ({ side }, view) => {
    const task = topTask(view);
    return line(side === 0 ? 'move.pan.left' : 'move.pan.right', { face: task?.do === 'turn' ? faceOf(task.die) : 0 });
  },
  value: ({ value }, view) => {
    const task = topTask(view);
    if (task?.do === 'turn') {
      return line('move.value.scribes', { value, cost: scribes(scribesFor(task.value, value)) });
    }
    return task?.do === 'produce'
      ? line('move.value.produce', { value, ...runOf(view, task.seat, task.good, value) })
      : line('move.value', { value });
  },
  bless: ({ card }) => line('move.bless', blessing(card)),
  'bless marker': ({ card, marker: which }, view) =>
    line('move.bless.marker', {
      ...blessing(card),
      marker: marker(which),
      steps: stepsOf(view, which, ADVANCE_STEPS),
    }),
  'bless value': ({ card, value }) => line('move.bless.value', { ...blessing(card), value }),
  'bless colour': ({ card, colour, shift }, view) => {
    const task = topTask(view);
    const value = (task?.do === 'turn' ? task.value : 0) + shift;
    // The colour of an Anubis die means nothing (SPEC 6.9.1): the blessing shifts its value.
    if (task?.do === 'turn' && task.mode === ANUBIS) return line('move.bless.value', { ...blessing(card), value });
    return line('move.bless.colour', { ...blessing(card), colour: colourName(colour), value });
  },
  'bless god': extraOf,
  act: ({ god, produceFirst }, view) => {
    const task = topTask(view);
    const good = task?.do === 'turn' ? [2, 3, 0, 1][task.colour] : undefined;
    return produceFirst && good !== undefined
      ? line('move.act.after', { ...does(god), good: goodName(good) })
      : line('move.act', does(god));
  },
  extra: ({ god }) => line('move.extra', does(god)),
  produce: ({ good }, view) => {
    const task = topTask(view);
    if (task?.do !== 'turn') return line('move.produce', { good: goodName(good) });
    const shifts = ((view.players[task.seat]?.technologies ?? 0) & T13) !== 0;
    const run = runOf(view, task.seat, good, task.value);
    return line(shifts ? 'move.produce.shift' : 'move.produce.with', { good: goodName(good), ...run });
  },
  statue: ({ place }) =>
    place < PEOPLE
      ? line('move.statue.god', { god: godName(place) })
      : line('move.statue.people', { space: peopleSpaceName(place) }),
  lay: ({ cell }) => line('move.lay', { cell: cellName(cell), reward: amountsLine(CELL_REWARD[cell] ?? []) }),
  turn: ({ turns }, view) => {
    const task = topTask(view);
    const tile = task?.do === 'ra' ? (view.raSlots[SLOT_OF_VALUE[task.value] ?? 0] ?? -1) : -1;
    const matches = task?.do === 'ra' && tile !== -1 ? matchingEdges(view, tile, turns, task.cell) : 0;
    return line('move.turn', { turns, matches });
  },
  build: ({ space }, view) => {
    const task = topTask(view);
    if (task?.do === 'hathor' && task.free) return line('move.build.free', { space: spaceName(space) });
    return line('move.build', { space: spaceName(space), cost: amountLine(BREAD, BUILDING_SPACES[space]?.bread ?? 0) });
  },
  card: ({ slot }, view) =>
    line('move.card', { ...cardWords(KIND_OF_SLOT[slot] ?? 0, view.market[slot] ?? 0), place: marketPlace(slot) }),
  refresh: ({ section }) => line('move.refresh', { section: section + 1 }),
  osiris: ({ slot }) => line('move.osiris', { slot: slotName(slot), gain: amountsLine(SLOTS[slot]?.gain ?? []) }),
  track: ({ good }) => line('move.track', { good: goodName(good) }),
  pay: (move, view) => {
    const task = topTask(view);
    const what = task?.do === 'pay' ? task.what : GOLD;
    const any = what === ANY_GOOD && move.own > 0 ? [line('amount.any', { n: move.own })] : [];
    return line('move.pay', { goods: joined([...any, ...amountLines(tokensOf(move, what))]) });
  },
  use: (_, view) => {
    const task = topTask(view);
    return line('move.use', tileWords(task?.do === 'ra' ? task.tile : 0));
  },
  decline: () => line('move.decline'),
  done: (_, view) => {
    const task = topTask(view);
    if (task?.do === 'turn') return line(task.held ? 'move.done.scribes' : 'move.done.turn');
    return line(task?.do === 'decrees' ? 'move.done.decrees' : 'move.done');
  },
  faith: ({ net }, view) => {
    const own = view.viewer === null ? 0 : (view.players[view.viewer]?.balance ?? 0);
    if (net === 0) return line('move.faith.none');
    return line(net > 0 ? 'move.faith.left' : 'move.faith.right', {
      faith: amountLine(FAITH, Math.abs(net)),
      balance: own + net,
    });
  },
  upkeep: ({ paid }, view) => {
    const p = view.viewer === null ? undefined : view.players[view.viewer];
    const due = UPKEEP[p?.buildings ?? 0] ?? paid;
    const lost = Math.min(p?.vp ?? 0, (due - paid) * -SCORING.unpaidBreadVp);
    const more = lost > 0 ? line('move.upkeep.lost', { lost }) : line('nothing');
    return paid === 0
      ? line('move.upkeep.none', { more })
      : line('move.upkeep', { cost: amountLine(BREAD, paid), more });
  },
  score: ({ decree, symbols }, view) => {
    const { code, text } = cardWords(DECREE, decree);
    if (givesUp304(view, decree)) {
      return line('move.score.308', { code, text, code304: cardWords(DECREE, D304).code });
    }
    return symbols === 0 ? line('move.score', { code, text }) : line('move.score.symbols', { code, symbols });
  },
  repeat: ({ decree }) =>
    line('move.repeat', { code303: cardWords(DECREE, D303).code, code: cardWords(DECREE, decree).code }),
};

/** A move as the label of a button, unambiguous without the picture. */
export function move<K extends Verb>(chosen: Of<K>, view: TekhenuView): Line {
  return LABELS[chosen.do](chosen, view);
}
