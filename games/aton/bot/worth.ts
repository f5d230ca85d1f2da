import { KINDS_EACH } from './classes.ts';
import type { Position } from './position.ts';

/**
 * What a position is worth to red: a sum of weights, as the logit of its win chance. Every term is opposite for the two
 * seats. Board terms have weights of their own for each phase, since a majority counts more the fuller the Kingdom is; the
 * last phase is the moment between a scoring and its cull.
 */
export const PHASES = 5;
const PHASE_OF_DEAD = Int8Array.from([0, 0, 1, 1, 2, 2, 3, 3, 4]);
const MARGINS = 5;
const TEMPLES = 4;

/** Places of the terms inside a phase. */
const TEMPLE_AT = 0;
const BLACK_AT = TEMPLE_AT + TEMPLES * MARGINS;
const LEAD_1 = BLACK_AT + MARGINS;
const COUNT_3 = LEAD_1 + 1;
const BLUE_4 = COUNT_3 + 1;
const BLUE_LEAD = BLUE_4 + 1;
const BONUS_LEAD = BLUE_LEAD + 1;
const BOARD_LEAD = BONUS_LEAD + 1;
const YELLOW_LEAD = BOARD_LEAD + 1;
const GREEN_LEAD = YELLOW_LEAD + 1;
const SCORE_LEAD = GREEN_LEAD + 1;
const FILL_AT = SCORE_LEAD + 1;
/** Ways to win by filling: four temples, yellow, green; three steps each. */
const FILLS = 6 * 3;
const BLOCK = FILL_AT + FILLS;

/** Places of the terms that have no phase. */
const SCORE_AT = PHASES * BLOCK;
const SCORE_STEPS = 20;
export const TOKEN_TERM = SCORE_AT + SCORE_STEPS;
const DECK = TOKEN_TERM + 1;
const SUPPLY_LOW = DECK + 1;
export const TERMS = SUPPLY_LOW + 1;

/** What a term is about: the name of a thing that players look at. */
export function topicOf(term: number): string {
  if (term === TOKEN_TERM) return 'token';
  if (term === DECK) return 'deck';
  if (term >= SCORE_AT) return term === SUPPLY_LOW ? 'priests' : 'score';
  const at = term % BLOCK;
  if (at < BLACK_AT) return `temple-${1 + Math.floor(at / MARGINS)}`;
  if (at < LEAD_1) return 'black';
  if (at >= FILL_AT) return 'fill';
  switch (at) {
    case LEAD_1:
      return 'temple-1';
    case COUNT_3:
      return 'temple-3';
    case BLUE_4:
    case BLUE_LEAD:
      return 'blue';
    case BONUS_LEAD:
      return 'bonus';
    case SCORE_LEAD:
      return 'score';
    default:
      return 'priests';
  }
}

/** Steps on the way to filling twelve and fourteen spaces, from the number of own priests when no other is in the way. */
const TWELVE = Int8Array.from([-1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2]);
const FOURTEEN = Int8Array.from([-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2]);
const LOW_SUPPLY = 6;

/** Called for each term that is not zero. */
type Visit = (term: number, value: number) => void;

/** All terms of a position, red's view. The quick sum below must always agree with it; a test sees to that. */
export function terms(p: Position, visit: Visit): void {
  const at = (PHASE_OF_DEAD[p.kingdom] ?? 0) * BLOCK;
  const margin = (from: number, lead: number): void => {
    if (lead !== 0) visit(at + from + Math.min(Math.abs(lead), MARGINS) - 1, Math.sign(lead));
  };
  const lead = (t: number): number => (p.inTemple[t] ?? 0) - (p.inTemple[TEMPLES + t] ?? 0);
  const kindLead = (kind: number): number => (p.onKind[kind] ?? 0) - (p.onKind[KINDS_EACH + kind] ?? 0);
  for (let t = 0; t < TEMPLES; t++) margin(TEMPLE_AT + t * MARGINS, lead(t));
  margin(BLACK_AT, kindLead(2));
  visit(at + LEAD_1, lead(0) / 4);
  visit(at + COUNT_3, lead(2) > 0 ? (p.inTemple[2] ?? 0) / 4 : lead(2) < 0 ? -(p.inTemple[6] ?? 0) / 4 : 0);
  const blues = (seat: number): number => p.onKind[seat * KINDS_EACH + 3] ?? 0;
  visit(at + BLUE_4, lead(3) > 0 ? blues(0) / 2 : lead(3) < 0 ? -blues(1) / 2 : 0);
  visit(at + BLUE_LEAD, kindLead(3) / 2);
  visit(at + BONUS_LEAD, ((p.bonus[0] ?? 0) - (p.bonus[1] ?? 0)) / 4);
  visit(at + BOARD_LEAD, (lead(0) + lead(1) + lead(2) + lead(3)) / 8);
  visit(at + YELLOW_LEAD, kindLead(0) / 6);
  visit(at + GREEN_LEAD, kindLead(1) / 6);
  visit(at + SCORE_LEAD, ((p.score[0] ?? 0) - (p.score[1] ?? 0)) / 20);
  for (let way = 0; way < 6; way++) {
    const [own, other] = holdings(p, way);
    const steps = way < TEMPLES ? TWELVE : FOURTEEN;
    if (other === 0 && (steps[own] ?? 0) >= 0) visit(at + FILL_AT + way * 3 + (steps[own] ?? 0), 1);
    if (own === 0 && (steps[other] ?? 0) >= 0) visit(at + FILL_AT + way * 3 + (steps[other] ?? 0), -1);
  }
  visit(SCORE_AT + scoreStep(p.score[0] ?? 0), 1);
  visit(SCORE_AT + scoreStep(p.score[1] ?? 0), -1);
  visit(TOKEN_TERM, (p.token[0] ?? 0) - (p.token[1] ?? 0));
  visit(DECK, (p.deck[0] ?? 0) - (p.deck[1] ?? 0));
  visit(SUPPLY_LOW, low(p.supply[0] ?? 0) - low(p.supply[1] ?? 0));
}

const low = (supply: number): number => Math.max(0, LOW_SUPPLY - supply) / LOW_SUPPLY;
const scoreStep = (score: number): number => Math.min(SCORE_STEPS - 1, score >> 1);

function holdings(p: Position, way: number): readonly [number, number] {
  if (way < TEMPLES) return [p.inTemple[way] ?? 0, p.inTemple[TEMPLES + way] ?? 0];
  const kind = way - TEMPLES;
  return [p.onKind[kind] ?? 0, p.onKind[KINDS_EACH + kind] ?? 0];
}

/** Where the weights of the position's phase begin. */
export function phaseStart(p: Position): number {
  return (PHASE_OF_DEAD[(p.dead[0] ?? 0) + (p.dead[1] ?? 0)] ?? 0) * BLOCK;
}

function margins(w: Float32Array, from: number, lead: number): number {
  if (lead > 0) return w[from + (lead > MARGINS ? MARGINS : lead) - 1] ?? 0;
  return lead < 0 ? -(w[from + (lead < -MARGINS ? MARGINS : -lead) - 1] ?? 0) : 0;
}

function fills(w: Float32Array, from: number, steps: Int8Array, own: number, other: number): number {
  if (other === 0) return (steps[own] ?? 0) >= 0 ? (w[from + (steps[own] ?? 0)] ?? 0) : 0;
  return own === 0 && (steps[other] ?? 0) >= 0 ? -(w[from + (steps[other] ?? 0)] ?? 0) : 0;
}

/** What one temple is worth to red, with so many priests and blue spaces on either side. */
export function templePart(
  w: Float32Array,
  at: number,
  t: number,
  own: number,
  other: number,
  blues: number,
  otherBlues: number,
): number {
  const lead = own - other;
  const sum = margins(w, at + TEMPLE_AT + t * MARGINS, lead) + fills(w, at + FILL_AT + t * 3, TWELVE, own, other);
  if (t === 0) return sum + (w[at + LEAD_1] ?? 0) * (lead / 4);
  if (lead === 0 || t === 1) return sum;
  if (t === 2) return sum + (w[at + COUNT_3] ?? 0) * (lead > 0 ? own / 4 : -other / 4);
  return sum + (w[at + BLUE_4] ?? 0) * (lead > 0 ? blues / 2 : -otherBlues / 2);
}

/** What a kind of space is worth to red over all temples: yellow, green, black or blue. */
export function kindPart(w: Float32Array, at: number, kind: number, own: number, other: number): number {
  if (kind === 2) return margins(w, at + BLACK_AT, own - other);
  if (kind === 3) return (w[at + BLUE_LEAD] ?? 0) * ((own - other) / 2);
  const lead = (w[at + YELLOW_LEAD + kind] ?? 0) * ((own - other) / 6);
  return lead + fills(w, at + FILL_AT + (TEMPLES + kind) * 3, FOURTEEN, own, other);
}

/** What a lead of so many bonus points is worth to red. */
export function bonusPart(w: Float32Array, at: number, lead: number): number {
  return (w[at + BONUS_LEAD] ?? 0) * (lead / 4);
}

/** The part of the sum that the board decides. */
export function boardSum(w: Float32Array, p: Position): number {
  const at = phaseStart(p);
  const { inTemple, onKind } = p;
  const blues = onKind[3] ?? 0;
  const otherBlues = onKind[KINDS_EACH + 3] ?? 0;
  let sum = bonusPart(w, at, (p.bonus[0] ?? 0) - (p.bonus[1] ?? 0));
  let all = 0;
  for (let t = 0; t < TEMPLES; t++) {
    const own = inTemple[t] ?? 0;
    const other = inTemple[TEMPLES + t] ?? 0;
    all += own - other;
    sum += templePart(w, at, t, own, other, blues, otherBlues);
  }
  for (let kind = 0; kind < 4; kind++) {
    sum += kindPart(w, at, kind, onKind[kind] ?? 0, onKind[KINDS_EACH + kind] ?? 0);
  }
  const supply = low(p.supply[0] ?? 0) - low(p.supply[1] ?? 0);
  return sum + (w[at + BOARD_LEAD] ?? 0) * (all / 8) + (w[SUPPLY_LOW] ?? 0) * supply;
}

/** The part that scores, tokens and decks decide, for given scores and Kingdom. */
export function scoreSum(w: Float32Array, p: Position, red: number, blue: number, kingdom: number): number {
  const at = (PHASE_OF_DEAD[kingdom] ?? 0) * BLOCK;
  return (
    (w[at + SCORE_LEAD] ?? 0) * ((red - blue) / 20) +
    (w[SCORE_AT + scoreStep(red)] ?? 0) -
    (w[SCORE_AT + scoreStep(blue)] ?? 0) +
    (w[TOKEN_TERM] ?? 0) * ((p.token[0] ?? 0) - (p.token[1] ?? 0)) +
    (w[DECK] ?? 0) * ((p.deck[0] ?? 0) - (p.deck[1] ?? 0))
  );
}

/** Weights set by hand: a point is worth a little, a majority what it pays, more the nearer the scoring is. */
export function handWeights(): Float32Array {
  const w = new Float32Array(TERMS);
  const point = 0.13;
  const nearness = [0.45, 0.55, 0.7, 0.85, 0.35];
  for (let phase = 0; phase < PHASES; phase++) {
    const at = phase * BLOCK;
    const scale = point * (nearness[phase] ?? 0);
    for (const [m, sure] of [0.55, 0.75, 0.87, 0.95, 1].entries()) {
      w[at + TEMPLE_AT + 1 * MARGINS + m] = scale * 5 * sure;
      w[at + TEMPLE_AT + 3 * MARGINS + m] = scale * 2 * sure;
      w[at + BLACK_AT + m] = scale * 8 * sure;
    }
    w[at + LEAD_1] = scale * 4;
    w[at + COUNT_3] = scale * 4;
    w[at + BLUE_4] = scale * 5;
    w[at + BLUE_LEAD] = scale * 2;
    w[at + BONUS_LEAD] = scale * 4;
    w[at + BOARD_LEAD] = scale * 3;
    w[at + SCORE_LEAD] = point * 20;
    for (let way = 0; way < 6; way++) {
      for (const [step, worth] of [0.1, 0.4, 1].entries()) w[at + FILL_AT + way * 3 + step] = worth;
    }
  }
  for (let step = 0; step < SCORE_STEPS; step++) w[SCORE_AT + step] = 0.03 * Math.max(0, step - 12);
  w[TOKEN_TERM] = 0.1;
  w[DECK] = 0.5;
  return w;
}
