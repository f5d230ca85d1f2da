import { imagined, whyNot } from '@naos/engine';
import { speaker } from '@naos/words';
import { vi } from 'vitest';
import type { Props } from '../board/input/held-piece.ts';
import { templeOfFate } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import type { TemplePlay } from './scene.ts';

export const say = speaker('en', words.catalogs);
const NAMES = ['Anna', 'Boris', 'Vera'];

/** What the surroundings would hand to the board. */
export function propsOf(play: TemplePlay, seat: number | null = 0, more: Partial<Props> = {}): Props {
  const view = templeOfFate.view(play.state, seat);
  const asked = seat !== null && play.seats().includes(seat) ? play.question : null;
  return {
    view,
    seat,
    seats: view.players.map((_, one) => ({
      seat: one,
      name: NAMES[one] ?? '',
      kind: 'person',
      thinking: one !== seat && play.seats().includes(one),
      online: true,
    })),
    ask: asked && {
      task: asked.task.do,
      choice: asked.step.name,
      facts: seat === null ? {} : (asked.step.facts?.(play.state, asked.task, seat) ?? {}),
    },
    moves: seat === null ? [] : play.moves(seat),
    choose: vi.fn(),
    preview: (move) => {
      const trial = imagined(templeOfFate, view, 1);
      trial.make(move, seat ?? 0);
      return templeOfFate.view(trial.state, seat);
    },
    whyNot: (move) => whyNot(play, seat ?? 0, move),
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
