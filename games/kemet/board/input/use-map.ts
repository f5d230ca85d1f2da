import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { asksFor, type KemetChoice } from '../../rules/choices.ts';
import { boardOf } from '../../rules/content/areas.ts';
import type { Kemet } from '../../rules/index.ts';
import { enlist, FROM, type KemetMove, STEP, STRIKE, TELEPORT } from '../../rules/moves.ts';
import type { Hop, Reach } from '../../rules/reach.ts';
import { words } from '../../texts/index.ts';
import { heart } from '../scene/land.ts';
import { farReach, movesByArea } from './move-areas.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest open area in a direction: what lies ahead counts, what lies aside counts double. */
export function neighbour(seats: number, from: number, [right, down]: readonly [number, number]): number {
  const at = heart(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const area of boardOf(seats).areas) {
    const { x, y } = heart(area);
    const ahead = (x - at.x) * right + (y - at.y) * down;
    const aside = Math.abs((x - at.x) * down) + Math.abs((y - at.y) * right);
    const way = ahead + 2 * aside;
    if (ahead > 8 && way < least) {
      least = way;
      best = area;
    }
  }
  return best;
}

/** Which move a pointed area would stand for, so that the rules can say why it is closed. */
function wantedAt(choice: KemetChoice, area: number): KemetMove | undefined {
  if (asksFor('march', choice)) return STEP[area];
  if (asksFor('start', choice)) return FROM[area];
  if (choice === 'strike') return STRIKE[area];
  return choice === 'recruit' || choice === 'place units' ? enlist(1, area) : undefined;
}

export interface MapControls {
  readonly cursor: number;
  /** The area whose several moves are laid out to choose from, or -1. */
  readonly opened: number;
  readonly byArea: ReadonlyMap<number, readonly KemetMove[]>;
  readonly far: ReadonlyMap<number, Reach>;
  readonly press: (area: number) => void;
  readonly point: (area: number) => void;
  readonly leave: () => void;
  readonly close: () => void;
  readonly setCursor: (area: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, area: number) => void;
}

/** Mouse, finger and keyboard on the map: one area is the cursor; Tab enters there, arrows walk, Enter chooses. */
export function useMap(props: BoardProps<Kemet>): MapControls {
  const { moves, view, ask, choose, whyNot, explain } = props;
  const byArea = useMemo(() => movesByArea(moves, view), [moves, view]);
  const far = useMemo(
    () => new Map(farReach(view, ask?.task === 'move').map((reach) => [reach.area, reach])),
    [view, ask],
  );
  const [cursor, setCursor] = useState(boardOf(view.seats).areas[0] ?? 0);
  const [opened, setOpened] = useState(-1);
  const [asked, setAsked] = useState<readonly KemetMove[] | null>(null);
  const route = useRoute(props);
  const first = byArea.keys().next().value;

  // A new list of moves is a new question: it closes what was laid out and brings the cursor to something that can be
  // chosen. Before anything is drawn: afterwards the whole board would be drawn once more.
  if (asked !== moves) {
    setAsked(moves);
    setOpened(-1);
    if (first !== undefined && !byArea.has(cursor)) setCursor(first);
  }

  const point = (area: number): void => {
    if (byArea.has(area) || far.has(area) || ask === null) return;
    const wanted = wantedAt(ask.choice, area);
    const reason = wanted === undefined ? null : (whyNot(wanted) ?? null);
    const teleport = asksFor('march', ask.choice) && reason?.why === 'not-adjacent' ? whyNot(at(TELEPORT, area)) : null;
    const shown = teleport !== null && teleport.why !== 'no-obelisk' ? teleport : reason;
    if (shown !== null) explain(words.whyNot(shown), shown.rule);
  };
  const press = (area: number): void => {
    const list = byArea.get(area) ?? [];
    const [only] = list;
    const there = far.get(area);
    if (list.length === 1 && only !== undefined) choose(only);
    else if (list.length > 1) setOpened(opened === area ? -1 : area);
    else if (there !== undefined) route(there.route);
    else point(area);
  };
  return {
    cursor,
    opened,
    byArea,
    far,
    press,
    point,
    leave: () => explain(null),
    close: () => setOpened(-1),
    setCursor,
    onKeyDown: (event, area) => {
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) {
        const next = neighbour(view.seats, area, arrow);
        event.currentTarget.closest('svg')?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') press(area);
      else if (event.key === 'Escape') setOpened(-1);
      else return;
      event.preventDefault();
    },
  };
}

/** Walks a route hop by hop as the questions come: each hop is a move of its own and can be taken back. */
function useRoute({ ask, moves, choose }: BoardProps<Kemet>): (route: readonly Hop[]) => void {
  const ahead = useRef<Hop[]>([]);
  const go = (): void => {
    const hop = ahead.current.shift();
    if (hop === undefined) return;
    const move = (hop.by === 'step' ? STEP : TELEPORT)[hop.area];
    if (move !== undefined && moves.includes(move)) choose(move);
    else ahead.current = [];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new list of moves is the next hop's turn
  useEffect(() => {
    if (asksFor('march', ask?.choice)) go();
    else ahead.current = [];
  }, [moves]);
  return (route) => {
    ahead.current = [...route];
    go();
  };
}
