// @vitest-environment happy-dom
import { at } from '@naos/engine';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { grips, type Props, spots } from '../board/input/held-piece.ts';
import { picks } from '../board/input/ticked-cells.ts';
import { templeOfFate } from '../rules/index.ts';
import { place, type TempleMove } from '../rules/moves.ts';
import type { TempleState } from '../rules/state.ts';
import { propsOf, say } from './board-props.ts';
import {
  atBuild,
  atExchange,
  atTurn,
  face,
  make,
  openCard,
  paint,
  player,
  reading,
  special,
  stand,
  strip,
  topRow,
} from './scene.ts';

const { Board, PromptExtras, SeatFacts, panels } = board;

const chosen = (props: Props): readonly string[] =>
  vi.mocked(props.choose).mock.calls.map(([move]) => templeOfFate.write(move));
const openSpots = (container: Element, kind: string): readonly string[] =>
  [...container.querySelectorAll(`[data-spot="${kind}"][data-open="true"]`)].map(
    (one) => one.getAttribute('data-at') ?? '',
  );

/** A part of the picture that has to be there. */
function partOf(container: Element, selector: string): HTMLElement {
  const part = container.querySelector<HTMLElement>(selector);
  if (part === null) throw new Error(`Nothing on the board is ${selector}.`);
  return part;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  grips.set(null);
  spots.set(null);
  picks.set({ card: -1, cells: 0 });
});

const building = () =>
  atBuild({ seats: 3 }, (state) => {
    for (const item of state.players)
      item.slots = ['tile-4-fire-hunt', 'tile-1-water', 'tile-2-diagonal-fire-fire'].map(face);
    player(state, 0).temple.held = [strip('bonus-2-fire')];
    paint(state, 0, topRow('.FF.....'));
  });

/** Where a plan marks moves, drawn or not: shares of the ground under the pyramid. */
const marked = (play: ReturnType<typeof building>, move: TempleMove) =>
  (board.targets?.(move, templeOfFate.view(play.state, 0)) ?? []).map(({ within: shares }) => shares);

describe('building', () => {
  test('a plan finds its places where nothing can be pressed, as in a picture of the past', () => {
    const play = building();
    const { container } = render(<Board {...propsOf(play)} ask={null} moves={[]} />);
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(0);
    const places = [place(0, 0, 0), place(0, 4, 0)].flatMap((move) => board.targets?.(move, propsOf(play).view) ?? []);
    for (const { or = '' } of places) expect(container.querySelectorAll(or)).toHaveLength(1);
    // Two places are two marks: the middle tile lies in the middle, as far up as its level is raised.
    const [first, middle] = [0, 4].flatMap((area) => marked(play, place(0, area, 0)));
    expect(first?.[0]).toBeCloseTo(1 / 6);
    expect(middle?.[0]).toBeCloseTo(1 / 2);
    expect(middle?.[1]).toBeCloseTo(1 / 2 - 16 / 360);
    expect(first?.[1]).toBeLessThan(at(middle ?? [], 1));
  });

  test('exactly the places of the list are open for the tile in hand', () => {
    const play = building();
    make(play, ['place tile-1-water l1-r1-c1 0'], 0);
    const { container } = render(<Board {...propsOf(play)} />);
    expect(openSpots(container, 'area')).toEqual(['0', '1', '2', '3', '5', '6', '7', '8']);
  });

  test('R turns the tile, a digit takes another, a press lays it', () => {
    const props = propsOf(building());
    const { container } = render(<Board {...props} />);
    fireEvent.keyDown(window, { key: 'r' });
    const area = (at: number) => partOf(container, `[data-spot="area"][data-at="${at}"]`);
    fireEvent.click(area(0));
    fireEvent.keyDown(window, { key: '2' });
    fireEvent.click(area(8));
    expect(chosen(props)).toEqual(['place tile-4-fire-hunt l1-r0-c0 1', 'place tile-1-water l1-r2-c2 0']);
  });

  test('pointing at a place shows the chains that the tile would make, with their lengths', async () => {
    const props = propsOf(building());
    const { container } = render(<Board {...props} />);
    expect(container.querySelectorAll('.tof-plate')).toHaveLength(0);
    fireEvent.pointerEnter(partOf(container, '[data-spot="area"][data-at="0"]'), {
      pointerType: 'mouse',
    });
    // Pointing is drawn with the next frame.
    await waitFor(() => expect(container.querySelectorAll('.tof-fresh')).toHaveLength(4));
    expect([...container.querySelectorAll('.tof-plate text')].map((plate) => plate.textContent)).toEqual(['5']);
  });

  test('a closed place chooses nothing and says why', () => {
    const play = building();
    make(play, ['place tile-1-water l1-r0-c0 0'], 0);
    const props = propsOf(play);
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'level I, row 1, column 1: taken' }));
    expect(chosen(props)).toEqual([]);
    expect(vi.mocked(props.explain).mock.calls.at(-1)?.[1]).toBe('6.2.7');
  });

  test('a bonus ornament is taken, laid upright with R and placed', () => {
    const props = propsOf(building());
    const { container } = render(<Board {...props} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'fire ornament of 2' }), { key: 'Enter' });
    fireEvent.keyDown(window, { key: 'r' });
    fireEvent.click(partOf(container, '[data-spot="cell"][data-at="8"]'));
    expect(chosen(props)).toEqual(['strip bonus-2-fire r1c0-r2c0']);
  });

  test('when all is laid, only the person ends the build', () => {
    const play = building();
    for (const text of ['tile-1-water l1-r0-c0', 'tile-4-fire-hunt l1-r0-c1', 'tile-2-diagonal-fire-fire l1-r0-c2'])
      make(play, [`place ${text} 0`], 0);
    const props = propsOf(play);
    render(PromptExtras === undefined ? <p /> : <PromptExtras {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Finish building' }));
    expect(chosen(props)).toEqual(['done']);
    expect(board.byHand?.(reading('done'))).toBe(true);
    expect(board.byHand?.(reading('end'))).toBe(false);
  });

  test('others are shown as thinking or ready, never what they think', () => {
    const play = building();
    const before = render(<Board {...propsOf(play)} />);
    const pictures = () => [...before.container.querySelectorAll('.tof-neighbour svg')].map((one) => one.innerHTML);
    const seen = pictures();
    expect(screen.getAllByText('thinking')).toHaveLength(2);
    for (const text of ['tile-1-water l1-r0-c0', 'tile-4-fire-hunt l1-r0-c1', 'tile-2-diagonal-fire-fire l1-r0-c2'])
      make(play, [`place ${text} 0`], 1);
    make(play, ['done'], 1);
    before.rerender(<Board {...propsOf(play)} />);
    expect(screen.getAllByText('thinking')).toHaveLength(1);
    expect(screen.getAllByText('ready')).toHaveLength(1);
    expect(pictures()).toEqual(seen);
  });

  test('once the game was given up nobody is said to think, whatever the agenda says', () => {
    const props = propsOf(building());
    const nobody = props.seats.map((seatInfo) => ({ ...seatInfo, thinking: false }));
    render(<Board {...props} ask={null} moves={[]} seats={nobody} />);
    expect(screen.queryByText('thinking')).toBeNull();
    expect(screen.queryByText(/The others are still choosing/)).toBeNull();
  });
});

describe('exchange', () => {
  const drawing = (seats: number, tiles: readonly string[], round = 1) =>
    atExchange({ seats, round }, (state) => {
      for (const item of state.players) {
        item.drawn = tiles.map(face);
        item.looked = tiles.length;
      }
    });
  const THREE = ['tile-1-fire', 'tile-1-hunt', 'tile-1-water'];

  test('pressing a destination swaps it with the tile that had it', () => {
    const props = propsOf(drawing(3, THREE));
    render(<Board {...props} />);
    const second = screen.getByRole('group', { name: 'hunt ×1' });
    fireEvent.click(within(second).getByRole('button', { name: 'Keep' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pass the tiles on' }));
    expect(chosen(props)).toEqual(['exchange tile-1-hunt tile-1-fire tile-1-water']);
  });

  test('with two players the other two tiles go to the opponent, whatever their order', () => {
    const props = propsOf(drawing(2, ['tile-1-water', 'tile-1-hunt', 'tile-1-fire']));
    render(<Board {...props} />);
    fireEvent.click(within(screen.getByRole('group', { name: 'fire ×1' })).getByRole('button', { name: 'Keep' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pass the tiles on' }));
    expect(chosen(props)).toEqual(['exchange tile-1-fire tile-1-hunt tile-1-water']);
  });

  test('level II: one is kept, one given', () => {
    const props = propsOf(drawing(4, ['tile-1-water', 'tile-1-hunt'], 4));
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pass the tiles on' }));
    expect(chosen(props)).toEqual(['exchange tile-1-water tile-1-hunt']);
  });

  test('whoever presses all that a plan marks has made the planned exchange', () => {
    for (const [seats, tiles, round] of [
      [2, THREE, 1],
      [3, THREE, 1],
      [4, ['tile-1-water', 'tile-1-hunt'], 4],
    ] as const) {
      const play = drawing(seats, tiles, round);
      for (const move of play.moves(0)) {
        const props = propsOf(play);
        const { container } = render(<Board {...props} />);
        for (const { at: button } of board.targets?.(move, props.view) ?? [])
          fireEvent.click(partOf(container, button));
        fireEvent.click(screen.getByRole('button', { name: 'Pass the tiles on' }));
        expect(chosen(props)).toEqual([templeOfFate.write(move)]);
        cleanup();
      }
    }
  });
});

describe('priests', () => {
  const turn = (arrange: (state: TempleState) => void = () => {}) =>
    atTurn({}, (state) => {
      paint(state, 0, topRow('FFFFFF.H'));
      for (const name of ['hunt', 'water', 'fertility', 'supreme']) openCard(state, `blessing-${name}-03`);
      openCard(state, 'blessing-fire-08');
      stand(state, 'fire', { 1: 1 });
      arrange(state);
    });

  test('all cells of usable chains are open, a lone ornament says why it is not', () => {
    const props = propsOf(turn());
    const { container } = render(<Board {...props} />);
    expect(openSpots(container, 'cell')).toEqual(['0', '1', '2', '3', '4', '5']);
    fireEvent.click(partOf(container, '[data-spot="cell"][data-at="7"]'));
    expect(vi.mocked(props.explain).mock.calls.at(-1)?.[1]).toBe('4.3.1');
    fireEvent.click(partOf(container, '[data-spot="cell"][data-at="3"]'));
    expect(chosen(props)).toEqual(['mark r0c3']);
  });

  test('chains and cells are read out once, with their price', () => {
    const { container } = render(<Board {...propsOf(turn())} />);
    const heard = (one: Element) => !one.matches('[aria-hidden="true"]');
    const names = [...container.querySelectorAll('.tof-chip, .tof-cell')].map((one) =>
      [...one.children]
        .filter(heard)
        .map((part) => part.textContent)
        .join(''),
    );
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) expect(name).toMatch(/^(Cell \d, cost \d|\w+ chain of \d)/);
  });

  test('what the chain can pay for glows; ticked cells are placed together', () => {
    const play = turn();
    make(play, ['mark r0c0']);
    const props = propsOf(play);
    const { container } = render(
      <>
        <Board {...props} />
        {PromptExtras !== undefined && <PromptExtras {...props} />}
      </>,
    );
    const fire = partOf(container, '[data-part="card-fire"]');
    const cells = within(fire).getAllByRole('button');
    expect(cells.map((cell) => cell.getAttribute('aria-disabled'))).toEqual(['false', 'true', 'false', 'false']);
    expect(container.querySelector('[data-part="card-hunt"]')?.getAttribute('data-rest')).toBe('true');
    expect(screen.getByRole('button', { name: 'Place priests' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(at(cells, 0));
    fireEvent.click(at(cells, 2));
    expect(screen.getByText('You would lead')).toBeTruthy();
    // 4 + 2 of 6 are spent: the last cell can't be paid any more.
    expect(cells[3]?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Place 2 priests' }));
    expect(chosen(props)).toEqual(['occupy fire 0,2']);
  });

  test('a cell with a symbol, taken alone, promises its ornament; a full card its winner', () => {
    const play = turn((state) => stand(state, 'fire', { 2: 1, 3: 1 }));
    make(play, ['mark r0c0']);
    const { container } = render(<Board {...propsOf(play)} />);
    fireEvent.click(at(within(partOf(container, '[data-part="card-fire"]')).getAllByRole('button'), 0));
    expect(screen.getByText('Card complete: Boris wins, 8 points')).toBeTruthy();
    expect(screen.getByText('You draw an ornament of 3')).toBeTruthy();
    expect(screen.getByText('You draw an ornament of 2')).toBeTruthy();
  });

  test('every card shows its tally and who would win it', () => {
    const { container } = render(<Board {...propsOf(turn((state) => stand(state, 'hunt', { 0: 0, 1: 1 })))} />);
    expect(container.querySelector('[data-part="card-fire"] .tof-leader')?.textContent).toBe('Boris leads');
    expect(container.querySelector('[data-part="card-hunt"] .tof-leader')?.textContent).toBe('You lead, farthest left');
    expect(container.querySelector('[data-part="card-water"] .tof-leader')?.textContent).toBe('No priests yet');
  });
});

describe('the rest of the table', () => {
  test('round 6 offers both sides of both special tiles', () => {
    const play = atBuild({ round: 6, specials: 'effect' }, (state) => {
      for (const item of state.players) {
        item.drawn = [special('special-effect-extra-chain'), special('special-effect-two-bonuses')];
        item.looked = 2;
      }
    });
    const props = propsOf(play);
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Lay face up ?: Third Prayer/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Lay face down.*: Gift of the Gods/ }));
    expect(chosen(props)).toEqual(['summit special-effect-extra-chain up', 'summit special-effect-two-bonuses down']);
  });

  test('a private card is taken from a deck and shown with its owner', () => {
    const play = atTurn({ round: 6, specials: 'effect' }, (state) => {
      player(state, 0).temple.laid[13] = 2 * special('special-effect-private-blessing') + 1;
    });
    const props = propsOf(play);
    const { rerender } = render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Take the top card of Hunt' }));
    expect(chosen(props)).toEqual(['deck hunt']);
    make(play, ['deck hunt']);
    rerender(<Board {...propsOf(play, 1)} />);
    expect(screen.getByText('Private: Anna')).toBeTruthy();
  });

  test('a neighbour opens large, and spectators see the table', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    const play = building();
    const seated = render(<Board {...propsOf(play)} />).container;
    // What nobody looks at costs nothing at any move.
    expect(seated.querySelectorAll('.tof-pyramids')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: /^See it large: the pyramid of Boris/ }));
    expect(seated.querySelectorAll('.tof-pyramids > li')).toHaveLength(2);
    await waitFor(() => expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled());
    cleanup();
    const { container } = render(<Board {...propsOf(play, null)} />);
    expect(container.querySelectorAll('.tof-neighbour')).toHaveLength(3);
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(0);
  });

  test('facts and panel say the points by source', () => {
    const play = atTurn({}, (state) => {
      player(state, 0).won = [7];
      player(state, 0).temple.held = [strip('bonus-3-fire')];
    });
    const props = propsOf(play);
    const Panel = panels[0]?.Panel;
    const { container } = render(
      <>
        <SeatFacts view={props.view} seat={0} say={say} />
        {Panel !== undefined && <Panel {...props} />}
      </>,
    );
    expect(container.querySelector('.seat-score')?.textContent).toContain('9');
    expect([...container.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual(['9', '0']);
  });

  test('the goal card shows both sides, and how far each goal is', () => {
    const play = atTurn({ goals: true }, (state) => {
      player(state, 0).side = 1;
      player(state, 1).side = 0;
    });
    const Panel = panels[0]?.Panel;
    render(Panel === undefined ? <p /> : <Panel {...propsOf(play)} />);
    expect(screen.getByText(/✓ Faithful Servants \+4/)).toBeTruthy();
    expect(screen.getByText(/○ Honour to All \+4/)).toBeTruthy();
  });
});
