import { at, choice, NOBODY, rule } from '@naos/engine';
import { beginStartingOsiris } from '../actions.ts';
import { BASICS } from '../content/goods.ts';
import { BLESSING, CARDS_OF_KIND, TECHNOLOGY } from '../content/market.ts';
import { type CardEffect, DESTINY, STARTING } from '../content/starting.ts';
import { advance, give, giveOne, raiseHappiness, raisePopulation } from '../gains.ts';
import { drawCard } from '../market.ts';
import { ADVANCE_MOVES, DESTINY_CARD, GAIN, KEEP, RESOLVE, type TekhenuMove } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { DECK_STREAMS } from '../streams.ts';
import type { DrawTask, EitherTask, GainsTask, MixTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { notOffered } from '../why/offered.ts';
import { reasoned } from '../why/reasoned.ts';

/** SPEC 7.1, 7.2: what a starting or destiny card gives. */
export function resolveCard(table: TekhenuTable, seat: number, effect: CardEffect, destiny: boolean): void {
  const from = destiny ? 'destiny' : 'starting card';
  switch (effect.op) {
    case 'osiris':
      beginStartingOsiris(table, seat, effect.value, effect.districts);
      break;
    case 'mix':
      table.begin({ do: 'mix', at: 0, seat, left: effect.count, of: effect.of });
      break;
    case 'draw':
      table.begin({ do: 'draw', at: 0, seat, kind: effect.kind });
      break;
    case 'gain':
      give(table, seat, effect.amounts, from, 'cards');
      break;
    case 'advance':
      raisePopulation(table, seat, effect.population);
      raiseHappiness(table, seat, effect.happiness);
      break;
    case 'either marker':
      table.begin({ do: 'either', at: 0, seat, steps: effect.steps });
      break;
  }
}

function unresolved(state: TekhenuState, { seat, destiny }: GainsTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = playerOf(state, seat).starting.map((card) => at(RESOLVE, card));
  if (destiny) list.push(at(RESOLVE, DESTINY_CARD));
  return list;
}

/** SPEC 4.13: starting cards and the destiny card in the order the player likes. */
export const gains: TekhenuProcedure<GainsTask> = [
  choice('resolve', {
    who: (state, { seat, destiny }) => (destiny || playerOf(state, seat).starting.length > 0 ? seat : NOBODY),
    ...reasoned(unresolved, notOffered('4.13', 'resolve')),
    chosen: (table, task, move) => {
      if (move.do !== 'resolve') return;
      const { seat } = task;
      const p = playerOf(table.state, seat);
      table.again();
      table.tell({ kind: 'resolved', seat, card: move.card, destiny: p.destiny });
      if (move.card === DESTINY_CARD) {
        task.destiny = false;
        resolveCard(table, seat, at(DESTINY, p.destiny), true);
      } else {
        p.starting = p.starting.filter((card) => card !== move.card);
        resolveCard(table, seat, at(STARTING, move.card), false);
      }
    },
  }),
];

function goodsOf(_: TekhenuState, { of }: MixTask): readonly TekhenuMove[] {
  return GAIN.filter(({ good }) => good < BASICS && (of & (1 << good)) !== 0);
}

function offers({ offered }: TekhenuState, { kind }: DrawTask): readonly TekhenuMove[] {
  return offered.map((card) => at(KEEP, kind * CARDS_OF_KIND + card));
}

/** SPEC 7.1.2, 7.1.5. */
export const mix: TekhenuProcedure<MixTask> = [
  choice('good', {
    ...reasoned(goodsOf, notOffered('7.1.5', 'gain')),
    chosen: (table, task, move) => {
      if (move.do !== 'gain') return;
      giveOne(table, task.seat, move.good, 1, 'starting card');
      task.left--;
      if (task.left > 0) table.again();
    },
    facts: (_, { left }) => ({ left }),
  }),
];

/** SPEC 7.1.3, 3.3: two cards seen by their owner alone; one is kept, the other shuffled back. */
export const draw: TekhenuProcedure<DrawTask> = [
  rule('look', (table, { seat, kind }) => {
    const { state } = table;
    state.offered = [drawCard(table, kind), drawCard(table, kind)];
    table.tellOnly(seat, { kind: 'looked', cardKind: kind, cards: state.offered.slice() });
  }),
  choice('keep', {
    ...reasoned(offers, notOffered('7.1.3', 'keep')),
    chosen: (table, { seat, kind }, move) => {
      if (move.do !== 'keep') return;
      const { state } = table;
      const p = playerOf(state, seat);
      if (kind === BLESSING) p.blessings |= 1 << move.card;
      else if (kind === TECHNOLOGY) p.technologies |= 1 << move.card;
      const deck = state.decks[kind];
      for (const card of state.offered) if (card !== move.card) deck.push(card);
      state.offered = [];
      table.shuffle(DECK_STREAMS[kind], deck);
      table.learned();
      table.tell({ kind: 'card', seat, cardKind: kind, card: move.card, slot: -1 });
    },
  }),
];

/** SPEC 7.2.1: population or happiness. */
export const either: TekhenuProcedure<EitherTask> = [
  choice('marker', {
    ...reasoned(() => ADVANCE_MOVES),
    chosen: (table, { seat, steps }, move) => {
      if (move.do === 'advance') advance(table, seat, move.marker, steps);
    },
  }),
];
