import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useId, useState } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { tileAt } from '../../rules/content/tiles.ts';
import { highestPyramid } from '../../rules/control.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { tileName } from '../../texts/terms.ts';
import { Gem, Glyph } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';
import { TileCard } from './TileCard.tsx';
import { TileCell } from './TileCell.tsx';
import { isShopping, offersOf, priceOfTile, reachIn, tilesAt } from './tile-facts.ts';

const LEVELS = [4, 3, 2, 1];

/** The power market on one screen: rows are levels, columns are colours. The tile that is looked at is told below. */
export function Market(props: BoardProps<Kemet>): ReactElement {
  const { view, say, seat, moves, choose, ask } = props;
  const narrow = useMedia('(max-width: 1000px)');
  const card = useId();
  const offers = offersOf(moves);
  // What was looked at is forgotten with the task that it was looked at for.
  const task = ask?.task ?? null;
  const [seen, see] = useState<{ readonly tile: number; readonly task: string | null }>({ tile: NONE, task });
  const look = (tile: number): void => see({ tile, task });
  const wanted = seen.task === task ? seen.tile : NONE;
  const [first = NONE] = offers.keys();
  const looked = wanted === NONE ? first : wanted;
  const colours = COLOURS.flatMap((id, index) => ((view.colours & (1 << index)) === 0 ? [] : [{ id, index }]));
  /** Where nothing hovers, the first press shows a tile and its button buys it. */
  const press = (tile: number): void => {
    const move = offers.get(tile);
    look(tile);
    if (!narrow && move !== undefined) choose(move);
  };
  return (
    <section
      className="kemet-market card"
      data-part="market"
      data-shopping={isShopping(props)}
      aria-label={say(line('market.title'))}
    >
      <header>
        <h2>{say(line('market.title'))}</h2>
        <span className="kemet-market-edge">{say(line('market.edge'))}</span>
        {offers.size > 0 && <b className="kemet-market-now">{say(line('market.now', { n: offers.size }))}</b>}
      </header>
      {narrow && offers.size > 0 && (
        <ul className="kemet-market-list" data-lists="market" aria-label={say(line('market.now', { n: offers.size }))}>
          {[...offers.keys()].map((tile) => (
            <li key={tile}>
              <button
                type="button"
                className="kemet-offer"
                data-open="true"
                data-part={`tile-${tileAt(tile).id}`}
                aria-pressed={tile === looked}
                onClick={() => look(tile)}
              >
                <Glyph name={tileGlyph(tile)} />
                <span>{say(tileName(tile))}</span>
                <b>
                  {priceOfTile(props, tile)}
                  <Glyph name="ankh" />
                </b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="kemet-grid" data-colours={colours.length} style={{ '--colours': colours.length }}>
        <span className="kemet-grid-corner" />
        {colours.map(({ id, index }) => (
          <div key={id} className="kemet-grid-colour" data-explain={say(line('market.colour.about'))} data-rule="8.3.3">
            <Gem colour={id} />
            <b>{say(line(`market.gem.${id}`))}</b>
            <small>{say(reachIn(props, index) ?? line('nothing'))}</small>
          </div>
        ))}
        {LEVELS.map((level) => [
          <span
            key={level}
            className="kemet-grid-level"
            data-explain={say(line('market.level.about', { level }))}
            data-rule="3.5.1"
          >
            {level}
          </span>,
          ...colours.map(({ id, index }) => {
            const height = seat === null ? 0 : highestPyramid(view, seat, index, 'any');
            return (
              <div
                key={`${level}${id}`}
                className="kemet-grid-cell"
                data-colour={id}
                data-within={level <= height}
                data-edge={level === height}
              >
                {tilesAt(view, index, level).map((tile) => (
                  <TileCell
                    key={tile.id}
                    props={props}
                    tile={tile}
                    open={offers.has(tile.index)}
                    looked={tile.index === wanted}
                    shows={narrow}
                    card={card}
                    onLook={look}
                    onPress={press}
                  />
                ))}
              </div>
            );
          }),
        ])}
      </div>
      <TileCard props={props} tile={looked} id={card} move={offers.get(looked) ?? null} button={narrow} />
    </section>
  );
}
