import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { tileAt } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';
import { tileName } from '../../texts/terms.ts';
import { Gem, Glyph } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';
import { offersOf, priceOfTile } from './tile-facts.ts';

/** The tiles that one may have now, and no others: each a card that is pressed to have it. */
export function OfferCards(props: BoardProps<Kemet>): ReactElement | null {
  const { moves, say, choose } = props;
  const offers = [...offersOf(moves)];
  if (offers.length === 0) return null;
  return (
    <ul className="kemet-picks" aria-label={say(line('market.title'))}>
      {offers.map(([tile, move]) => {
        const { colour, level, rule, id } = tileAt(tile);
        return (
          <li key={tile}>
            <button
              type="button"
              className="kemet-pick"
              data-colour={COLOURS[colour]}
              data-rule={rule}
              onClick={() => choose(move)}
            >
              <Glyph name={tileGlyph(tile)} />
              <b>{say(tileName(tile))}</b>
              <span className="kemet-pick-price">
                <Gem colour={COLOURS[colour] ?? ''} /> {level} · {priceOfTile(props, tile)}
                <Glyph name="ankh" />
              </span>
              <small>{say(line(`tile.${id}.about`))}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
