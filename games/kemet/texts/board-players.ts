import { type Line, line, type SeatNamer } from '@naos/words';
import { CITIES } from '../rules/content/areas.ts';
import { BATTLE_CARDS } from '../rules/content/battle-cards.ts';
import { KINDS } from '../rules/content/interventions.ts';
import { BUY_SPACES, SPACES } from '../rules/content/spaces.ts';
import { fame, permanentFame } from '../rules/control.ts';
import { inSupply } from '../rules/creatures.ts';
import { hasSilver, tilesOf } from '../rules/ownership.ts';
import { NONE } from '../rules/state.ts';
import type { KemetView } from '../rules/view.ts';
import { battleCardName, cardName, colourName, creatureName, joined, quoted, spaceName, tileName } from './terms.ts';

/** The kinds of cards that a list of counts holds, each as often as it is there. */
export function kindsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
}

/** Everything of a player that lies open: figures, tiles, creatures, the action pyramid, cards that all have seen. */
export function playerLines(view: KemetView, seat: number, name: SeatNamer): Line[] {
  const city = view.city[seat] ?? NONE;
  return [
    line('text.player', {
      name: name(seat),
      city: city === NONE ? line('nothing') : line(`city.${CITIES[city]?.id}`),
      fame: fame(view, seat),
      permanent: permanentFame(view, seat),
      prayer: view.prayer[seat] ?? 0,
      supply: view.supply[seat] ?? 0,
      tokens: view.tokens[seat] ?? 0,
      cards: view.cards[seat] ?? 0,
      battle: view.battleCards[seat] ?? 0,
      veterans: view.veterans[seat] ?? 0,
    }),
    ...lists(view, seat).flatMap(([key, items]) =>
      items.length === 0 ? [] : [line(key, { name: name(seat), list: joined(items) })],
    ),
  ];
}

function lists(view: KemetView, seat: number): readonly (readonly [key: string, items: readonly Line[]])[] {
  const waiting = [...view.tamer.keys()].filter((creature) => inSupply(view, seat, creature));
  const played = BATTLE_CARDS.filter(({ index }) => ((view.faceUp[seat] ?? 0) & (1 << index)) !== 0);
  const known = kindsOf(view.known.slice(seat * KINDS, (seat + 1) * KINDS));
  return [
    ['text.tiles', tilesOf(view, seat).map(({ index }) => quoted(tileName(index)))],
    ['text.waiting', waiting.map(creatureName)],
    ['text.spaces', spacesOf(view, seat)],
    ['text.acquire', acquireOf(view, seat)],
    ['text.played', played.map(({ index }) => battleCardName(index))],
    ['text.known', known.map(cardName)],
  ];
}

/** Spaces with a token, and the metal tokens that are to come or played. */
function spacesOf(view: KemetView, seat: number): Line[] {
  const taken = SPACES.filter(({ index }) => ((view.spaces[seat] ?? 0) & (1 << index)) !== 0);
  const gold = view.goldOn[seat] ?? NONE;
  return [
    ...taken.map(({ index }) =>
      index === view.silverAt[seat] ? line('text.silver-on', { space: spaceName(index) }) : spaceName(index),
    ),
    ...(hasSilver(view, seat) && view.silverAt[seat] === NONE ? [line('text.silver-left')] : []),
    ...(gold === NONE ? [] : [line('text.gold-on', { tile: quoted(tileName(gold)) })]),
  ];
}

/** The colours of the buy spaces, and whether a tile of the colour was bought today. */
function acquireOf(view: KemetView, seat: number): Line[] {
  return BUY_SPACES.flatMap(({ buy }) => {
    const colour = view.acquire[seat * BUY_SPACES.length + buy] ?? NONE;
    if (colour === NONE) return [];
    const bought = ((view.bought[seat] ?? 0) & (1 << colour)) !== 0 ? 'yes' : 'no';
    return [line('text.acquire.space', { n: buy + 1, colour: colourName(colour), bought })];
  });
}
