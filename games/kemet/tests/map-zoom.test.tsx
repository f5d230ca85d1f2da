// @vitest-environment happy-dom
import { type Play, whyNot } from '@naos/engine';
import { speaker } from '@naos/words';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { gripOf, pulled, type Viewport, wholeMap } from '../board/input/viewport.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { area, go, scene } from './scene.ts';

const { Board } = board;
const whole = wholeMap(5);
/** The map on a phone's screen: 350 pixels for its 1400 units, from (10, 100) on. */
const box = { x: 10, y: 100, width: 350, height: 250 };

describe('hands on the map', () => {
  const middle = { x: 700, y: 500 };
  const fingers = (...at: readonly (readonly [number, number])[]) => gripOf(at.map(([x, y]) => ({ x, y })));
  /** Which point of the map is drawn at a point of the screen. */
  const under = ({ scale, middle }: Viewport, x: number, y: number) => [
    middle.x + (x - 185) * 4 * scale,
    middle.y + (y - 225) * 4 * scale,
  ];

  test('two fingers that part enlarge as much as they part, around what lies between them', () => {
    const whole1 = { scale: 1, middle };
    const closer = pulled(whole, whole1, fingers([80, 200], [120, 200]), fingers([60, 200], [140, 200]), box);
    expect(closer.scale).toBe(0.5);
    expect(under(closer, 100, 200)).toEqual(under(whole1, 100, 200));
    const back = pulled(whole, closer, fingers([60, 200], [140, 200]), fingers([80, 200], [120, 200]), box);
    expect(back).toEqual(whole1);
  });

  test('fingers that move on together take the map along', () => {
    const near = { scale: 0.5, middle };
    const moved = pulled(whole, near, fingers([80, 200], [120, 200]), fingers([90, 190], [130, 190]), box);
    expect(moved).toEqual({ scale: 0.5, middle: { x: 680, y: 520 } });
    expect(pulled(whole, near, fingers([80, 200]), fingers([90, 190]), box)).toEqual(moved);
  });

  test('the map ends at its edges, at the whole of it and at its largest', () => {
    const near = { scale: 0.5, middle };
    expect(pulled(whole, near, fingers([80, 200]), fingers([900, 900]), box).middle).toEqual({ x: 350, y: 250 });
    const [tight, wide] = [fingers([100, 200], [110, 200]), fingers([10, 200], [350, 200])];
    expect(pulled(whole, near, tight, wide, box).scale).toBe(0.28);
    expect(pulled(whole, near, wide, tight, box)).toEqual({ scale: 1, middle });
  });

  test('a map with empty bands beside it moves with the finger all the same', () => {
    const banded = { x: 0, y: 0, width: 700, height: 250 };
    const moved = pulled(whole, { scale: 0.5, middle }, fingers([300, 100]), fingers([310, 100]), banded);
    expect(moved.middle.x).toBe(680);
  });
});

describe('touches on the board', () => {
  const choose = vi.fn();

  function show(running: Play<Kemet>): SVGSVGElement {
    const view = kemet.view(running.state, 0);
    const { question } = running;
    if (question === null) throw new Error('Nobody is asked.');
    const { container } = render(
      <Board
        view={view}
        seat={0}
        seats={[]}
        ask={{ task: question.task.do, choice: question.step.name, facts: {} }}
        moves={running.moves(0)}
        choose={choose}
        preview={() => null}
        whyNot={(move) => whyNot(running, 0, move)}
        explain={vi.fn()}
        fresh={[]}
        outcome={null}
        say={speaker('en', words.catalogs)}
        language="en"
        still
      />,
    );
    const map = container.querySelector<SVGSVGElement>('.kemet-map > svg');
    if (map === null) throw new Error('There is no map.');
    map.getBoundingClientRect = () => new DOMRect(box.x, box.y, box.width, box.height);
    return map;
  }
  const marching = () => go(scene(5).troop(0, 'w1-outskirts', 2).play(), 'token l2-move', 'from w1-outskirts');
  const spot = (map: SVGSVGElement, id: string): Element => {
    const found = map.querySelector(`[data-area="${area(id)}"]`);
    if (found === null) throw new Error(`${id} is not drawn.`);
    return found;
  };
  const finger = (pointerId: number, clientX: number, clientY = 200) => ({
    pointerId,
    isPrimary: pointerId === 1,
    pointerType: 'touch',
    clientX,
    clientY,
  });
  const frame = (map: SVGSVGElement) => map.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  /** Two fingers that part until the map is twice as large. */
  const pinch = (on: Element) => {
    fireEvent.pointerDown(on, finger(1, 80));
    fireEvent.pointerDown(on, finger(2, 120));
    fireEvent.pointerMove(on, finger(1, 60));
    fireEvent.pointerMove(on, finger(2, 140));
  };
  const lift = (on: Element, ...ids: number[]) => {
    for (const id of ids) fireEvent.pointerUp(on, finger(id, 0));
  };

  beforeEach(() => {
    choose.mockClear();
    vi.stubGlobal(
      'matchMedia',
      vi.fn(() => ({
        matches: false,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      })),
    );
  });
  afterEach(cleanup);

  test('a tap chooses an area; two fingers enlarge and choose nothing; the next tap chooses again', () => {
    const map = show(marching());
    const dunes = spot(map, 'w-north-dunes');
    expect(frame(map)).toEqual([0, 0, 1400, 1000]);
    pinch(dunes);
    expect(frame(map).slice(2)).toEqual([700, 500]);
    lift(dunes, 2, 1);
    fireEvent.click(dunes);
    expect(choose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dunes, finger(1, 100));
    lift(dunes, 1);
    fireEvent.click(dunes);
    expect(choose).toHaveBeenCalledOnce();
  });

  test('the wheel enlarges around the pointer, and gives the whole map back to the page', () => {
    const map = show(marching());
    const dunes = spot(map, 'w-north-dunes');
    const turn = (deltaY: number) => {
      const event = createEvent.wheel(dunes, { deltaY });
      Object.defineProperties(event, { clientX: { value: 185 }, clientY: { value: 225 } });
      return fireEvent(dunes, event);
    };
    expect(turn(100)).toBe(true);
    expect(frame(map)).toEqual([0, 0, 1400, 1000]);
    expect(turn(-200)).toBe(false);
    const [x = 0, y = 0, width = 0, height = 0] = frame(map);
    expect(width).toBeLessThan(1000);
    expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([700, 500]);
    expect(width / height).toBeCloseTo(1.4);
  });

  test('an area whose answers are laid out says so and is marked as long as they are', () => {
    const map = show(
      go(
        scene(2)
          .prayer(0, 9)
          .with((state) => state.supply.fill(5))
          .play(),
        'token l3-recruit',
      ),
    );
    const district = spot(map, 'w1-d2');
    expect(district.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(district);
    expect(district.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(district);
    expect(district.getAttribute('aria-expanded')).toBe('false');
    expect(spot(map, 'w-north-dunes').getAttribute('aria-expanded')).toBeNull();
  });

  test('nothing is drawn beyond the edges of the map, however it is enlarged', () => {
    const map = show(marching());
    const edge = map.querySelector('#kemet-edge rect');
    expect(['x', 'y', 'width', 'height'].map((name) => edge?.getAttribute(name))).toEqual(['0', '0', '1400', '1000']);
    const loose = [...map.children].filter(({ tagName }) => tagName !== 'defs');
    expect(loose.map((one) => one.getAttribute('clip-path'))).toEqual(['url(#kemet-edge)']);
  });

  test('one finger leaves the whole map to the page, and drags an enlarged one', () => {
    const map = show(marching());
    const dunes = spot(map, 'w-north-dunes');
    fireEvent.pointerDown(dunes, finger(1, 100));
    fireEvent.pointerMove(dunes, finger(1, 100, 150));
    expect(frame(map)).toEqual([0, 0, 1400, 1000]);
    expect(fireEvent.touchMove(dunes, { touches: [{}], cancelable: true })).toBe(true);
    expect(fireEvent.touchMove(dunes, { touches: [{}, {}], cancelable: true })).toBe(false);
    lift(dunes, 1);

    pinch(dunes);
    lift(dunes, 2);
    const [x = 0, y = 0] = frame(map);
    // The finger that stays goes on from where it is.
    fireEvent.pointerMove(dunes, finger(1, 50, 190));
    expect(frame(map)).toEqual([x + 20, y + 20, 700, 500]);
    expect(fireEvent.touchMove(dunes, { touches: [{}], cancelable: true })).toBe(false);
  });

  test('a touch that the browser takes away is let go', () => {
    const map = show(marching());
    const dunes = spot(map, 'w-north-dunes');
    pinch(dunes);
    fireEvent.pointerCancel(dunes, finger(1, 60));
    fireEvent.pointerCancel(dunes, finger(2, 140));
    const before = frame(map);
    fireEvent.pointerMove(dunes, finger(2, 300));
    expect(frame(map)).toEqual(before);
  });

  test('an enlarged map stays where it is under a press, and the buttons go on from there', () => {
    const map = show(marching());
    pinch(spot(map, 'w-north-dunes'));
    lift(map, 2, 1);
    const before = frame(map);
    fireEvent.focus(spot(map, 'e-oasis'));
    expect(frame(map)).toEqual(before);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(frame(map)[2]).toBe(1000);
  });
});
