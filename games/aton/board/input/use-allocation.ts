import { type BoardProps, storeOf } from '@naos/table-ui';
import { useEffect } from 'react';
import type { Aton } from '../../rules/index.ts';
import type { AtonMove } from '../../rules/moves.ts';
import { type Allocation, clear, looseCards, newAllocation, put, rowOf, step } from './allocation.ts';

const EMPTY_HAND = newAllocation([]);
const store = storeOf<{ readonly key: string; readonly allocation: Allocation }>({ key: '', allocation: EMPTY_HAND });

/** The player's own cards on their way to the cartouches, shared by the board and the prompt bar. */
export interface Allocating {
  readonly allocation: Allocation;
  readonly change: (allocation: Allocation) => void;
  /** The commit that the slots make, once all four are filled. */
  readonly commit: AtonMove | undefined;
  readonly exchange: AtonMove | undefined;
}

/** Null when this seat is not choosing cards now. A new hand starts afresh. */
export function useAllocating({ view, seat, ask, moves }: BoardProps<Aton>): Allocating | null {
  const side = seat === null ? undefined : view.sides[seat];
  const choosing = ask?.choice === 'allocate' && side !== undefined;
  const key = choosing ? `${view.round} ${seat} ${side.token} ${side.hand.join('')}` : '';
  const kept = store.use();
  if (!choosing) return null;
  const allocation = kept.key === key ? kept.allocation : newAllocation(side.hand);
  const row = rowOf(allocation);
  return {
    allocation,
    change: (next) => store.set({ key, allocation: next }),
    commit: moves.find((move) => move.do === 'commit' && row !== null && move.row.join() === row.join()),
    exchange: moves.find((move) => move.do === 'exchange'),
  };
}

/** Keys anywhere on the page: 1 to 4 lay the picked card, arrows pick, Backspace takes back, Enter commits. */
export function useAllocationKeys(allocating: Allocating | null, choose: (move: AtonMove) => void): void {
  useEffect(() => {
    if (allocating === null) return;
    const { allocation, change, commit } = allocating;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const slot = ['1', '2', '3', '4'].indexOf(event.key);
      const card = allocation.picked ?? looseCards(allocation)[0];
      if (slot >= 0 && card !== undefined) change(put(allocation, card, slot));
      else if (event.key === 'Backspace') change(clear(allocation));
      else if (event.key === 'Enter' && commit !== undefined && !isControl(event.target)) choose(commit);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [allocating, choose]);
}

/** Arrow keys inside the hand. */
export function pickByArrow(allocating: Allocating, key: string): boolean {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (by !== 0) allocating.change(step(allocating.allocation, by));
  return by !== 0;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

/** Whether the key means what has the focus; a card of the hand that is picked already does nothing of its own. */
function isControl(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.matches('.aton-hand-card[aria-pressed="true"]')) return false;
  return target.closest('button, a, [role="tab"]') !== null;
}
