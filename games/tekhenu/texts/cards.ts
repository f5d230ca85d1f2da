import type { Catalog } from '@naos/words';
import data from '../components.json' with { type: 'json' };

interface CardRow {
  readonly textEn: string;
  readonly textRu: string;
  readonly code?: string;
  readonly codeRu?: string;
  readonly initiative?: number;
  readonly ankh?: number;
}

const { blessings, technologies, decrees, starting, destiny } = data.cards;
const coded: readonly CardRow[] = [
  ...blessings.items,
  ...technologies.items,
  ...decrees.items,
  ...data.pillarTiles.items,
];
const startingRows: readonly CardRow[] = starting.items;
const destinyRows: readonly CardRow[] = destiny.items;

/** Codes and sentences of all cards and tiles: `code.B07`, `card.B07`, `card.start.7`, `card.ankh.2`. */
function catalogOf(text: (row: CardRow) => string, code: (row: CardRow) => string): Catalog {
  const entries = coded.flatMap((row): [string, string][] => [
    [`code.${row.code}`, code(row)],
    [`card.${row.code}`, text(row)],
  ]);
  for (const row of startingRows) entries.push([`card.start.${row.initiative}`, text(row)]);
  for (const row of destinyRows) entries.push([`card.ankh.${row.ankh}`, text(row)]);
  return Object.fromEntries(entries);
}

export const enCards: Catalog = catalogOf(
  ({ textEn }) => textEn,
  ({ code }) => code ?? '',
);
export const ruCards: Catalog = catalogOf(
  ({ textRu }) => textRu,
  ({ codeRu, code }) => codeRu ?? code ?? '',
);
