import { copyAgenda, type FastRandom, fastChance } from '@naos/engine';
import { wholeDeck } from './content/cards.ts';
import { GODS } from './content/colours.ts';
import { ROUNDS, SUMMIT } from './content/geometry.ts';
import { specialsOf } from './content/specials.ts';
import { allStrips, STRIP_LENGTHS, stripLength } from './content/strips.ts';
import { allTiles } from './content/tiles.ts';
import { finishStep } from './imagining/finished.ts';
import { imagineKnown } from './imagining/known.ts';
import { type Deal, gather, Unseen } from './imagining/unseen.ts';
import type { Player, Temple, TempleState } from './state.ts';
import { copyTemple } from './temple.ts';
import { HIDDEN, HIDDEN_SUMMIT, type PlayerView, type TempleView } from './view.ts';
import { STREAMS } from './vocabulary.ts';

/** A complete state that a view allows; what the viewer can't know is dealt at random. */
export function imagine(view: TempleView, random: FastRandom): TempleState {
  const seen = gather(view);
  const strips = STRIP_LENGTHS.flatMap((length) => allStrips(length));
  const deal: Deal = {
    view,
    random,
    tiles: new Unseen(allTiles(), seen.tiles, random),
    specials: new Unseen(specialsOf(view.options.specials), seen.specials, random),
    strips: new Unseen(strips, seen.strips, random),
  };
  const state: TempleState = {
    seats: view.seats,
    agenda: copyAgenda(view.agenda),
    chance: fastChance(random.next(), STREAMS.length),
    options: view.options,
    round: view.round,
    first: view.first,
    stock: [],
    specials: [],
    decks: imagineDecks(view, random),
    piles: [[], []],
    open: view.open.slice(),
    stands: view.stands.slice(),
    players: view.players.map((player, seat) =>
      seat === view.viewer ? ownPlayer(deal, player) : otherPlayer(deal, player),
    ),
  };
  imagineKnown(deal, state);
  state.players.forEach((player, seat) => {
    if (seat !== view.viewer && player.ready) finishStep(deal, state, player);
  });
  state.stock = deal.tiles.takeMany(view.stock);
  state.specials = deal.specials.takeMany(view.specials);
  state.piles = STRIP_LENGTHS.map((length, pile) =>
    Array.from({ length: view.piles[pile] ?? 0 }, () => takeStrip(deal, length)),
  );
  return state;
}

function takeStrip({ strips }: Deal, length: number): number {
  return strips.takeWhere((strip) => stripLength(strip) === length);
}

/** Decks hold what was never turned up. */
function imagineDecks(view: TempleView, random: FastRandom): number[][] {
  const gone = new Set([...view.open, ...view.players.flatMap(({ won, privateCard }) => [...won, privateCard])]);
  return GODS.map((_, god) => {
    if (view.round === 0 && view.decks[god] === 0) return [];
    const deck = wholeDeck(god).filter((card) => !gone.has(card));
    random.shuffle(deck);
    return deck;
  });
}

function ownPlayer({ view, tiles, specials }: Deal, seen: PlayerView): Player {
  const drawnFrom = view.round === ROUNDS ? specials : tiles;
  const summit = seen.temple.laid[SUMMIT] ?? -1;
  return {
    ...common(seen),
    temple: copyTemple(seen.temple),
    shown: view.shown === null ? null : copyTemple(view.shown),
    drawn: seen.drawn.map((tile) => (tile === HIDDEN ? drawnFrom.take() : tile)),
    looked: seen.looked,
    routes: seen.routes.slice(),
    slots: seen.slots.map((tile) => (tile === HIDDEN ? tiles.take() : tile)),
    turned: seen.turned,
    used: seen.used,
    discard: seen.discard === HIDDEN && summit !== -1 ? specials.take() : seen.discard,
    discardSeen: seen.discard !== HIDDEN,
  };
}

/** Another player as if it had not begun the simultaneous step under way. */
function otherPlayer(deal: Deal, seen: PlayerView): Player {
  const { view, tiles, specials } = deal;
  const building = view.agenda.some((task) => task.do === 'build');
  const temple = imagineTemple(deal, seen.temple);
  const drawn = seen.drawn.map(() => (view.round === ROUNDS ? specials.take() : tiles.take()));
  const blind = view.options.hummingbird;
  return {
    ...common(seen),
    temple,
    shown: building ? copyTemple(temple) : null,
    drawn,
    looked: blind ? Math.min(1, drawn.length) : drawn.length,
    routes: [],
    slots: seen.slots.map((tile) => (tile === HIDDEN ? tiles.take() : tile)),
    turned: building && !blind ? (1 << seen.slots.length) - 1 : 0,
    used: 0,
    discard: temple.laid[SUMMIT] === -1 ? -1 : specials.take(),
    discardSeen: temple.laid[SUMMIT] !== -1 && (!blind || deal.random.below(2) === 0),
    side: goalSide(deal, seen),
  };
}

function common(
  seen: PlayerView,
): Pick<Player, 'board' | 'ready' | 'side' | 'privateCard' | 'privateCells' | 'won' | 'known'> {
  const { board, ready, side, privateCard, privateCells } = seen;
  return { board, ready, side, privateCard, privateCells, won: seen.won.slice(), known: 0 };
}

/** A side picked in secret is either one. */
function goalSide({ view, random }: Deal, seen: PlayerView): number {
  const secret = view.agenda.at(-1)?.do === 'goals' && seen.ready;
  return secret ? random.below(2) : seen.side;
}

function imagineTemple(deal: Deal, seen: Temple): Temple {
  const temple = copyTemple(seen);
  temple.held = seen.held.map((hidden) => takeStrip(deal, -hidden));
  if (temple.laid[SUMMIT] === HIDDEN_SUMMIT) temple.laid[SUMMIT] = 2 * deal.specials.take();
  return temple;
}
