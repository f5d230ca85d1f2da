import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { COLOURS } from '../../rules/content/colours.ts';
import { TILES } from '../../rules/content/tiles.ts';
import { tileName } from '../../texts/terms.ts';
import { Gem, Glyph } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';

/** The table of the rules page about power tiles: each with its colour's stone, its sign and what it does. */
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
};
