import { type BoardProps, isLookedAt, useSteady } from '@naos/table-ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Aton } from '../../rules/index.ts';
import { type AtonMove, CULL, PLACE, REMOVE } from '../../rules/moves.ts';
import type { AtonChoice } from '../../rules/vocabulary.ts';
import { words } from '../../texts/index.ts';
import { neighbour } from '../scene/layout.ts';
import type { SpaceProps } from '../scene/Space.tsx';
import { moveOn, pointed, pointedByTouch } from './pointing.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves that a space could stand for, by the question that is asked. */
const CANDIDATES: Readonly<Record<AtonChoice, readonly AtonMove[]>> = {
  allocate: [],
  place: PLACE,
  remove: REMOVE,
  cull: CULL,
};

/** Mouse, finger and keyboard on the 48 spaces. One of them is the cursor: Tab enters there, arrows walk, Enter chooses. */
export function useSpaces(props: BoardProps<Aton>): {
  readonly cursor: number;
  readonly on: SpaceProps['on'];
} {
  const { moves, choose, whyNot, explain, ask } = props;
  const [cursor, setCursor] = useState(0);
  const [asked, setAsked] = useState<readonly AtonMove[] | null>(null);
  const picture = useRef<Element | null>(null);
  const drawn = useRef(cursor);

  // A new question moves the cursor to something that can be chosen, before anything is drawn: afterwards the whole board
  // would be drawn once more.
  if (asked !== moves) {
    setAsked(moves);
    const first = moves.find((move) => 'space' in move);
    if (first !== undefined && 'space' in first && moveOn(moves, cursor) === undefined) setCursor(first.space);
  }
  // It takes the focus along when the board has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question leads the focus
  useEffect(() => {
    if (drawn.current === cursor || picture.current?.contains(document.activeElement) !== true) return;
    // With the next frame, when the browser lays the page out anyway: a focus asks for that at once.
    const frame = requestAnimationFrame(() => focusSpace(picture.current, cursor));
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  useEffect(() => {
    drawn.current = cursor;
  });
  useEffect(() => () => pointed.set(null), []);

  const point = (space: number): void => {
    if (moveOn(moves, space) !== undefined) {
      pointed.set(space);
      return;
    }
    const candidate = ask === null ? undefined : CANDIDATES[ask.choice][space];
    const reason = candidate === undefined ? null : whyNot(candidate);
    if (reason !== null) explain(words.whyNot(reason), reason.rule);
  };
  const leave = (space: number): void => {
    if (pointed.get() === space) pointed.set(null);
    explain(null);
  };
  const press = (space: number, byTouch: boolean): void => {
    const move = moveOn(moves, space);
    const isNew = pointed.get() !== space;
    pointedByTouch.set(byTouch);
    point(space);
    // A finger has no way to point, so its first touch shows what would happen and the second one does it.
    if (move === undefined || (byTouch && isNew)) return;
    pointed.set(null);
    choose(move);
  };
  const on = useSteady({
    onClick: (event: MouseEvent) => {
      const space = spaceOf(event);
      setCursor(space);
      press(space, 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch');
    },
    onFocus: (event: FocusEvent) => {
      const space = spaceOf(event);
      picture.current = event.currentTarget.closest('svg');
      setCursor(space);
      if (isLookedAt(event.currentTarget)) point(space);
    },
    // The button that chooses the pointed space hangs in the prompt bar: going there is not leaving.
    onBlur: (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('.aton-extras')))
        leave(spaceOf(event));
    },
    onPointerEnter: (event: PointerEvent) => {
      if (!isMouse(event)) return;
      pointedByTouch.set(false);
      point(spaceOf(event));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) leave(spaceOf(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const space = spaceOf(event);
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) focusSpace(event.currentTarget.closest('svg'), neighbour(space, ...arrow));
      else if (event.key === 'Enter' || event.key === ' ') press(space, false);
      else return;
      event.preventDefault();
    },
  });
  return { cursor, on };
}

const spaceOf = ({ currentTarget }: { readonly currentTarget: Element }): number =>
  Number(currentTarget.getAttribute('data-space'));

/** Where nothing can hover, a mouse that comes along is the browser's own: it follows a finger when the page shifts. */
function isMouse({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'mouse' && !window.matchMedia('(hover: none)').matches;
}

function focusSpace(picture: Element | null, space: number): void {
  picture?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
}
