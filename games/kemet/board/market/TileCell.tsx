import { type BoardProps, useSteady } from '@naos/table-ui';
import { memo, type ReactElement } from 'react';
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
  const { index } = tile;
  const owners = ownersOf(view, index);
  const on = useSteady({
    onClick: () => {
      const why = open ? null : whyNotTile(props, index);
      if (why !== null) explain(why);
      onPress(index);
    },
    onFocus: () => onLook(index),
    onBlur: () => explain(null),
    onPointerEnter: () => onLook(index),
  });
  return (
    <Face
      tile={tile}
      owners={owners.join(' ')}
      isMine={seat !== null && owners.includes(seat)}
      left={view.offer[index] ?? 0}
      open={open}
      looked={looked}
      shows={shows}
      card={card}
      label={say(tileLabel(props, index))}
      name={say(tileName(index))}
      on={on}
    />
  );
}

interface FaceProps extends Pick<TileCellProps, 'tile' | 'open' | 'looked' | 'shows' | 'card'> {
  /** Seats, as a text: two of the same seats are alike. */
  readonly owners: string;
  readonly isMine: boolean;
  readonly left: number;
  readonly label: string;
  readonly name: string;
  readonly on: Readonly<Record<'onClick' | 'onFocus' | 'onBlur' | 'onPointerEnter', () => void>>;
}

const Face = memo(function Face(props: FaceProps): ReactElement {
  const { tile, isMine, left, open, looked, shows, card, label, name, on } = props;
  const { index, copies } = tile;
  const owners = props.owners === '' ? [] : props.owners.split(' ').map(Number);
  return (
    <button
      type="button"
      className="kemet-tile"
      data-part={`tile-${tile.id}`}
      data-mine={isMine}
      data-gone={left === 0}
      data-looked={looked}
      data-rule={tile.rule}
      aria-label={label}
      aria-describedby={card}
      data-offered={open}
      aria-disabled={shows ? undefined : !open}
      {...on}
    >
      <Glyph name={tileGlyph(index)} />
      <span className="kemet-tile-name" aria-hidden="true">
        {name}
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
});
