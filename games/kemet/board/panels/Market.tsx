import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useId, useState } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import { TILES, type Tile } from '../../rules/content/tiles.ts';
import { tileCost } from '../../rules/costs.ts';
import type { Kemet } from '../../rules/index.ts';
import { BUY, type KemetMove, TAKE } from '../../rules/moves.ts';
import { owns } from '../../rules/ownership.ts';
import { words } from '../../texts/index.ts';
import { colourName, tileName } from '../../texts/terms.ts';
import { reasonFor } from '../input/Explained.tsx';
import { Gem } from '../look/Glyph.tsx';

interface Filter {
  readonly text: string;
  readonly colour: number;
  readonly level: number;
  readonly can: boolean;
}

const ALL = -1;
const LEVELS = [1, 2, 3, 4];

/** The power market: every tile in play with its words, searchable; what can't be bought says why. */
export function Market(props: BoardProps<Kemet>): ReactElement {
  const { view, say, moves } = props;
  const id = useId();
  const open = new Set(moves.flatMap((move) => (move.do === 'buy' || move.do === 'take' ? [move.tile] : [])));
  const [filter, setFilter] = useState<Filter>({ text: '', colour: ALL, level: ALL, can: open.size > 0 });
  const inPlay = TILES.filter(({ index, colour }) => (view.colours & (1 << colour)) !== 0 && hasBeen(props, index));
  const text = filter.text.trim().toLocaleLowerCase();
  const shown = inPlay.filter(
    (tile) =>
      (filter.colour === ALL || tile.colour === filter.colour) &&
      (filter.level === ALL || tile.level === filter.level) &&
      (!filter.can || open.has(tile.index)) &&
      (text === '' || textOf(props, tile).includes(text)),
  );
  return (
    <div className="kemet-market" data-part="market">
      <form className="kemet-filter" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          aria-label={say(line('market.search'))}
          placeholder={say(line('market.search'))}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <select
          aria-label={say(line('market.all'))}
          value={filter.colour}
          onChange={(event) => setFilter({ ...filter, colour: Number(event.target.value) })}
        >
          <option value={ALL}>{say(line('market.all'))}</option>
          {COLOURS.map((colour, index) =>
            (view.colours & (1 << index)) === 0 ? null : (
              <option key={colour} value={index}>
                {say(colourName(index))}
              </option>
            ),
          )}
        </select>
        <select
          aria-label={say(line('market.level'))}
          value={filter.level}
          onChange={(event) => setFilter({ ...filter, level: Number(event.target.value) })}
        >
          <option value={ALL}>{say(line('market.level.all'))}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(line('market.level-n', { level }))}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}can`}>
          <input
            id={`${id}can`}
            type="checkbox"
            checked={filter.can}
            onChange={(event) => setFilter({ ...filter, can: event.target.checked })}
          />
          {say(line('market.can'))}
        </label>
      </form>
      {shown.length === 0 && <p className="note">{say(line('market.none'))}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that may scroll must be reachable by keyboard */}
      <ul className="kemet-tiles" tabIndex={0} aria-label={say(line('market.title'))}>
        {shown.map((tile) => (
          <TileCard key={tile.id} props={props} tile={tile} open={open.has(tile.index)} />
        ))}
      </ul>
    </div>
  );
}

/** Tiles that left the game at its start are not shown: nobody owns them and none is left. */
function hasBeen({ view }: BoardProps<Kemet>, tile: number): boolean {
  return (view.offer[tile] ?? 0) > 0 || view.city.some((_, seat) => owns(view, seat, tile));
}

const textOf = ({ say }: BoardProps<Kemet>, { id, colour, index }: Tile): string =>
  `${say(tileName(index))} ${say(line(`tile.${id}.about`))} ${say(colourName(colour))}`.toLocaleLowerCase();

interface TileCardProps {
  readonly props: BoardProps<Kemet>;
  readonly tile: Tile;
  readonly open: boolean;
}

function TileCard({ props, tile, open }: TileCardProps): ReactElement {
  const { view, say, choose, ask, seat, seats } = props;
  const taking = ask?.task === 'setup';
  const move = (taking ? TAKE : BUY)[tile.index] as KemetMove;
  const task = view.agenda.at(-1);
  const extra = task?.do === 'buy' ? task.extra : 0;
  const cost = seat === null || taking ? tile.level : tileCost(view, seat, tile.index, extra);
  const owners = view.city.flatMap((_, one) =>
    owns(view, one, tile.index) ? [seats.find((seatInfo) => seatInfo.seat === one)?.name ?? ''] : [],
  );
  const asking = ask?.task === 'buy' || taking;
  const reason = asking && !open ? reasonFor(props, move) : null;
  return (
    <li className="kemet-tile" data-colour={COLOURS[tile.colour]} data-open={open} data-part={`tile-${tile.id}`}>
      <span className="kemet-tile-head">
        <Gem colour={COLOURS[tile.colour] ?? ''} />
        <b>{say(tileName(tile.index))}</b>
        <span className="note">{say(line('market.level-n', { level: tile.level }))}</span>
      </span>
      <span>{say(line(`tile.${tile.id}.about`))}</span>
      <span className="note">
        {say(line('market.left', { n: view.offer[tile.index] ?? 0 }))}
        {owners.length > 0 && `; ${say(line('market.owned-by', { names: owners.join(', ') }))}`}
      </span>
      {open ? (
        <button type="button" className="btn go" onClick={() => choose(move)}>
          {say(words.move(move, view))}
        </button>
      ) : (
        <span className="kemet-tile-why">
          {reason === null
            ? say(line('market.cost', { cost }))
            : say(line('market.why', { why: words.whyNot(reason) }))}
        </span>
      )}
    </li>
  );
}
