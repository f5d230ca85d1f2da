import { type Line, line } from '@naos/words';
import { ANUBIS_SCRIBES, SCORING, UPKEEP } from '../rules/content/board.ts';
import { D303 } from '../rules/content/decrees.ts';
import { GOLD, SCRIBE } from '../rules/content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT } from '../rules/content/market.ts';
import { SLOTS } from '../rules/content/osiris.ts';
import { BUILDING_SPACES, CELL_REWARD } from '../rules/content/temple.ts';
import { SLOT_OF_VALUE } from '../rules/content/tiles.ts';
import { colourOf, conditionOf, dieAt, faceOf, GODS, PURITIES, purityOf, sectorOf } from '../rules/content/wheel.ts';
import { scribesFor } from '../rules/draft.ts';
import { DESTINY_CARD, HAPPINESS, PEOPLE, type TekhenuMove } from '../rules/moves.ts';
import { ANY_GOOD, type TekhenuTask } from '../rules/tasks.ts';
import { matchingEdges } from '../rules/temple.ts';
import type { TekhenuView } from '../rules/view.ts';
import {
  amountsLine,
  cardWords,
  cellName,
  colourName,
  destinyWords,
  godName,
  goodName,
  marketPlace,
  peopleSpaceName,
  slotName,
  spaceName,
  spotWords,
  startingWords,
  tileWords,
} from './terms.ts';

type Of<K extends TekhenuMove['do']> = Extract<TekhenuMove, { do: K }>;
type Labels = { [K in TekhenuMove['do']]: (move: Of<K>, view: TekhenuView) => Line };

function topTask({ agenda }: TekhenuView): TekhenuTask | undefined {
  return agenda.at(-1);
}

function marker(n: number): Line {
  return line(n === HAPPINESS ? 'marker.happiness' : 'marker.population');
}

function scribes(n: number): Line {
  return line('amount.scribe', { n });
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
    const { ankh, text } = destinyWords(own);
    return line('move.resolve', { card: ankh, text });
  },
  gain: ({ good }) => line('move.gain', { good: goodName(good) }),
  advance: (move) => line('move.advance', { marker: marker(move.marker) }),
  take: ({ spot }, view) => {
    const purity = purityOf(colourOf(dieAt(spot)), conditionOf(view.wheel, sectorOf(spot)));
    return line('move.take', { ...spotWords(spot), purity: line(`purity.${PURITIES[purity]}`) });
  },
  anubis: ({ spot }, view) => {
    const task = topTask(view);
    const free = task?.do === 'turn' && task.freeAnubis;
    return line('move.anubis', { ...spotWords(spot), cost: scribes(free ? 0 : ANUBIS_SCRIBES) });
  },
  idle: ({ spot }) => line('move.idle', spotWords(spot)),
  pan: ({ side }, view) => {
    const task = topTask(view);
    return line(side === 0 ? 'move.pan.left' : 'move.pan.right', { face: task?.do === 'turn' ? faceOf(task.die) : 0 });
  },
  value: ({ value }, view) => {
    const task = topTask(view);
    return task?.do === 'turn'
      ? line('move.value.scribes', { value, cost: scribes(scribesFor(task.value, value)) })
      : line('move.value', { value });
  },
  bless: ({ card }) => line('move.bless', blessing(card)),
  'bless marker': (move) => line('move.bless.marker', { ...blessing(move.card), marker: marker(move.marker) }),
  'bless value': ({ card, value }) => line('move.bless.value', { ...blessing(card), value }),
  'bless colour': ({ card, colour, shift }, view) => {
    const task = topTask(view);
    const value = (task?.do === 'turn' ? task.value : 0) + shift;
    return line('move.bless.colour', { ...blessing(card), colour: colourName(colour), value });
  },
  'bless god': ({ card, god }) => line('move.bless.god', { ...blessing(card), god: godName(god) }),
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
    const kept = Math.min(task.value, view.players[task.seat]?.production[good] ?? 0);
    return line('move.produce.with', { good: goodName(good), kept, excess: task.value - kept });
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
  build: ({ space }) => line('move.build', { space: spaceName(space), bread: BUILDING_SPACES[space]?.bread ?? 0 }),
  card: ({ slot }, view) =>
    line('move.card', { ...cardWords(KIND_OF_SLOT[slot] ?? 0, view.market[slot] ?? 0), place: marketPlace(slot) }),
  refresh: ({ section }) => line('move.refresh', { section: section + 1 }),
  osiris: ({ slot }) => line('move.osiris', { slot: slotName(slot), gain: amountsLine(SLOTS[slot]?.gain ?? []) }),
  track: ({ good }) => line('move.track', { good: goodName(good) }),
  pay: (move, view) => {
    const task = topTask(view);
    const what = task?.do === 'pay' ? task.what : GOLD;
    const goods = tokensOf(move, what);
    if (what !== ANY_GOOD) return line('move.pay', { goods: amountsLine(goods) });
    return line('move.pay', {
      goods: line('list', { first: line('amount.any', { n: move.own }), rest: amountsLine(goods) }),
    });
  },
  use: (_, view) => {
    const task = topTask(view);
    return line('move.use', tileWords(task?.do === 'ra' ? task.tile : 0));
  },
  decline: () => line('move.decline'),
  done: (_, view) => {
    const doing = topTask(view)?.do;
    return line(doing === 'turn' ? 'move.done.turn' : doing === 'decrees' ? 'move.done.decrees' : 'move.done');
  },
  faith: ({ net }, view) => {
    const own = view.viewer === null ? 0 : (view.players[view.viewer]?.balance ?? 0);
    if (net === 0) return line('move.faith.none');
    return line(net > 0 ? 'move.faith.left' : 'move.faith.right', { n: Math.abs(net), balance: own + net });
  },
  upkeep: ({ paid }, view) => {
    const due = view.viewer === null ? paid : (UPKEEP[view.players[view.viewer]?.buildings ?? 0] ?? paid);
    return line('move.upkeep', { n: paid, lost: (due - paid) * -SCORING.unpaidBreadVp });
  },
  score: ({ decree, symbols }) => {
    const { code, text } = cardWords(DECREE, decree);
    return symbols === 0 ? line('move.score', { code, text }) : line('move.score.symbols', { code, symbols });
  },
  repeat: ({ decree }) =>
    line('move.repeat', { code303: cardWords(DECREE, D303).code, code: cardWords(DECREE, decree).code }),
};

/** A move as the label of a button, unambiguous without the picture. */
export function move<K extends TekhenuMove['do']>(chosen: Of<K>, view: TekhenuView): Line {
  return (LABELS[chosen.do] as Labels[K])(chosen, view);
}
