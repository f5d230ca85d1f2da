import { type Line, line } from '@naos/words';
import { ACTION_TOKENS, tokenAt } from '../rules/content/solo.ts';
import type { TekhenuView } from '../rules/view.ts';
import { godName, goodName, joined } from './terms.ts';

const ROWS = [4, 3, 2, 1];

function tokenLine(token: number): Line {
  const { god = -1, goods = [] } = ACTION_TOKENS[token] ?? {};
  return god === -1 ? joined(goods.map(goodName)) : godName(god);
}

/** SPEC 9.1.6: Botankhamun's pyramid and its marker. */
export function soloLines({ solo }: TekhenuView): Line[] {
  if (solo === null || solo.pyramid.length === 0) return [];
  const { pyramid, row: at, index } = solo;
  const rows = ROWS.map((length, row) => {
    const tokens = Array.from({ length }, (_, i) =>
      line('text.token.solo', { token: tokenLine(pyramid[tokenAt(row, i)] ?? 0) }),
    );
    return line('text.pyramid.row', { row: row + 1, tokens: joined(tokens) });
  });
  return [
    line('text.pyramid', { rows: joined(rows) }),
    at === -1 ? line('text.pyramid.before') : line('text.pyramid.at', { row: at + 1, index: index + 1 }),
  ];
}
