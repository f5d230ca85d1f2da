// @vitest-environment happy-dom
import { type Language, speaker } from '@naos/words';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcer, PromptBar, SeatCard, Tabs, TextMode, tableWords } from '../src/index.ts';
import { ClockFace, showLeft } from '../src/parts/ClockFace.tsx';
import { Curtain } from '../src/parts/Curtain.tsx';
import { PlanMarks } from '../src/parts/PlanMarks.tsx';
import { Sheet } from '../src/parts/Sheet.tsx';

const say = (language: Language = 'en') => speaker(language, tableWords);
const nothing = () => {};

afterEach(cleanup);

test('text mode offers every move once, by its words, and searches long lists', () => {
  const moves = Array.from({ length: 20 }, (_, i) => ({ do: `space ${i}` }));
  const choose = vi.fn();
  render(
    <TextMode
      board={['Round 1.']}
      moves={moves}
      label={(move) => `Take ${move.do}`}
      write={(move) => move.do}
      choose={choose}
      news={[]}
      say={say()}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(20);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'SPACE 17' } });
  const [only, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('1 move fits');
  if (only !== undefined) fireEvent.click(only);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: 'space 17' });
});

test('text mode says so when there is nothing to choose', () => {
  render(<TextMode board={[]} moves={[]} label={String} write={String} choose={nothing} news={[]} say={say('ru')} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Сейчас от вас ничего не требуется.')).toBeTruthy();
});

const bar = {
  sentence: 'Choose.',
  mine: true,
  below: null,
  onUndo: nothing,
  onRestart: nothing,
  onConfirm: nothing,
  onCancel: nothing,
  extras: null,
};

test('the prompt bar offers undo only as far as it goes, and not at all where it never can', () => {
  const { rerender } = render(<PromptBar {...bar} undo={{ step: true, turn: false }} held={null} say={say()} />);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Restart turn' })).toHaveProperty('disabled', true);
  rerender(<PromptBar {...bar} undo={null} held={null} say={say()} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a held move is named on its button', () => {
  const onConfirm = vi.fn();
  render(<PromptBar {...bar} undo={null} held="Place on black" onConfirm={onConfirm} say={say()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm: Place on black' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('tabs are walked with the arrows and come round', () => {
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, title: id, content: `content of ${id}` }));
  render(<Tabs tabs={tabs} label="Tabs" />);
  const list = screen.getByRole('tablist');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel').textContent).toBe('content of two');
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(screen.getByRole('tabpanel').textContent).toBe('content of three');
  expect(screen.getByRole('tab', { name: 'three' }).getAttribute('aria-selected')).toBe('true');
});

test('a sheet is closed until a tab is pressed; the same tab and Escape close it again', () => {
  const tabs = ['one', 'two'].map((id) => ({ id, title: id, content: `content of ${id}` }));
  render(<Sheet tabs={tabs} label="More" />);
  const one = screen.getByRole('tab', { name: 'one' });
  expect(screen.queryByRole('tabpanel')).toBeNull();
  fireEvent.click(one);
  expect(screen.getByRole('tabpanel').textContent).toBe('content of one');
  fireEvent.click(one);
  expect(screen.queryByRole('tabpanel')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  fireEvent.keyDown(screen.getByRole('tabpanel'), { key: 'Escape' });
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'two' }));
});

test('a seat says what its player is doing in words, not by colour', () => {
  const seatInfo = { seat: 1, name: 'Mira', kind: 'person', thinking: false, online: true } as const;
  const { rerender } = render(<SeatCard seatInfo={seatInfo} asked over={false} say={say()} />);
  expect(screen.getByText('thinking')).toBeTruthy();
  rerender(<SeatCard seatInfo={{ ...seatInfo, online: false }} asked over={false} say={say()} />);
  expect(screen.getByText('not connected')).toBeTruthy();
  rerender(<SeatCard seatInfo={seatInfo} asked={false} over say={say()} />);
  expect(screen.queryByText('waiting')).toBeNull();
});

test('the announcer says only what is new', () => {
  const { rerender } = render(<Announcer prompt="Place." lines={['old']} />);
  expect(screen.getByRole('status').textContent).toBe('Place.');
  rerender(<Announcer prompt="Place." lines={['old', 'Mira places.']} />);
  expect(screen.getByRole('status').textContent).toBe('Mira places.');
  rerender(<Announcer prompt="Remove." lines={['old', 'Mira places.']} />);
  expect(screen.getByRole('status').textContent).toBe('Remove.');
});

test('the announcer reads the same words again when the same happens again, and an ending once', () => {
  const { rerender } = render(<Announcer prompt="Wait." lines={['Mira places']} />);
  rerender(<Announcer prompt="Wait." lines={['Mira places', 'Mira places']} />);
  const first = screen.getByRole('status').firstElementChild;
  rerender(<Announcer prompt="Wait." lines={['Mira places', 'Mira places', 'Mira places']} />);
  expect(screen.getByRole('status').textContent).toBe('Mira places.');
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  const lines = ['Mira places', 'Mira places', 'Mira places', 'Mira places', 'Mira wins: a temple'];
  rerender(<Announcer prompt="The game is over. Mira wins: a temple." lines={lines} />);
  expect(screen.getByRole('status').textContent).toBe('Mira places. The game is over. Mira wins: a temple.');
});

test('the announcer ends every sentence, so that a voice pauses, and tells a battle from its cards on', () => {
  const { rerender } = render(<Announcer prompt="Place." lines={[]} />);
  const lines = [
    'Mira shows 4',
    'You show 2',
    'Mira wins!',
    'Mira loses 1',
    'You recall 3',
    'You gain 2',
    'Mira gains 1',
  ];
  rerender(<Announcer prompt="Place more" lines={lines} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Mira shows 4. You show 2. Mira wins! Mira loses 1. You recall 3. You gain 2. Mira gains 1. Place more.',
  );
});

test('the announcer says why something is refused, and again when it is tried again', () => {
  const heard = () => screen.getByRole('status').textContent;
  const { rerender } = render(<Announcer prompt="Place." lines={[]} />);
  const said = ['Taken.', null, 'Taken.', null].map((reason) => {
    rerender(<Announcer prompt="Place." lines={[]} reason={reason} />);
    return heard();
  });
  expect(said).toEqual(['Taken.', '', 'Taken.', '']);
});

test.each([
  [0, '0:00'],
  [59_001, '1:00'],
  [161_000, '2:41'],
  [3_905_000, '1:05:05'],
  [100 * 3_600_000, '4 d 4 h'],
])('%d ms left on a clock: %s', (left, shown) => {
  expect(showLeft(left, say())).toBe(shown);
});

test('days and hours are said in the reader’s language', () => {
  const left = 2 * 86_400_000 + 3 * 3_600_000;
  expect(showLeft(left, say('ru'))).toBe('2 д 3 ч');
});

test('a clock that ran out while nobody looked stands at zero', () => {
  render(<ClockFace clock={{ left: 1000, at: Date.now() - 60_000, running: true }} say={say()} />);
  expect(screen.getByRole('timer').textContent).toBe('0:00');
});

test('time in which a clock rests is not taken from what is left', () => {
  const at = Date.now() - 100_000;
  render(
    <ClockFace clock={{ left: 150_500, at, running: true, rested: (until) => until - at - 30_000 }} say={say()} />,
  );
  expect(screen.getByRole('timer').textContent).toBe('2:01');
});

test('a mark lies where its target is drawn, or at its share of what stands for it', () => {
  const stage = { current: document.createElement('div') };
  stage.current.innerHTML = '<i class="ground"></i>';
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  const mark = { at: '.tile', or: '.ground', within: [1 / 4, 1 / 2] as const, label: '1', step: 1 };
  const { container, rerender } = render(<PlanMarks stage={stage} marks={[mark]} />);
  const place = () => container.querySelector('g')?.getAttribute('transform');
  expect(place()).toBe('translate(50 50)');
  stage.current.innerHTML += '<i class="tile"></i>';
  rerender(<PlanMarks stage={stage} marks={[{ ...mark }]} />);
  expect(place()).toBe('translate(100 50)');
  box.mockRestore();
});

test('who takes the device hears so, and the key that was pressed last opens nothing', () => {
  const seatInfo = { seat: 1, name: 'Mira', kind: 'person', thinking: true, online: true } as const;
  render(<Curtain seatInfo={seatInfo} onLift={vi.fn()} say={say()} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
