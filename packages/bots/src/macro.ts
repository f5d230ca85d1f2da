import { GameError, type Play, type Seat, type Vocabulary } from '@naos/engine';

/** A whole turn as the row of small moves that people would make, and where it leads. */
export interface Macro<V extends Vocabulary> {
  readonly moves: readonly V['move'][];
  readonly play: Play<V>;
}

/** What a macro-action is in a game. */
export interface MacroRules<V extends Vocabulary> {
  /** True while the seat's row goes on; asked after every move that leaves the game running. */
  readonly goesOn: (play: Play<V>, seat: Seat) => boolean;
  /** Tells end states apart: rows with equal ids reach the same state. */
  readonly id: (state: V['state']) => string | number;
  /** Moves worth trying in a row; all when absent. */
  readonly worth?: (play: Play<V>, seat: Seat, moves: readonly V['move'][]) => readonly V['move'][];
  /** At most so many different ends. */
  readonly limit: number;
}

/**
 * All rows of small moves of a seat from here, one for each different end, in a fixed order. Each is made of legal moves by
 * construction. When there are more ends than the limit, the first found are kept.
 */
export function macrosOf<V extends Vocabulary>(here: Play<V>, seat: Seat, rules: MacroRules<V>): Macro<V>[] {
  const found: Macro<V>[] = [];
  const ends = new Set<string | number>();
  const passed = new Set<string | number>();
  const explore = (play: Play<V>, moves: readonly V['move'][]): void => {
    const legal = play.moves(seat);
    for (const move of rules.worth?.(play, seat, legal) ?? legal) {
      if (found.length >= rules.limit) return;
      const there = play.copy();
      there.make(move, seat);
      const id = rules.id(there.state);
      const row = [...moves, move];
      if (!there.over && there.seats().includes(seat) && rules.goesOn(there, seat)) {
        if (passed.has(id)) continue;
        passed.add(id);
        explore(there, row);
      } else if (!ends.has(id)) {
        ends.add(id);
        found.push({ moves: row, play: there });
      }
    }
  };
  explore(here, []);
  return found;
}

/** Plays a row of small moves on a copy. Throws a GameError at the first one that is not legal there. */
export function followed<V extends Vocabulary>(here: Play<V>, seat: Seat, moves: readonly V['move'][]): Play<V> {
  const play = here.copy();
  for (const move of moves) {
    const key = here.game.key(move);
    const legal = play.moves(seat).find((candidate) => here.game.key(candidate) === key);
    if (legal === undefined) throw new GameError(`"${here.game.write(move)}" is not legal in the middle of its row.`);
    play.make(legal, seat);
  }
  return play;
}

/**
 * Checks a game's own quick enumeration against the small moves: every row it offers is legal, and together they reach
 * exactly the ends that the small moves reach. Returns what is wrong, or null.
 */
export function macroGap<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  quick: readonly (readonly V['move'][])[],
  rules: MacroRules<V>,
): string | null {
  const wanted = new Set(macrosOf(here, seat, rules).map(({ play }) => rules.id(play.state)));
  const reached = new Set<string | number>();
  for (const moves of quick) {
    try {
      reached.add(rules.id(followed(here, seat, moves).state));
    } catch (error) {
      return (error as GameError).message;
    }
  }
  const missed = [...wanted].filter((id) => !reached.has(id)).length;
  const invented = [...reached].filter((id) => !wanted.has(id)).length;
  return missed + invented === 0 ? null : `${missed} ends are missed, ${invented} are not reached by small moves`;
}
