import { KINGDOM_SIZE, POINTS_TO_WIN } from '../rules/content/constants.ts';
import { COMMITS } from '../rules/moves.ts';
import { deckAfter, type Known, ROW_SUM } from './hands.ts';
import { Position } from './position.ts';
import { type Cards, chanceOf, placeGreedily, removeGreedily } from './resolve.ts';
import { boardSum, scoreSum } from './worth.ts';

/** Cards c2, c3, c4 as one number from 0 to 63; c1 is the row's index divided by 64. */
const TAILS: readonly Cards[] = Array.from({ length: 64 }, (_, tail) => ({
  c2: (tail >> 4) + 1,
  c3: ((tail >> 2) & 3) + 1,
  c4: (tail & 3) + 1,
}));
const ROWS = COMMITS.length;
/** Differences at cartouche 1, from -3 to 3. */
const LEADS = 7;
/** Logit of a game that is won: beyond every sum of weights. */
const WON = 40;

/** Logits of red for everything that cartouches 2 to 4 can do, when `first` goes first: `[tailFirst][tailSecond][lead]`. */
function outcomes(
  w: Float32Array,
  base: Position,
  first: 0 | 1,
  wantedFirst: Tails,
  wantedSecond: Tails,
): Float32Array {
  const logits = new Float32Array(64 * 64 * LEADS);
  const second = first === 0 ? 1 : 0;
  const afterFirst = new Position();
  const after = new Position();
  const win = first === 0 ? WON : -WON;
  for (const [a, mine] of TAILS.entries()) {
    if (wantedFirst[a] === 0) continue;
    afterFirst.set(base);
    removeGreedily(w, afterFirst, first, mine);
    if (!base.removalsFirst) placeGreedily(w, afterFirst, first, mine);
    for (const [b, theirs] of TAILS.entries()) {
      if (wantedSecond[b] === 0 || theirs.c2 < mine.c2) continue;
      const at = (a * 64 + b) * LEADS;
      after.set(afterFirst);
      if (base.removalsFirst) {
        removeGreedily(w, after, second, theirs);
        placeGreedily(w, after, first, mine);
      }
      if (after.filled(first)) {
        logits.fill(win, at, at + LEADS);
        continue;
      }
      if (!base.removalsFirst) removeGreedily(w, after, second, theirs);
      placeGreedily(w, after, second, theirs);
      if (after.filled(second)) logits.fill(-win, at, at + LEADS);
      else roundEnds(w, after, logits, at);
    }
  }
  return logits;
}

/** Which tails some hand can play. */
type Tails = Uint8Array;

/** Red's logit for every lead at cartouche 1, after both have acted. */
function roundEnds(w: Float32Array, p: Position, logits: Float32Array, at: number): void {
  const board = boardSum(w, p);
  const { kingdom } = p;
  const full = kingdom === KINGDOM_SIZE;
  const more = full ? p.scoring(0) : 0;
  const moreBlue = full ? p.scoring(1) : 0;
  for (let i = 0; i < LEADS; i++) {
    const gain = 2 * (i - 3);
    const red = (p.score[0] ?? 0) + Math.max(0, gain) + more;
    const blue = (p.score[1] ?? 0) + Math.max(0, -gain) + moreBlue;
    logits[at + i] =
      full && (red >= POINTS_TO_WIN || blue >= POINTS_TO_WIN)
        ? WON * Math.sign(red - blue)
        : board + scoreSum(w, p, red, blue, kingdom);
  }
}

function tailsOf(possible: ArrayLike<number>): Tails {
  const tails = new Uint8Array(64);
  for (let row = 0; row < ROWS; row++) if (possible[row] !== 0) tails[row & 63] = 1;
  return tails;
}

/** Rows that can be played with some hand of more than no chance. */
export function possibleRows(
  types: readonly { readonly weight: number; readonly actions: readonly number[] }[],
): Uint8Array {
  const possible = new Uint8Array(ROWS);
  for (const { weight, actions } of types) if (weight > 0) for (const row of actions) possible[row] = 1;
  return possible;
}

/**
 * What a round is worth to red, from -1 to 1, for each pair of rows: `payoff[red row * 256 + blue row]`. Removals and
 * placements are played greedily under the weights. `sides`: what is publicly known about both hands and decks.
 */
export function roundTable(
  w: Float32Array,
  base: Position,
  sides: readonly [Known, Known],
  possible: readonly [Uint8Array, Uint8Array],
): Float32Array {
  const tails = [tailsOf(possible[0]), tailsOf(possible[1])] as const;
  const redFirst = outcomes(w, base, 0, tails[0], tails[1]);
  const blueFirst = outcomes(w, base, 1, tails[1], tails[0]);
  const deckWorth = scoreSum(w, deckProbe, 0, 0, 0);
  const decks = (side: Known): Float64Array =>
    Float64Array.from({ length: 17 }, (_, sum) => deckWorth * deckAfter(side, sum));
  const redDeck = decks(sides[0]);
  const blueDeck = decks(sides[1]);
  const wins = Float64Array.from({ length: LEADS }, (_, i) => winAtCartouche(base, 2 * (i - 3)));
  const payoff = new Float32Array(ROWS * ROWS);
  for (let r = 0; r < ROWS; r++) {
    if (possible[0][r] === 0) continue;
    const red = r & 63;
    const redCards = redDeck[ROW_SUM[r] ?? 0] ?? 0;
    for (let b = 0; b < ROWS; b++) {
      if (possible[1][b] === 0) continue;
      const lead = (r >> 6) - (b >> 6);
      const won = wins[lead + 3] ?? 0;
      if (won !== 0) {
        payoff[r * ROWS + b] = won;
        continue;
      }
      const blue = b & 63;
      const order = (red >> 4) - (blue >> 4) || lead;
      const more = redCards - (blueDeck[ROW_SUM[b] ?? 0] ?? 0);
      const asFirst = order > 0 ? 0 : chanceOf((redFirst[(red * 64 + blue) * LEADS + lead + 3] ?? 0) + more);
      const asSecond = order < 0 ? 0 : chanceOf((blueFirst[(blue * 64 + red) * LEADS + lead + 3] ?? 0) + more);
      // A double tie is decided by turned-up cards: either order is as likely.
      payoff[r * ROWS + b] = order === 0 ? asFirst + asSecond - 1 : 2 * (asFirst + asSecond) - 1;
    }
  }
  return payoff;
}

/** A position in which the deck is all that counts, to read its weight off. */
const deckProbe = (() => {
  const probe = new Position();
  probe.deck[0] = 1;
  return probe;
})();

/** 4.4.3: 40 points at cartouche 1 end the game at once. */
function winAtCartouche(p: Position, gain: number): number {
  if (gain > 0 && (p.score[0] ?? 0) + gain >= POINTS_TO_WIN) return 1;
  return gain < 0 && (p.score[1] ?? 0) - gain >= POINTS_TO_WIN ? -1 : 0;
}
