// @vitest-environment happy-dom
import { FastRandom, Play } from '@naos/engine';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { type Aton, aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { propsOf, say } from './board-props.ts';
import { crowded } from './crowded.ts';
import { make, STANDARD } from './position.ts';

const { Board, PromptExtras = () => null, SeatFacts } = board;
const rules = new Set(words.rules.flatMap((section) => section.rules));

/** Everything with a role, a picture or a number that has to say what it is. */
const THINGS =
  'button, [role="button"], [role="img"], .aton-glyph, .aton-sign, .aton-priest, .aton-mark, .aton-numeral, .aton-tally, .aton-lock, .aton-ways li, .aton-chips li, .aton-steps li, .seat-score, .seat-fact';
/** Those that say it themselves: buttons of words, and the box that asks. */
const SPEAKS = 'dialog, .btn.go';

/** What does not explain itself with a rule of the game on the table that a seat sees. */
function silent(running: Play<Aton>, seat: number, narrow: boolean): string[] {
  const media = { matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  const props = propsOf(running, seat);
  const { container } = render(
    <div>
      {[0, 1].map((one) => (
        <SeatFacts key={one} view={props.view} seat={one} say={say} />
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
  const random = new FastRandom(5);
  for (const narrow of [false, true, false, true]) {
    const running = new Play(aton, crowded(2, STANDARD, random), true);
    expect(silent(running, 0, narrow)).toEqual([]);
    cleanup();
    for (const seat of [0, 1]) make(running, seat, `commit ${running.state.sides[seat]?.hand.join('') ?? ''}`);
    expect(silent(running, running.seats()[0] ?? 0, narrow)).toEqual([]);
    cleanup();
  }
});
