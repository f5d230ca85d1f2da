import { at, type GameView, type Viewer } from '@naos/engine';
import { DECREE } from './content/market.ts';
import { copyState } from './copy.ts';
import type { Player, Solo, TekhenuState } from './state.ts';
import type { TekhenuTask } from './tasks.ts';

/** What a viewer sees of a player: everything but the decrees of others (SPEC 3.1). */
export interface PlayerView extends Omit<Player, 'decrees'> {
  /** Held decrees as bits: one's own, or everybody's at the end; null when closed. */
  readonly decrees: number | null;
  readonly decreeCount: number;
}

/** Fields of the state that everybody sees as they are (SPEC 3). */
type Open = Omit<
  TekhenuState,
  'seats' | 'agenda' | 'chance' | 'players' | 'solo' | 'stack' | 'decks' | 'dealt' | 'kept' | 'returned' | 'offered'
>;

/** What a viewer may know, built up from nothing. */
export interface TekhenuView extends GameView, Readonly<Open> {
  readonly agenda: readonly TekhenuTask[];
  readonly players: readonly PlayerView[];
  readonly solo: Readonly<Solo> | null;
  /** Face-down tiles and cards left, by number only. */
  readonly stackSize: number;
  readonly deckSizes: readonly number[];
  /** At setup: the two decrees dealt to the viewer and the one it keeps (-1: none yet), and who has decided. */
  readonly dealt: readonly number[];
  readonly kept: number;
  readonly decided: readonly boolean[];
  /** The decree that the viewer put under the deck, while it lies there; else -1. */
  readonly returned: number;
  /** Cards that the viewer looks at for starting card 5 or 6, and how many anybody looks at. */
  readonly offered: readonly number[];
  readonly offeredCount: number;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function seenPlayer(p: Player, open: boolean): PlayerView {
  const { decrees, ...seen } = p;
  return { ...seen, decrees: open ? decrees : null, decreeCount: bits(decrees) };
}

/** The seat that looks at the offered cards: the one drawing. */
export function lookingSeat(agenda: readonly TekhenuTask[]): number {
  const task = agenda.find(({ do: name }) => name === 'draw');
  return task !== undefined && task.do === 'draw' ? task.seat : -1;
}

/** SPEC 3.1-3.3. */
export function viewOf(secret: TekhenuState, viewer: Viewer): TekhenuView {
  // A copy, so that nothing done to a view can reach the game.
  const s = copyState(secret);
  const mine = viewer === null ? -1 : viewer;
  return {
    seats: s.seats,
    viewer,
    agenda: s.agenda,
    players: s.players.map((p, player) => seenPlayer(p, s.revealed || player === mine)),
    solo: s.solo,
    printed: s.printed,
    round: s.round,
    turn: s.turn,
    swapped: s.swapped,
    acting: s.acting,
    wheel: s.wheel,
    dice: s.dice,
    bag: s.bag,
    tokens: s.tokens,
    godStatues: s.godStatues,
    peopleStatues: s.peopleStatues,
    gold: s.gold,
    raSlots: s.raSlots,
    stackSize: s.stack.length,
    tiles: s.tiles,
    pillars: s.pillars,
    spaces: s.spaces,
    osiris: s.osiris,
    market: s.market,
    open: s.open,
    deckSizes: s.decks.map((deck) => deck.length),
    discards: s.discards,
    order: s.order,
    shown: s.shown,
    destinies: s.destinies,
    dealt: s.dealt[mine] ?? [],
    kept: s.kept[mine] ?? -1,
    decided: s.kept.map((decree, seat) => at(s.dealt, seat).length === 0 || decree !== -1),
    returned: s.decks[DECREE].length === 0 ? -1 : (s.returned[mine] ?? -1),
    offered: lookingSeat(s.agenda) === mine ? s.offered : [],
    offeredCount: s.offered.length,
    revealed: s.revealed,
  };
}
