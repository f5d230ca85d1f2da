import { type Line, line } from '@naos/words';
import { D323, DECREES, SYMBOL_NAMES } from '../rules/content/decrees.ts';
import { LIMESTONE } from '../rules/content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT, KINDS } from '../rules/content/market.ts';
import { TILES } from '../rules/content/tiles.ts';
import { CONDITIONS } from '../rules/content/wheel.ts';
import { DESTINY_CARD, type TekhenuMove } from '../rules/moves.ts';
import type { TekhenuView } from '../rules/view.ts';
import { amountLine, cardWords, destinyWords, startingWords, tileWords } from './terms.ts';

/** A market card in full: what it does and when it counts. */
export function explainCard(kind: number, card: number): Line {
  const symbol = SYMBOL_NAMES[DECREES[card]?.symbol ?? 0] ?? '';
  const used = kind === DECREE && card === D323;
  const when = line(
    used ? 'explain.decree.used' : `explain.${KINDS[kind]}`,
    kind === DECREE ? { symbol: line(`symbol.${symbol}`) } : {},
  );
  return line('explain.card', { ...cardWords(kind, card), when });
}

/** A pillar tile in full: price, ability and the light in which it works. */
export function explainTile(tile: number): Line {
  const { limestone = 0, background = -1 } = TILES[tile] ?? {};
  const light = CONDITIONS[background];
  const when =
    light === undefined ? line('explain.tile.plain') : line('explain.tile.light', { light: line(`light.${light}`) });
  return line('explain.tile', { ...tileWords(tile), cost: amountLine(LIMESTONE, limestone), when });
}

/** SPEC 9.1.2: alone, starting cards decide no order. */
function explainStarting(card: number, { solo }: TekhenuView): Line {
  return line(solo === null ? 'explain.starting' : 'explain.starting.solo', startingWords(card));
}

function explainDestiny(card: number): Line {
  return line('explain.destiny', destinyWords(card));
}

/** The card or tile that a move is about, in full; null when it is about none. */
export function explainMove(move: TekhenuMove, view: TekhenuView): Line | null {
  const task = view.agenda.at(-1);
  switch (move.do) {
    case 'keep':
      return explainCard(move.kind, move.card);
    case 'card':
      return explainCard(KIND_OF_SLOT[move.slot] ?? 0, view.market[move.slot] ?? 0);
    case 'bless':
    case 'bless marker':
    case 'bless value':
    case 'bless colour':
    case 'bless god':
      return explainCard(BLESSING, move.card);
    case 'score':
    case 'repeat':
      return explainCard(DECREE, move.decree);
    case 'starting':
      return explainStarting(move.card, view);
    case 'destiny':
      return explainDestiny(move.card);
    case 'resolve': {
      if (move.card !== DESTINY_CARD) return explainStarting(move.card, view);
      const own = task?.do === 'gains' ? (view.players[task.seat]?.destiny ?? 0) : 0;
      return explainDestiny(own);
    }
    case 'use':
      return task?.do === 'ra' ? explainTile(task.tile) : null;
    default:
      return null;
  }
}
