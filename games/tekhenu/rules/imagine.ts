import { at, copyAgenda, type FastRandom, fastChance, numberAt } from '@naos/engine';
import { D323 } from './content/decrees.ts';
import { BLESSING, type ByKind, DECREE, KIND_OF_SLOT, type KindIndex, TECHNOLOGY } from './content/market.ts';
import { TILES } from './content/tiles.ts';
import { copyByKind, copyPlayer, copySolo } from './copy.ts';
import { cardsInGame } from './procedures/prepare.ts';
import type { Player, TekhenuState } from './state.ts';
import { STREAMS } from './streams.ts';
import { lookingSeat, type TekhenuView } from './view.ts';

function heldBy(mask: number): number[] {
  const held: number[] = [];
  for (let card = 0; card < 24; card++) if ((mask & (1 << card)) !== 0) held.push(card);
  return held;
}

/** Cards of a kind whose place the viewer knows. */
function knownCards(view: TekhenuView, kind: KindIndex): Set<number> {
  const known = new Set<number>(view.discards[kind]);
  view.market.forEach((card, slot) => {
    if (card !== -1 && KIND_OF_SLOT[slot] === kind) known.add(card);
  });
  for (const p of view.players) {
    const mask =
      kind === BLESSING ? p.blessings : kind === TECHNOLOGY ? p.technologies : (p.decrees ?? usedDecrees(p.scored));
    for (const card of heldBy(mask)) known.add(card);
  }
  const looking = view.agenda.find((task) => task.do === 'draw');
  if (looking?.do === 'draw' && looking.kind === kind) for (const card of view.offered) known.add(card);
  if (kind === DECREE) {
    for (const card of view.dealt) known.add(card);
    if (view.returned !== -1) known.add(view.returned);
  }
  return known;
}

/** Decrees shown by being used: 323 before the last scoring. */
function usedDecrees(scored: readonly number[]): number {
  return scored.includes(D323) ? 1 << D323 : 0;
}

/** Cards of a kind that the viewer can't place, in random order. */
function unknownCards(view: TekhenuView, kind: KindIndex, random: FastRandom): number[] {
  const known = knownCards(view, kind);
  const cards = cardsInGame(view.players.length, kind).filter((card) => !known.has(card));
  random.shuffle(cards);
  return cards;
}

function deal(from: number[], n: number): number[] {
  return from.splice(from.length - n, n);
}

function imaginedHand(view: TekhenuView, player: number, unknown: number[]): number {
  const p = view.players[player];
  if (p === undefined) return 0;
  if (p.decrees !== null) return p.decrees;
  let mask = usedDecrees(p.scored);
  for (const card of deal(unknown, p.decreeCount - heldBy(mask).length)) mask |= 1 << card;
  return mask;
}

/** SPEC R45: the viewer's returned decree lies at a known place from the bottom of the deck. */
function imaginedDecreeDeck(view: TekhenuView, unknown: number[]): { deck: number[]; returned: number[] } {
  const size = view.deckSizes[DECREE] ?? 0;
  const returned = view.players.map(() => -1);
  const { viewer } = view;
  if (view.returned === -1 || viewer === null) return { deck: deal(unknown, size), returned };
  const deck = deal(unknown, size - 1);
  deck.splice(view.seats - 1 - viewer, 0, view.returned);
  returned[viewer] = view.returned;
  return { deck, returned };
}

function imaginedPlayer(view: TekhenuView, player: number, unknown: number[]): Player {
  return copyPlayer({ ...at(view.players, player), decrees: imaginedHand(view, player, unknown) });
}

function imaginedDealing(view: TekhenuView, unknown: number[]): { dealt: number[][]; kept: number[] } {
  const dealing = view.decided.some((decided) => !decided) || view.dealt.length > 0;
  const kept = view.players.map(() => -1);
  const dealt = view.players.map((_, player): number[] => {
    if (!dealing || player >= view.seats) return [];
    const cards = player === view.viewer ? [...view.dealt] : deal(unknown, 2);
    if (player === view.viewer) kept[player] = view.kept;
    else if (view.decided[player]) kept[player] = numberAt(cards, 0);
    return cards;
  });
  return { dealt, kept };
}

/** A complete state that a view allows; what the viewer can't know is dealt at random. */
export function imagineState(view: TekhenuView, random: FastRandom): TekhenuState {
  const unknown: ByKind<number[]> = [
    unknownCards(view, BLESSING, random),
    unknownCards(view, TECHNOLOGY, random),
    unknownCards(view, DECREE, random),
  ];
  const decrees = unknown[DECREE];
  const players = view.players.map((_, player) => imaginedPlayer(view, player, decrees));
  const { dealt, kept } = imaginedDealing(view, decrees);
  const drawing = view.agenda.find((task) => task.do === 'draw');
  const offered =
    drawing?.do !== 'draw'
      ? []
      : lookingSeat(view.agenda) === view.viewer
        ? [...view.offered]
        : deal(unknown[drawing.kind], view.offeredCount);
  const { deck, returned } = imaginedDecreeDeck(view, decrees);
  const laid = new Set([...view.raSlots, ...view.tiles.map((tile) => tile >> 2)]);
  const stack = TILES.map((_, tile) => tile).filter((tile) => !laid.has(tile));
  random.shuffle(stack);
  return {
    seats: view.seats,
    agenda: copyAgenda(view.agenda),
    chance: fastChance(random.next(), STREAMS.length),
    players,
    solo: view.solo === null ? null : copySolo(view.solo),
    printed: view.printed,
    round: view.round,
    turn: view.turn,
    swapped: view.swapped,
    acting: view.acting,
    wheel: view.wheel,
    dice: view.dice.slice(),
    bag: view.bag.slice(),
    tokens: view.tokens.slice(),
    godStatues: view.godStatues.slice(),
    peopleStatues: view.peopleStatues.slice(),
    gold: view.gold.slice(),
    raSlots: view.raSlots.slice(),
    stack,
    tiles: view.tiles.slice(),
    pillars: view.pillars.slice(),
    spaces: view.spaces.slice(),
    osiris: view.osiris.slice(),
    market: view.market.slice(),
    open: view.open,
    decks: [
      deal(unknown[BLESSING], view.deckSizes[BLESSING] ?? 0),
      deal(unknown[TECHNOLOGY], view.deckSizes[TECHNOLOGY] ?? 0),
      deck,
    ],
    discards: copyByKind(view.discards),
    order: view.order.slice(),
    shown: view.shown.slice(),
    destinies: view.destinies.slice(),
    dealt,
    kept,
    returned,
    offered,
    revealed: view.revealed,
  };
}
