import { type Answer, type Bot, bestOf, Meter, onlyMove, type Question } from '@naos/bots';
import { imagined } from '@naos/engine';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { lookAhead } from './ahead.ts';
import { type Row, rate } from './rate.ts';
import type { Style } from './style.ts';

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<TempleOfFate> {
  return { name, decide: (question) => answer(question, style) };
}

function answer(question: Question<TempleOfFate>, style: Style): Answer<TempleOfFate> {
  const { view, seat, seed } = question;
  const play = imagined(templeOfFate, view, seed);
  const moves = play.moves(seat);
  if (moves.length === 1) return onlyMove(moves);
  const meter = new Meter(question);
  const { looking } = style;
  const rows: Row[] = [];
  const ranked = rate(play.state, seat, moves, style, meter, seed, rows);
  if (looking === undefined) return bestOf(ranked);
  if (rows.length === 0) rows.push(...ranked.map(({ move, value }) => ({ moves: [move], value })));
  return bestOf(lookAhead(question, ranked, rows, style, looking, meter));
}
