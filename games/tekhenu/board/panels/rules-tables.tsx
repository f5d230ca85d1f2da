import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { BLESSING_CODES } from '../../rules/content/blessings.ts';
import { DECREES } from '../../rules/content/decrees.ts';
import { BLESSING, DECREE, TECHNOLOGY } from '../../rules/content/market.ts';
import { ANKH, INITIATIVE } from '../../rules/content/starting.ts';
import { TECHNOLOGY_CODES } from '../../rules/content/technologies.ts';
import { TILES } from '../../rules/content/tiles.ts';
import { ruleOfCard, ruleOfDestiny, ruleOfStarting, ruleOfTile } from '../../texts/card-rules.ts';
import { cardWords, destinyWords, startingWords, tileWords } from '../../texts/terms.ts';
import { Glyph, type GlyphName, KIND_GLYPH } from '../look/Glyph.tsx';

const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const;

/** Every card of a market kind by its code. */
function cards(kind: number, all: readonly unknown[]): readonly RulesRow[] {
  return all.map((_, card) => {
    const { code, text } = cardWords(kind, card);
    return row(KIND_GLYPH[kind] ?? 'tech', code, text, ruleOfCard(kind, card));
  });
}

function row(glyph: GlyphName, name: RulesRow['name'], about: RulesRow['about'], rule: string): RulesRow {
  return { picture: <Glyph name={glyph} />, name, about, rule };
}

/** The tables of the rules pages: what each god's die does, and what every card and tile says. */
export const tables: Readonly<Record<string, readonly RulesRow[]>> = {
  wheel: GODS.map((god, i) => row(god, line(`god.${god}`), line(`explain.god.${god}`), `6.${i + 1}.1`)),
  starting: [
    ...INITIATIVE.map((_, card) => {
      const words = startingWords(card);
      return row('laurel', words.card, words.text, ruleOfStarting(card));
    }),
    ...ANKH.map((_, card) => {
      const words = destinyWords(card);
      return row('faith', words.card, words.text, ruleOfDestiny(card));
    }),
  ],
  abilities: TILES.map((_, tile) => {
    const { code, text } = tileWords(tile);
    return row('djed', code, text, ruleOfTile(tile));
  }),
  blessings: cards(BLESSING, BLESSING_CODES),
  technologies: cards(TECHNOLOGY, TECHNOLOGY_CODES),
  decrees: cards(DECREE, DECREES),
};
