import { type Line, line, type SeatNamer } from '@naos/words';
import { boardOf, CITIES, DISTRICTS } from '../rules/content/areas.ts';
import { BATTLE_CARDS } from '../rules/content/battle-cards.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { KINDS } from '../rules/content/interventions.ts';
import { TILES_OF } from '../rules/content/tiles.ts';
import { fame, permanentFame } from '../rules/control.ts';
import { creatureWith } from '../rules/creatures.ts';
import { tilesOf } from '../rules/ownership.ts';
import { NONE } from '../rules/state.ts';
import type { KemetView } from '../rules/view.ts';
import { areaName, battleCardName, cardName, colourName, creatureName, joined, tileName } from './terms.ts';

/** The board in text mode: the round, each player, each area that holds something, the own hands. */
export function board(view: KemetView, name: SeatNamer): readonly Line[] {
  return [
    line('text.round', { round: view.round, lap: view.lap, phase: view.phase }),
    line('text.order', { order: view.order.map(name).join(', ') }),
    ...view.city.flatMap((_, seat) => playerLines(view, seat, name)),
    ...boardOf(view.seats).areas.flatMap((area) => areaLine(view, area, name)),
    ...offerLines(view),
    ...handLines(view),
  ];
}

function playerLines(view: KemetView, seat: number, name: SeatNamer): Line[] {
  const tiles = tilesOf(view, seat).map(({ index }) => tileName(index));
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
    ...(tiles.length === 0 ? [] : [line('text.tiles', { name: name(seat), tiles: joined(tiles) })]),
  ];
}

function areaLine(view: KemetView, area: number, name: SeatNamer): Line[] {
  const holder = view.holder[area] ?? NONE;
  const parts: Line[] = [];
  if (holder !== NONE) {
    const creature = creatureWith(view, holder, area);
    const units = line('text.troop', { name: name(holder), units: view.units[area] ?? 0 });
    parts.push(
      creature === NONE ? units : line('text.troop.creature', { troop: units, creature: creatureName(creature) }),
    );
  }
  if (area < DISTRICTS && (view.height[area] ?? 0) > 0) {
    parts.push(line('text.pyramid', { colour: colourName(view.colour[area] ?? 0), level: view.height[area] ?? 0 }));
  }
  return parts.length === 0 ? [] : [line('text.area', { area: areaName(area), parts: joined(parts) })];
}

function offerLines(view: KemetView): Line[] {
  return COLOURS.flatMap((_, colour) => {
    if ((view.colours & (1 << colour)) === 0) return [];
    const left = (TILES_OF[colour] ?? []).reduce((sum, { index }) => sum + (view.offer[index] ?? 0), 0);
    return [line('text.offer', { colour: colourName(colour), tiles: left })];
  });
}

function handLines({ own }: KemetView): Line[] {
  if (own === null) return [];
  const cards = Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) =>
    new Array<number>(own.hand[kind] ?? 0).fill(kind),
  );
  const battle = BATTLE_CARDS.filter(({ index }) => (own.battleHand & (1 << index)) !== 0);
  return [
    line('text.hand', { cards: joined(cards.map(cardName)) }),
    line('text.battle-hand', { cards: joined(battle.map(({ index }) => battleCardName(index))) }),
  ];
}
