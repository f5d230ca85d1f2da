import { type Line, line } from '@naos/words';
import { D323, DECREES, SYMBOL_NAMES } from '../rules/content/decrees.ts';
import { LIMESTONE } from '../rules/content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT, KINDS } from '../rules/content/market.ts';
import { TILES } from '../rules/content/tiles.ts';
import { CONDITIONS } from '../rules/content/wheel.ts';
import { DESTINY_CARD, type TekhenuMove } from '../rules/moves.ts';
import type { TekhenuView } from '../rules/view.ts';
import { ruleOfCard, ruleOfDestiny, ruleOfStarting } from './card-rules.ts';
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

/** The rule behind every kind of move. */
const MOVE_RULES: Readonly<Record<TekhenuMove['do'], string>> = {
  keep: '4.9',
  starting: '4.10',
  destiny: '8.1.8',
  resolve: '4.13',
  gain: '4.13',
  advance: '2.7.1',
  take: '5.1.1',
  anubis: '6.9.1',
  idle: 'R10',
  pan: '5.3.2',
  value: '5.2.1',
  bless: '7.0.1',
  'bless marker': '7.0.1',
  'bless value': '7.0.1',
  'bless colour': '7.0.1',
  'bless god': '7.0.1',
  act: '6.0.1',
  extra: '6.10.2',
  produce: '6.8.1',
  statue: '6.1.1',
  lay: '6.2.1',
  turn: '2.5.1',
  build: '6.3.1',
  card: '6.5.3',
  refresh: '6.5.4',
  osiris: '6.6.2',
  track: '6.6.6',
  pay: '5.4.1',
  use: '6.2.6',
  decline: '5.1.2',
  done: '5.1.2',
  faith: '8.1.2',
  upkeep: '8.2.7',
  score: '8.3.1',
  repeat: '8.3.1',
};

/** God actions have a rule each (SPEC 6.1 to 6.6). */
export const GOD_RULES: readonly string[] = ['6.1.1', '6.2.1', '6.3.1', '6.4.1', '6.5.1', '6.6.1'];

/** The rule that a move is about: that of its card or god, else that of its kind. */
export function ruleOfMove(move: TekhenuMove): string {
  switch (move.do) {
    case 'act':
      return GOD_RULES[move.god] ?? MOVE_RULES.act;
    case 'keep':
      return ruleOfCard(move.kind, move.card);
    case 'starting':
      return ruleOfStarting(move.card);
    case 'destiny':
      return ruleOfDestiny(move.card);
    case 'bless':
    case 'bless marker':
    case 'bless value':
    case 'bless colour':
    case 'bless god':
      return ruleOfCard(BLESSING, move.card);
    case 'score':
    case 'repeat':
      return ruleOfCard(DECREE, move.decree);
    default:
      return MOVE_RULES[move.do];
  }
}
