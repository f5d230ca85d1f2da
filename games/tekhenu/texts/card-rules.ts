import data from '../components.json' with { type: 'json' };
import { cardCode } from './terms.ts';

const { blessings, technologies, decrees, starting, destiny } = data.cards;

const OF_CODE: ReadonlyMap<string, string> = new Map(
  [...blessings.items, ...technologies.items, ...decrees.items].map(({ code, rule }) => [code, rule]),
);

/** The rule that defines what a market card does. */
export function ruleOfCard(kind: number, card: number): string {
  return OF_CODE.get(cardCode(kind, card)) ?? '7.0.1';
}

export function ruleOfStarting(card: number): string {
  return starting.items[card]?.rule ?? '4.10';
}

export function ruleOfDestiny(card: number): string {
  return destiny.items[card]?.rule ?? '4.12';
}

/** The rule of a tile's ability; one without has its edges alone. */
export function ruleOfTile(tile: number): string {
  const row: { readonly rule?: string } | undefined = data.pillarTiles.items[tile];
  return row?.rule ?? '6.2.3';
}
