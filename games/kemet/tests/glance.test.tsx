// @vitest-environment happy-dom
import type { BoardProps } from '@naos/table-ui';
import { speaker } from '@naos/words';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Board } from '../board/Board.tsx';
import { ActionPyramid } from '../board/input/ActionPyramid.tsx';
import { AreaMenu } from '../board/input/AreaMenu.tsx';
import { Hand } from '../board/input/Hand.tsx';
import { Market } from '../board/market/Market.tsx';
import { SeatFacts } from '../board/panels/SeatFacts.tsx';
import { Aftermath } from '../board/scene/Aftermath.tsx';
import { targets } from '../board/scene/targets.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { RETREAT, raise } from '../rules/moves.ts';
import { battleOf } from '../rules/view.ts';
import { words } from '../texts/index.ts';
import { card, clash, go, type Running, scene } from './scene.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const say = speaker('en', words.catalogs);

function propsOf(play: Running, seat: number): BoardProps<Kemet> {
  return {
    view: kemet.view(play.state, seat),
    seat,
    seats: [],
    ask: null,
    moves: play.moves(seat),
    choose: vi.fn(),
    preview: () => null,
    whyNot: () => null,
    explain: vi.fn(),
    fresh: [],
    outcome: null,
    say,
    language: 'en',
    still: true,
    beat: 0,
    light: [],
  };
}

test('[15.1] a seat shows fame, prayer, units on the map and in supply, and its tiles', () => {
  const play = scene(2).fame(1, 2).prayer(1, 7).troop(1, 'w-temple-north', 4).own(1, 'carnage').play();
  const { container } = render(<SeatFacts view={kemet.view(play.state, 0)} seat={1} say={say} />);
  const one = (part: string) => container.querySelector(part)?.textContent;
  expect(one('.seat-score')).toBe('3 / 9 fame');
  expect(one('[data-kind="prayer"] b')).toBe('7');
  expect(one('[data-kind="units"] b')).toBe('4');
  expect(container.querySelectorAll('.kemet-owned-tiles li')).toHaveLength(1);
});

test('[8.3.3] the market: levels by colours, what can be bought is lit, owners are marked', () => {
  const play = go(scene(2).pyramid('w1-d1', 'ruby', 2).prayer(0, 9).own(1, 'carnage').play(), 'token l1-buy-1');
  const { container } = render(<Market {...propsOf(play, 0)} />);
  const colours = container.querySelectorAll('.kemet-grid-colour').length;
  expect(container.querySelectorAll('.kemet-grid-cell')).toHaveLength(4 * colours);
  const lit = [...container.querySelectorAll('.kemet-tile[data-offered="true"]')];
  expect(lit.length).toBeGreaterThan(1);
  expect(lit).toHaveLength(play.moves(0).filter((move) => move.do === 'buy').length);
  expect(lit.every((tile) => tile.closest('[data-within="true"]') !== null)).toBe(true);
  expect(container.querySelectorAll('[data-part="tile-carnage"] .kemet-tile-owners > *')).toHaveLength(1);
});

test('[11.6.2] [11.6.3] recall and retreat say what each brings and what it risks', () => {
  const play = go(
    scene(2).troop(0, 'w-north-dunes', 5).troop(1, 'w-temple-north', 4).play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  const loser = clash(play, 'cavalry-blitz', 'shield-push').seat;
  const props = propsOf(play, loser);
  const battle = battleOf(props.view.agenda);
  if (battle === null) throw new Error('There is no battle.');
  const { container } = render(<Aftermath props={props} battle={battle} />);
  const ways = [...container.querySelectorAll('article')];
  expect(ways.map((way) => way.getAttribute('data-rule'))).toEqual(expect.arrayContaining(['11.6.2', '11.6.3']));
  expect(ways.every((way) => way.querySelector('[data-kind="gain"]') !== null)).toBe(true);
  expect(container.querySelector('[data-rule="11.6.3"] [data-kind="risk"]')).not.toBeNull();
});

test('[11.6.3] whoever has retreated is counted among those who are left', () => {
  const play = go(
    scene(2).troop(0, 'w-north-dunes', 5).troop(1, 'w-temple-north', 4).play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  const loser = clash(play, 'cavalry-blitz', 'shield-push').seat;
  const losses = (): (string | undefined)[] => {
    const props = propsOf(play, 0);
    const battle = battleOf(props.view.agenda);
    if (battle === null) throw new Error('There is no battle.');
    const { container } = render(<Aftermath props={props} battle={battle} />);
    return [...container.querySelectorAll('.kemet-losses span')].map((side) => side.textContent?.trim());
  };
  const before = losses();
  play.make(RETREAT, loser);
  const [first] = play.moves(play.seat);
  if (first?.do === 'flee') play.make(first, play.seat);
  cleanup();
  expect(losses()).toEqual(before);
});

test('[7.1.1] an action pyramid whose tokens are placed speaks of no next one', () => {
  const play = go(scene(2).play(), 'token l1-pray');
  const props = propsOf(play, 0);
  const view = { ...props.view, tokens: [0, 5], spaces: [0b111111111, 0] };
  const { container } = render(<ActionPyramid props={{ ...props, view }} seat={0} />);
  expect(container.querySelector('.kemet-pyr-demand')?.textContent).toBe('All tokens are placed.');
});

test('many answers for an area stand in two columns, few below each other', () => {
  const props = propsOf(scene(4).play(), 0);
  const many = COLOURS.flatMap((_, colour) => [raise(0, colour, 1), raise(0, colour, 2)]);
  for (const moves of [many, many.slice(0, 4)]) {
    cleanup();
    render(<AreaMenu props={props} area={0} moves={moves} onClose={vi.fn()} />);
    expect(document.querySelector('.kemet-menu')?.getAttribute('data-many')).toBe(`${moves === many}`);
  }
});

test('a plan points at the very card that it plays', () => {
  const play = go(scene(2).hold(0, 'mana-theft', 'iron-wall').play());
  const { container } = render(<Hand props={propsOf(play, 0)} />);
  const [mark] = targets({ do: 'invoke', card: card('mana-theft') });
  expect(container.querySelector(mark?.at ?? '')?.textContent).toContain('Mana Theft');
});

test('the market beside the map stays through all questions; what was looked at is forgotten with its task', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const props = propsOf(scene(2).play(), 0);
  const asked = (task: string) => <Board {...props} ask={{ task, choice: 'place troops', facts: {} }} />;
  const { container, rerender } = render(asked('turn'));
  const tile = container.querySelector('[data-part="tile-carnage"]');
  const looked = () => tile?.getAttribute('data-looked');
  if (tile !== null) fireEvent.focus(tile);
  expect(looked()).toBe('true');
  rerender(asked('move'));
  expect(container.contains(tile)).toBe(true);
  expect(looked()).toBe('false');
});
