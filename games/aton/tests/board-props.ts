import { imagined, type Play, whyNot } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { speaker } from '@naos/words';
import { vi } from 'vitest';
import { type Aton, aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';

export const say = speaker('en', words.catalogs);

/** What the surroundings would hand to the board. */
export function propsOf(running: Play<Aton>, seat: number, more: Partial<BoardProps<Aton>> = {}): BoardProps<Aton> {
  const view = aton.view(running.state, seat);
  const asked = running.seats().includes(seat) ? running.question : null;
  return {
    view,
    seat,
    seats: [],
    ask: asked && {
      task: asked.task.do,
      choice: asked.step.name,
      facts: asked.step.facts?.(running.state, asked.task, seat) ?? {},
    },
    moves: running.moves(seat),
    choose: vi.fn(),
    preview: (move) => {
      const trial = imagined(aton, view, 1);
      trial.make(move, seat);
      return aton.view(trial.state, seat);
    },
    whyNot: (move) => whyNot(running, seat, move),
    explain: vi.fn(),
    fresh: [],
    outcome: null,
    say,
    language: 'en',
    still: true,
    beat: 0,
    ...more,
  };
}
