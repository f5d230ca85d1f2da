import { copyAgenda, copyChance } from '@naos/engine';
import { type Player, playerAt, type TempleState } from './state.ts';
import { copyTemple } from './temple.ts';

function copyPlayer(player: Player): Player {
  return {
    board: player.board,
    temple: copyTemple(player.temple),
    shown: player.shown === null ? null : copyTemple(player.shown),
    ready: player.ready,
    drawn: player.drawn.slice(),
    looked: player.looked,
    routes: player.routes.slice(),
    slots: player.slots.slice(),
    known: player.known,
    turned: player.turned,
    used: player.used,
    discard: player.discard,
    discardSeen: player.discardSeen,
    side: player.side,
    privateCard: player.privateCard,
    privateCells: player.privateCells,
    won: player.won.slice(),
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copied = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copied[i] = lists[i]?.slice() ?? [];
  return copied;
}

/** An independent copy; options never change and are shared. */
export function copy(state: TempleState): TempleState {
  const players = new Array<Player>(state.players.length);
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(playerAt(state, i));
  return {
    seats: state.seats,
    agenda: copyAgenda(state.agenda),
    chance: copyChance(state.chance),
    options: state.options,
    round: state.round,
    first: state.first,
    stock: state.stock.slice(),
    specials: state.specials.slice(),
    decks: copyLists(state.decks),
    piles: copyLists(state.piles),
    open: state.open.slice(),
    stands: state.stands.slice(),
    players,
  };
}
