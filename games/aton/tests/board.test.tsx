// @vitest-environment happy-dom
import { at, Play } from '@naos/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { pointed } from '../board/input/pointing.ts';
import { aton } from '../rules/index.ts';
import { tutorial } from '../tutorial/index.ts';
import { propsOf, say } from './board-props.ts';
import { type Plan, play, position, temple } from './position.ts';

const { Board, panels, SeatFacts, PromptExtras, Ending } = board;

const placing: Plan = { red: { row: '2232', at: 't1-r1-c1' }, blue: { row: '3242', at: 't2-r2-c1' } };

beforeEach(() => {
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })),
  );
});
afterEach(() => {
  cleanup();
  pointed.set(null);
});

describe('the board', () => {
  test('cards turn over the drawing, not within it: it would be drawn anew with them', () => {
    const { container } = render(<Board {...propsOf(play(placing), 0)} />);
    expect(container.querySelectorAll('.aton-cards > .aton-card')).toHaveLength(8);
    expect(container.querySelector('.aton-board .aton-card')).toBeNull();
  });

  test('exactly the spaces of the list are open', () => {
    const props = propsOf(play(placing), 0);
    const { container } = render(<Board {...props} />);
    const open = [...container.querySelectorAll('.aton-touch[aria-disabled="false"]')];
    expect(open.map((space) => Number(space.getAttribute('data-space')))).toEqual(
      props.moves.map((move) => ('space' in move ? move.space : -1)),
    );
  });

  test('a press chooses an open space', () => {
    const props = propsOf(play(placing), 0);
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^black space, temple II, row 2, column 2: free/ }));
    expect(props.choose).toHaveBeenCalledWith(aton.read('place t2-r2-c2'));
  });

  test('a press on a closed space chooses nothing and says why', () => {
    const props = propsOf(play(placing), 0);
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^yellow space, temple IV, row 1, column 1: free/ }));
    expect(props.choose).not.toHaveBeenCalled();
    expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'why.temple-closed' }), '4.7.2');
  });

  test('arrows walk over the whole board, Enter chooses', () => {
    const props = propsOf(play(placing), 0);
    const { container } = render(<Board {...props} />);
    const spot = (space: number) => at([...container.querySelectorAll<SVGElement>(`[data-space="${space}"]`)], 0);
    spot(3).focus();
    fireEvent.keyDown(spot(3), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(spot(12));
    fireEvent.keyDown(spot(12), { key: 'ArrowDown' });
    fireEvent.keyDown(spot(16), { key: 'ArrowDown' });
    fireEvent.keyDown(spot(20), { key: 'ArrowDown' });
    expect(document.activeElement, 'from temple II into temple IV').toBe(spot(36));
    fireEvent.keyDown(spot(1), { key: 'Enter' });
    expect(props.choose).toHaveBeenCalledWith(aton.read('place t1-r1-c2'));
  });

  test('every part that the lesson lights up is on the board', () => {
    const { container } = render(<Board {...propsOf(new Play(aton, tutorial.start()), 0)} />);
    const parts = new Set([...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')));
    expect(tutorial.steps.flatMap(({ light = [] }) => light).filter((part) => !parts.has(part))).toEqual([]);
  });
});

describe('at one glance', () => {
  test('[4.4.3] [4.7.11] [4.7.12] [4.7.13] the four ways to win are in sight, with both sides’ progress', () => {
    const { container } = render(<Board {...propsOf(play(placing), 0)} />);
    const ways = [...container.querySelectorAll('.aton-ways li')].map((way) => way.getAttribute('data-explain'));
    expect(ways).toHaveLength(4);
    expect(ways[1]).toContain('All 12 spaces of one temple win at once. The most in one temple: Aton 1, Amun 1');
    expect(ways[2]).toContain('All 14 yellow spaces win at once: Aton 1, Amun 0');
  });

  test('the reveal goes from cards to points to order, and can be skipped', () => {
    const revealed = { kind: 'revealed', rows: [], exchanged: [false, false] } as const;
    const fresh = [{ event: revealed, to: null, not: null }];
    const { container } = render(<Board {...propsOf(play(placing), 0, { fresh, beat: 500 })} />);
    const coming = () => container.querySelectorAll('.aton-steps [data-coming="true"]').length;
    expect(coming()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show all at once' }));
    expect(coming()).toBe(0);
    cleanup();
    const still = render(<Board {...propsOf(play(placing), 0, { fresh, beat: 0 })} />);
    expect(still.container.querySelectorAll('[data-coming="true"]')).toHaveLength(0);
  });

  test('[4.4.1] [4.5.1] [4.7.1] each step of the round stays with the cards that decided it and what came of them', () => {
    const deciding = { red: { row: '2344' }, blue: { row: '4123' } };
    const { container } = render(<Board {...propsOf(play(deciding), 0)} />);
    const told = [...container.querySelectorAll('.aton-steps li')].map((one) => one.textContent);
    expect(told[0]).toContain('24314243');
    expect(told[1]).toContain('2<4+4 points2 × (4 − 2)');
    expect(told[2]).toContain('3>1Amun firstthe lower card goes first');
    expect(told[3]).toMatch(/^Who actsAmun .+Aton .*places 4$/);
  });

  test('what the others have just done stays lit', () => {
    const recent = [{ kind: 'placed', seat: 1, space: 16 }] as const;
    const { container } = render(<Board {...propsOf(play(placing), 0, { recent })} />);
    expect(container.querySelectorAll('.aton-space[data-told="true"]')).toHaveLength(1);
  });
});

describe('choosing cards', () => {
  const choosing = (row = '1234', token = true) => new Play(aton, position({ red: { row, token } }));

  test('keys 1 to 4 lay the cards in order, Enter commits', () => {
    const props = propsOf(choosing(), 0);
    render(<Board {...props} />);
    for (const key of ['4', '2', '3', '1', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(props.choose).toHaveBeenCalledWith(aton.read('commit 4231'));
  });

  test('Enter commits from the card that has the focus too, once all are laid', () => {
    const props = propsOf(choosing('1344'), 0);
    render(<Board {...props} />);
    const card = screen.getByRole('button', { name: 'Card 1' });
    card.focus();
    fireEvent.keyDown(card, { key: 'Enter' });
    for (const key of ['4', '2', '3', '1']) fireEvent.keyDown(card, { key });
    expect(props.choose).not.toHaveBeenCalled();
    fireEvent.keyDown(card, { key: 'ArrowRight' });
    const [picked] = screen.getAllByRole('button', { pressed: true });
    if (picked !== undefined) fireEvent.keyDown(picked, { key: 'Enter' });
    expect(props.choose).toHaveBeenCalledTimes(1);
  });

  test('a card and then a slot; a second card on the same slot sends the first one back', () => {
    const props = propsOf(choosing('1244'), 0);
    render(<Board {...props} />);
    const hand = within(screen.getByRole('group', { name: 'Your hand' }));
    fireEvent.click(hand.getByRole('button', { name: 'Card 2' }));
    fireEvent.click(screen.getByRole('button', { name: /^Temples/ }));
    expect(hand.getByRole('button', { name: 'Card 2, on Temples' })).toBeTruthy();
    fireEvent.click(hand.getByRole('button', { name: 'Card 1' }));
    fireEvent.click(screen.getByRole('button', { name: /^Temples/ }));
    expect(hand.getByRole('button', { name: 'Card 1, on Temples' })).toBeTruthy();
    expect(hand.getByRole('button', { name: 'Card 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '3 cards to go' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('laying a card is announced, and the hand says whose priests one moves', () => {
    render(<Board {...propsOf(choosing('1134'), 0)} />);
    expect(screen.getByRole('status').textContent).toBe('No card is laid');
    fireEvent.keyDown(document.body, { key: '1' });
    fireEvent.keyDown(document.body, { key: '3' });
    expect(screen.getByRole('status').textContent).toMatch(/^\d on Points\. \d on Temples$/);
    expect(screen.getByRole('region', { name: /You are Aton/ })).toBeTruthy();
  });

  test('whoever commits by keyboard stays at the board', async () => {
    const props = propsOf(choosing('1234'), 0);
    const { rerender } = render(<Board {...props} />);
    for (const key of ['1', '2', '3', '4']) fireEvent.keyDown(document.body, { key });
    screen.getByRole('button', { name: 'Commit' }).focus();
    const after = play({ red: { row: '1234' }, blue: { row: '2222' } });
    rerender(<Board {...propsOf(after, 0)} />);
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('aton-strip'));
  });

  test('the exchange asks first, and says why when it is gone', () => {
    const open = propsOf(choosing(), 0);
    const { unmount } = render(<Board {...open} />);
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    fireEvent.click(screen.getByRole('button', { name: 'Exchange hand' }));
    expect(open.choose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Exchange', hidden: true }));
    expect(open.choose).toHaveBeenCalledWith(aton.read('exchange'), true);
    unmount();
    const gone = propsOf(choosing('1234', false), 0);
    render(<Board {...gone} />);
    fireEvent.focus(screen.getByRole('button', { name: 'Exchange hand' }));
    expect(gone.explain).toHaveBeenCalledWith(expect.objectContaining({ key: 'why.exchange-used' }), '4.2.2');
  });
});

describe('around the board', () => {
  test('the scoring panel shows what the pointed priest would change', () => {
    const props = propsOf(play(placing), 0);
    const Panel = panels.find(({ id }) => id === 'scoring')?.Panel ?? Board;
    render(<Panel {...props} />);
    expect(screen.queryByText('with the priest you point at')).toBeNull();
    cleanup();
    pointed.set(17);
    render(<Panel {...props} />);
    expect(screen.getByText('with the priest you point at')).toBeTruthy();
    const black = screen.getByRole('row', { name: /black/ });
    expect(black.getAttribute('data-changed')).toBe('true');
    expect(black.textContent).toContain('8 → 0');
  });

  test('the prompt says how many priests are to go, and what a pointed space would change', () => {
    const props = propsOf(play(placing), 0);
    const Extras = PromptExtras ?? Board;
    const { rerender } = render(<Extras {...props} />);
    expect(screen.getByRole('img', { name: '2 priests to go' })).toBeTruthy();
    pointed.set(17);
    rerender(<Extras {...props} />);
    expect(screen.getByText('Black spaces: nobody leads')).toBeTruthy();
  });

  test('a move that wins is announced as such', () => {
    const Extras = PromptExtras ?? Board;
    const last = play({ red: { row: '2241', at: temple(1, 1) }, blue: { row: '3242' } });
    pointed.set(11);
    render(<Extras {...propsOf(last, 0)} />);
    expect(screen.getByText('Aton wins the game')).toBeTruthy();
  });

  test('the card counter counts what the viewer has not seen', () => {
    const Panel = panels.find(({ id }) => id === 'cards')?.Panel ?? Board;
    render(<Panel {...propsOf(play({ red: { row: '1234' }, blue: { row: '2224' } }), 0)} />);
    const cells = within(screen.getByRole('row', { name: /Amun/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['9', '6', '9', '8']);
  });

  test('a seat shows score, supply, cards and exchange', () => {
    const { container } = render(
      <SeatFacts view={aton.view(position({ red: { score: 12, token: false } }), 1)} seat={0} say={say} />,
    );
    expect(container.textContent).toContain('12');
    expect(container.textContent).toContain('used');
  });

  test('the ending names the way and draws the score of every round', () => {
    const running = play({ red: { row: '4222', score: 34 }, blue: { row: '1222' } });
    const log = [{ event: { kind: 'round', round: 1 } as const, to: null, not: null }, ...running.told];
    const Last = Ending ?? (() => null);
    const { container } = render(
      <Last props={propsOf(running, 0, { outcome: aton.outcome(running.state) })} log={log} />,
    );
    expect(container.querySelector('[data-it="true"]')?.textContent).toBe('40 points on a card');
    expect(screen.getByText('Round 1: Aton 40, Amun 0')).toBeTruthy();
  });
});
