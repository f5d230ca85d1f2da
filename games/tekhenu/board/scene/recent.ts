import type { BoardProps } from '@naos/table-ui';
import type { TekhenuEvent } from '../../rules/events.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { OPPONENT } from '../../rules/state.ts';

/** What the last move has left on the board, each with the player who did it. */
export interface RecentMarks {
  readonly took: ReadonlyMap<number, number>;
  readonly cells: ReadonlyMap<number, number>;
  readonly spaces: ReadonlyMap<number, number>;
  readonly slots: ReadonlyMap<number, number>;
  readonly statues: ReadonlyMap<number, number>;
  /** Markers that have moved, as "marker-player". */
  readonly markers: ReadonlySet<string>;
}

/** The pieces that the move told above the board has touched; the solo opponent is the last player. */
export function marksOf({ recent = NOTHING, view }: Pick<BoardProps<Tekhenu>, 'recent' | 'view'>): RecentMarks {
  const marks = known.get(recent) ?? marksLeft(recent, view.players.length);
  known.set(recent, marks);
  return marks;
}

const NOTHING: readonly TekhenuEvent[] = [];
/** Every piece of the board asks. */
const known = new WeakMap<readonly TekhenuEvent[], RecentMarks>();

function marksLeft(recent: readonly TekhenuEvent[], players: number): RecentMarks {
  const player = (seat: number): number => (seat === OPPONENT ? players - 1 : seat);
  const of = <K extends TekhenuEvent['kind']>(
    kind: K,
    place: (event: Extract<TekhenuEvent, { kind: K }>) => number,
  ): ReadonlyMap<number, number> =>
    new Map(
      recent.flatMap((event): [number, number][] =>
        isKind(event, kind) && 'seat' in event ? [[place(event), player(event.seat)]] : [],
      ),
    );
  return {
    took: of('took', ({ spot }) => spot),
    cells: of('pillar', ({ cell }) => cell),
    spaces: of('built', ({ space }) => space),
    slots: of('osiris', ({ slot }) => slot),
    statues: of('statue', ({ place }) => place),
    markers: new Set(
      recent.flatMap((event) => (event.kind === 'marker' ? [`${event.marker}-${player(event.seat)}`] : [])),
    ),
  };
}

function isKind<K extends TekhenuEvent['kind']>(
  event: TekhenuEvent,
  kind: K,
): event is Extract<TekhenuEvent, { kind: K }> {
  return event.kind === kind;
}
