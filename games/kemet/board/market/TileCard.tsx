import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { tileAt } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import { words } from '../../texts/index.ts';
import { colourName, tileName } from '../../texts/terms.ts';
import { Gem, Glyph } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';
import { ownersOf, priceOfTile, whyNotTile } from './tile-facts.ts';

interface TileCardProps {
  readonly props: BoardProps<Kemet>;
  readonly tile: number;
  readonly id: string;
  readonly move: KemetMove | null;
  /** Whether the card carries the button that buys: where a press on a tile only shows it. */
  readonly button: boolean;
}

/** The whole of one tile, always in the same place: what it does, what it costs, who has it, why it can't be had. */
export function TileCard({ props, tile, id, move, button }: TileCardProps): ReactElement {
  const { view, say, seats, seat, choose } = props;
  if (tile === NONE) {
    return (
      <div className="kemet-tile-card" id={id}>
        <p className="note">{say(line('market.read'))}</p>
      </div>
    );
  }
  const { colour, level, rule, id: name } = tileAt(tile);
  const owners = ownersOf(view, tile).map((owner) => seats.find((one) => one.seat === owner)?.name ?? '');
  const cost = priceOfTile(props, tile);
  const why = move === null ? whyNotTile(props, tile) : null;
  const rest = seat === null ? null : (view.prayer[seat] ?? 0) - cost;
  return (
    <div className="kemet-tile-card" id={id} data-colour={COLOURS[colour]} data-offered={move !== null}>
      <span className="kemet-tile-big" aria-hidden="true">
        <Glyph name={tileGlyph(tile)} />
      </span>
      <p className="kemet-tile-title">
        <b>{say(tileName(tile))}</b>
        <span className="note">
          <Gem colour={COLOURS[colour] ?? ''} /> {say(colourName(colour))} {level} ·{' '}
          {say(line('market.rule', { rule }))}
        </span>
        <span className="kemet-tile-price">
          {cost}
          <Glyph name="ankh" />
          {move !== null && rest !== null && <small>{say(line('market.rest', { rest }))}</small>}
        </span>
      </p>
      <p className="kemet-tile-about">{say(line(`tile.${name}.about`))}</p>
      <p className="kemet-tile-why">
        {why !== null && <em>{say(why)}. </em>}
        {say(line('market.left', { n: view.offer[tile] ?? 0 }))}
        {owners.length > 0 && `; ${say(line('market.owned-by', { names: owners.join(', ') }))}`}
      </p>
      {button && move !== null && (
        <button type="button" className="btn go" onClick={() => choose(move)}>
          {say(words.move(move, view))}
        </button>
      )}
    </div>
  );
}
