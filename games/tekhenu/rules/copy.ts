import { copyAgenda, copyChance } from '@naos/engine';
import type { Supply } from './content/goods.ts';
import type { ByKind } from './content/market.ts';
import { type Player, playerOf, type Solo, type TekhenuState } from './state.ts';

export function copySupply(goods: Supply): Supply {
  return [goods[0], goods[1], goods[2], goods[3], goods[4], goods[5], goods[6]];
}

export function copyPlayer(p: Readonly<Player>): Player {
  return {
    vp: p.vp,
    goods: copySupply(p.goods),
    production: p.production.slice(),
    happiness: p.happiness,
    population: p.population,
    rewards: p.rewards,
    extraDue: p.extraDue,
    buildings: p.buildings,
    statues: p.statues,
    pillars: p.pillars,
    blessings: p.blessings,
    technologies: p.technologies,
    decrees: p.decrees,
    left: p.left.slice(),
    right: p.right.slice(),
    under: p.under.slice(),
    excess: p.excess,
    starting: p.starting.slice(),
    destiny: p.destiny,
    balance: p.balance,
    scored: p.scored.slice(),
    scoredPoints: p.scoredPoints.slice(),
  };
}

export function copySolo(s: Readonly<Solo>): Solo {
  return {
    difficulty: s.difficulty,
    randomStart: s.randomStart,
    decreePoints: s.decreePoints,
    pyramid: s.pyramid.slice(),
    row: s.row,
    index: s.index,
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copied = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copied[i] = lists[i]?.slice() ?? [];
  return copied;
}

export function copyByKind(lists: Readonly<ByKind<readonly number[]>>): ByKind<number[]> {
  return [lists[0].slice(), lists[1].slice(), lists[2].slice()];
}

/** An independent copy; the hottest function of a search. */
export function copyState(s: TekhenuState): TekhenuState {
  const players = new Array<Player>(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(playerOf(s, i));
  return {
    seats: s.seats,
    agenda: copyAgenda(s.agenda),
    chance: copyChance(s.chance),
    players,
    solo: s.solo === null ? null : copySolo(s.solo),
    printed: s.printed,
    round: s.round,
    turn: s.turn,
    swapped: s.swapped,
    acting: s.acting,
    wheel: s.wheel,
    dice: s.dice.slice(),
    bag: s.bag.slice(),
    tokens: s.tokens.slice(),
    godStatues: s.godStatues.slice(),
    peopleStatues: s.peopleStatues.slice(),
    gold: s.gold.slice(),
    raSlots: s.raSlots.slice(),
    stack: s.stack.slice(),
    tiles: s.tiles.slice(),
    pillars: s.pillars.slice(),
    spaces: s.spaces.slice(),
    osiris: s.osiris.slice(),
    market: s.market.slice(),
    open: s.open,
    decks: copyByKind(s.decks),
    discards: copyByKind(s.discards),
    order: s.order.slice(),
    shown: s.shown.slice(),
    destinies: s.destinies.slice(),
    dealt: copyLists(s.dealt),
    kept: s.kept.slice(),
    returned: s.returned.slice(),
    offered: s.offered.slice(),
    revealed: s.revealed,
  };
}
