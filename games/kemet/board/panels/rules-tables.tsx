import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { COLOURS } from '../../rules/content/colours.ts';
import { INTERVENTIONS } from '../../rules/content/interventions.ts';
import { TILES } from '../../rules/content/tiles.ts';
import { cardName, tileName } from '../../texts/terms.ts';
import { Gem, Glyph, TIMING_GLYPH } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';

/** The tables of the rules pages about power tiles and intervention cards: each with its sign and what it does. */
export const tables: Readonly<Record<string, readonly RulesRow[]>> = {
  tiles: TILES.map(({ index, colour, id, rule }) => ({
    picture: (
      <>
        <Gem colour={COLOURS[colour] ?? ''} /> <Glyph name={tileGlyph(index)} />
      </>
    ),
    name: tileName(index),
    about: line(`tile.${id}.about`),
    rule,
  })),
  cards: INTERVENTIONS.map(({ index, id, timing, rule }) => ({
    picture: <Glyph name={TIMING_GLYPH[timing]} />,
    name: cardName(index),
    about: line(`card.${id}.about`),
    rule,
  })),
};
