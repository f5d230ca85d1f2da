import { copyChance } from '@naos/engine';
import type { Player, Solo, TekhenuState } from './state.ts';
import type { TekhenuTask } from './tasks.ts';

function copyPlayer(p: Player): Player {
  return {
    vp: p.vp,
    goods: p.goods.slice(),
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

function copySolo(s: Solo): Solo {
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
  for (let i = 0; i < lists.length; i++) copied[i] = (lists[i] as number[]).slice();
  return copied;
}

/** Tasks hold flat facts only, so a shallow copy of each is whole. */
function copyTasks(agenda: readonly TekhenuTask[]): TekhenuTask[] {
  const copied = new Array<TekhenuTask>(agenda.length);
  for (let i = 0; i < agenda.length; i++) copied[i] = { ...(agenda[i] as TekhenuTask) };
  return copied;
}

/** An independent copy; the hottest function of a search. */
export function copyState(s: TekhenuState): TekhenuState {
  const players = new Array<Player>(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(s.players[i] as Player);
  return {
    seats: s.seats,
    agenda: copyTasks(s.agenda),
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
    decks: copyLists(s.decks),
    discards: copyLists(s.discards),
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
