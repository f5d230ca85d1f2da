import type { BoardProps } from '@naos/table-ui';
import type { ReactElement } from 'react';
import type { Tile } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';
import { tileName } from '../../texts/terms.ts';
import { Glyph, SeatSign } from '../look/Glyph.tsx';
import { tileGlyph } from '../look/tile-glyphs.ts';
import { ownersOf, tileLabel, whyNotTile } from './tile-facts.ts';

interface TileCellProps {
  readonly props: BoardProps<Kemet>;
  readonly tile: Tile;
  readonly open: boolean;
  readonly looked: boolean;
  /** A press shows the tile instead of buying it. */
  readonly shows: boolean;
  /** The id of the card that tells about the tile that is looked at. */
  readonly card: string;
  readonly onLook: (tile: number) => void;
  readonly onPress: (tile: number) => void;
}

/** A tile of the market: its picture, who owns it, how many are left of two. */
export function TileCell({ props, tile, open, looked, shows, card, onLook, onPress }: TileCellProps): ReactElement {
  const { view, say, seat, explain } = props;
  const { index, copies } = tile;
  const owners = ownersOf(view, index);
  const left = view.offer[index] ?? 0;
  const press = (): void => {
    const why = open ? null : whyNotTile(props, index);
    if (why !== null) explain(why);
    onPress(index);
  };
  return (
    <button
      type="button"
      className="kemet-tile"
      data-part={`tile-${tile.id}`}
      data-mine={seat !== null && owners.includes(seat)}
      data-gone={left === 0}
      data-looked={looked}
      data-rule={tile.rule}
      aria-label={say(tileLabel(props, index))}
      aria-describedby={card}
      data-offered={open}
      aria-disabled={shows ? undefined : !open}
      onClick={press}
      onFocus={() => onLook(index)}
      onBlur={() => explain(null)}
      onPointerEnter={() => onLook(index)}
    >
      <Glyph name={tileGlyph(index)} />
      <span className="kemet-tile-name" aria-hidden="true">
        {say(tileName(index))}
      </span>
      {copies > 1 && left > 0 && (
        <span className="kemet-tile-left" aria-hidden="true">
          {left}
        </span>
      )}
      {owners.length > 0 && (
        <span className="kemet-tile-owners">
          {owners.map((owner) => (
            <SeatSign key={owner} seat={owner} />
          ))}
        </span>
      )}
    </button>
  );
}
