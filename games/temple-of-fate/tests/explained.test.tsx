// @vitest-environment happy-dom
import { FastRandom, Play } from '@naos/engine';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { templeOfFate } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { propsOf, say } from './board-props.ts';
import { crowded } from './crowded.ts';
import { make, type TemplePlay } from './scene.ts';

const { Board, PromptExtras = () => null, SeatFacts } = board;
const rules = new Set(words.rules.flatMap((section) => section.rules));

/** Everything with a role, a picture or a number that has to say what it is. */
const THINGS =
  'button, [role="button"], [role="img"], .tof-glyph, .tof-pawn, .tof-face, .tof-strip, .tof-pyramid, .tof-cell, .tof-points, .tof-total, .tof-chip, .seat-score, .seat-fact';
/** Those that say it themselves: buttons of words. */
const SPEAKS = '.btn:not([aria-label])';

/** What does not explain itself with a rule of the game on the table that a seat sees. */
function silent(running: TemplePlay, narrow: boolean): string[] {
  const media = { matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  Element.prototype.scrollIntoView ??= vi.fn();
  const props = propsOf(running, running.seats()[0] ?? 0);
  const { container } = render(
    <div>
      {props.seats.map(({ seat }) => (
        <SeatFacts key={seat} view={props.view} seat={seat} say={say} />
      ))}
      <PromptExtras {...props} />
      <Board {...props} />
    </div>,
  );
  return [...container.querySelectorAll(THINGS)].flatMap((thing) => {
    const told = thing.closest('[data-explain]');
    const said = (told?.getAttribute('data-explain') ?? '') !== '' && rules.has(told?.getAttribute('data-rule') ?? '');
    return said || thing.closest(SPEAKS) !== null ? [] : [thing.outerHTML.slice(0, 140)];
  });
}

afterEach(cleanup);

test('everything on crowded tables explains itself with its rule, at a desk and on a phone', () => {
  const random = new FastRandom(3);
  const met = new Set<string>();
  for (let table = 0; table < 12; table++) {
    const running = new Play(
      templeOfFate,
      crowded(2 + (table % 3), { goals: false, hummingbird: table > 9, specials: 'mixed' }, random),
      true,
    );
    met.add(running.question?.step.name ?? '');
    expect(silent(running, table % 2 === 0)).toEqual([]);
    cleanup();
    const chain = running.moves(running.seats()[0] ?? 0).find((move) => move.do === 'mark');
    if (chain === undefined) continue;
    make(running, [templeOfFate.write(chain)]);
    met.add(running.question?.step.name ?? '');
    expect(silent(running, table % 2 === 0)).toEqual([]);
    cleanup();
  }
  expect([...met]).toEqual(expect.arrayContaining(['exchange', 'use a chain', 'occupy cells']));
});
