import { at, choice, numberAt, rule } from '@naos/engine';
import { REFRESH_PAPYRUS, THOTH_CARDS, THOTH_PAPYRUS } from '../content/board.ts';
import { PAPYRUS } from '../content/goods.ts';
import { BLESSING, kindOf, sectionOf, slotsOf, TECHNOLOGY } from '../content/market.ts';
import { cardsIn, refreshSection, sectionsInReach } from '../market.ts';
import { CARD, REFRESH, type TekhenuMove } from '../moves.ts';
import { canPay, pay } from '../payment.ts';
import { named, playerOf, type TekhenuState } from '../state.ts';
import type { ThothTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoCard } from '../why/actions.ts';
import { reasoned } from '../why/reasoned.ts';
import { ending, opening } from './god-action.ts';

/** SPEC 6.5.2, 6.5.3: cards of a section with enough of them; after the first, of that section only. */
function cards(state: TekhenuState, { seat, left, section }: ThothTask): TekhenuMove[] {
  const list: TekhenuMove[] = [];
  const reach = sectionsInReach(state, playerOf(state, seat).happiness);
  for (let i = 0; i < reach; i++) {
    if (section === -1 ? cardsIn(state, i) < left : i !== section) continue;
    for (const slot of slotsOf(i)) if (state.market[slot] !== -1) list.push(at(CARD, slot));
  }
  return list;
}

/** SPEC 6.5.4, R22: any open section that holds cards, once in an action, before the first card. */
function refreshes(state: TekhenuState, { seat, section, refreshed }: ThothTask, list: TekhenuMove[]): void {
  if (section !== -1 || !canPay(playerOf(state, seat), PAPYRUS, REFRESH_PAPYRUS)) return;
  for (let i = 0; i < state.open; i++) {
    if ((refreshed & (1 << i)) === 0 && cardsIn(state, i) > 0) list.push(at(REFRESH, i));
  }
}

function cardsAndRefreshes(state: TekhenuState, task: ThothTask): readonly TekhenuMove[] {
  const list = cards(state, task);
  refreshes(state, task, list);
  return list;
}

/** SPEC 6.5.5, 3.2: blessings and technologies open, decrees into the closed hand; the log names what all have seen. */
export function takeCard(table: TekhenuTable, seat: number, slot: number): void {
  const { state } = table;
  const p = playerOf(state, seat);
  const card = numberAt(state.market, slot);
  const kind = kindOf(slot);
  state.market[slot] = -1;
  if (kind === BLESSING) p.blessings |= 1 << card;
  else if (kind === TECHNOLOGY) p.technologies |= 1 << card;
  else p.decrees |= 1 << card;
  table.tell({ kind: 'card', seat: named(state, seat), cardKind: kind, card, slot });
}

/** SPEC 6.5. */
export const thoth: TekhenuProcedure<ThothTask> = [
  ...opening<ThothTask>(),
  rule('pay', (table, task) => {
    task.left = THOTH_CARDS[task.value] ?? 0;
    if (!task.free) pay(table, task.seat, PAPYRUS, THOTH_PAPYRUS[task.value] ?? 0);
  }),
  choice('cards', {
    ...reasoned(cardsAndRefreshes, whyNoCard),
    chosen: (table, task, move) => {
      if (move.do === 'refresh') {
        task.refreshed |= 1 << move.section;
        table.goTo('refresh');
        table.tell({ kind: 'refreshed', seat: task.seat, section: move.section });
        task.section = move.section;
        pay(table, task.seat, PAPYRUS, REFRESH_PAPYRUS);
      } else if (move.do === 'card') {
        task.section = sectionOf(move.slot);
        task.left--;
        takeCard(table, task.seat, move.slot);
        if (task.left > 0) table.again();
      }
    },
    facts: (_, { left }) => ({ left }),
  }),
  rule('taken', (table) => table.goTo('technologies')),
  rule('refresh', (table, task) => {
    refreshSection(table, task.section);
    task.section = -1;
    table.goTo('cards');
  }),
  ...ending<ThothTask>(),
];
