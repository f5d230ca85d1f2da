import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { TILES, type Tile, tileAt } from '../../rules/content/tiles.ts';
import { highestPyramid } from '../../rules/control.ts';
import { tileCost } from '../../rules/costs.ts';
import type { Kemet } from '../../rules/index.ts';
import { BUY, type KemetMove, TAKE } from '../../rules/moves.ts';
import { owns } from '../../rules/ownership.ts';
import type { KemetView } from '../../rules/view.ts';
import { words } from '../../texts/index.ts';
import { colourName, tileName } from '../../texts/terms.ts';

/** Whether a tile is to be chosen now: bought, or taken at the start. */
export const isShopping = ({ ask }: BoardProps<Kemet>): boolean =>
  ask?.task === 'buy' || ask?.choice === 'choose a starting tile';

/** The moves that bring a tile now, by tile. */
export function offersOf(moves: readonly KemetMove[]): ReadonlyMap<number, KemetMove> {
  return new Map(moves.flatMap((move) => (move.do === 'buy' || move.do === 'take' ? [[move.tile, move]] : [])));
}

/** Seats that own a tile. */
export const ownersOf = (view: KemetView, tile: number): readonly number[] =>
  view.city.flatMap((_, seat) => (owns(view, seat, tile) ? [seat] : []));

/** The tiles of a colour and level; those that left the game at its start belong to nobody and are not shown. */
export function tilesAt(view: KemetView, colour: number, level: number): readonly Tile[] {
  return TILES.filter(
    (tile) =>
      tile.colour === colour &&
      tile.level === level &&
      ((view.offer[tile.index] ?? 0) > 0 || ownersOf(view, tile.index).length > 0),
  );
}

/** What a tile costs the viewer now; its level to whoever only looks on. */
export function priceOfTile({ view, seat, ask }: BoardProps<Kemet>, tile: number): number {
  const task = view.agenda.at(-1);
  if (ask?.task === 'setup') return 0;
  return seat === null ? tileAt(tile).level : tileCost(view, seat, tile, task?.do === 'buy' ? task.extra : 0);
}

/** Why a tile can't be had now: sold out first, which no pyramid mends, then what the rules say. */
export function whyNotTile({ view, seat, ask, whyNot }: BoardProps<Kemet>, tile: number): Line | null {
  if (seat !== null && owns(view, seat, tile)) return line('market.yours');
  if ((view.offer[tile] ?? 0) === 0) return line('why.sold');
  if (ask?.task !== 'buy' && ask?.task !== 'setup') return null;
  const wanted = (ask.task === 'setup' ? TAKE : BUY)[tile];
  const reason = wanted === undefined ? null : whyNot(wanted);
  return reason === null ? null : words.whyNot(reason);
}

/** How far a player can buy in a colour: what stands under its name. */
export function reachIn({ view, seat }: BoardProps<Kemet>, colour: number): Line | null {
  if (seat === null) return null;
  if (((view.bought[seat] ?? 0) & (1 << colour)) !== 0) return line('market.bought');
  const level = highestPyramid(view, seat, colour, 'any');
  return level === 0 ? line('market.no-pyramid') : line('market.up-to', { level });
}

/** A tile in one sentence, for whoever does not see the grid. */
export function tileLabel(props: BoardProps<Kemet>, tile: number): Line {
  const { view, seats } = props;
  const names = ownersOf(view, tile).map((seat) => seats.find((one) => one.seat === seat)?.name ?? '');
  return line('market.tile', {
    tile: tileName(tile),
    colour: colourName(tileAt(tile).colour),
    level: tileAt(tile).level,
    cost: priceOfTile(props, tile),
    owners: names.length === 0 ? line('nothing') : line('market.owned-by', { names: names.join(', ') }),
  });
}
