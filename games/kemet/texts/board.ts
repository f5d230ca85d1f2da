import { type Line, line, type SeatNamer } from '@naos/words';
import { knownStrength } from '../rules/battle-sums.ts';
import { areaAt, boardOf, DISTRICTS } from '../rules/content/areas.ts';
import { BATTLE_CARDS } from '../rules/content/battle-cards.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { TILES_OF } from '../rules/content/tiles.ts';
import { creatureWith } from '../rules/creatures.ts';
import { NONE } from '../rules/state.ts';
import { battleOf, type KemetView } from '../rules/view.ts';
import { kindsOf, playerLines } from './board-players.ts';
import {
  along,
  areaName,
  battleCardName,
  cardName,
  colourName,
  creatureName,
  joined,
  pyramidName,
  quoted,
  tileName,
} from './terms.ts';

/** The board in text mode: the round, what is under way, each player, the land, the market, the cards, the own hands. */
export function board(view: KemetView, name: SeatNamer): readonly Line[] {
  return [
    line('text.round', { round: view.round, lap: view.lap, phase: view.phase }),
    line('text.order', { order: view.order.map(name).join(', ') }),
    ...underWay(view, name),
    ...view.city.flatMap((_, seat) => playerLines(view, seat, name)),
    ...boardOf(view.seats).areas.flatMap((area) => areaLine(view, area, name)),
    ...landLines(view),
    ...offerLines(view),
    ...pileLines(view),
    ...handLines(view),
  ];
}

/** A group on its way and a battle, which are on no area's line. */
function underWay(view: KemetView, name: SeatNamer): Line[] {
  const lines: Line[] = [];
  const task = view.agenda.at(-1);
  if (task?.do === 'move' && task.here !== NONE) {
    const { seat, units, beasts, here, points } = task;
    lines.push(line('text.group', { name: name(seat), units, with: along(beasts), area: areaName(here), points }));
  }
  const battle = battleOf(view.agenda);
  if (battle === null) return lines;
  const { area, attacker, defender } = battle;
  const [attack, defence] = [knownStrength(view, battle, 0), knownStrength(view, battle, 1)];
  const sum = ({ units, tiles, creature, home }: typeof attack): number => units + tiles + creature + home;
  lines.push(
    line('text.battle', {
      area: areaName(area),
      name: name(attacker),
      defender: name(defender),
      units: attack.units,
      attack: sum(attack),
      there: defence.units,
      defence: sum(defence),
    }),
  );
  return lines;
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
    parts.push(line('text.pyramid', { pyramid: pyramidName(view.colour[area] ?? 0), level: view.height[area] ?? 0 }));
  }
  return parts.length === 0 ? [] : [line('text.area', { area: areaName(area), parts: joined(parts) })];
}

/** What is drawn on the land itself: where one can teleport to, where boats go, what temples give. */
function landLines(view: KemetView): Line[] {
  const { obelisks, tradePorts, temples } = boardOf(view.seats);
  const named = (areas: readonly number[]): Line => joined(areas.map(areaName));
  const worship = temples.filter((area) => areaAt(area).income > 0);
  return [
    line('text.obelisks', { areas: named(obelisks) }),
    line('text.ports', { areas: named(tradePorts) }),
    line('text.temples', {
      list: joined(worship.map((area) => line('text.temple', { area: areaName(area), income: areaAt(area).income }))),
    }),
  ];
}

function offerLines(view: KemetView): Line[] {
  return COLOURS.flatMap((_, colour) => {
    const tiles = (TILES_OF[colour] ?? []).filter(({ index }) => (view.offer[index] ?? 0) > 0);
    if ((view.colours & (1 << colour)) === 0 || tiles.length === 0) return [];
    const left = tiles.reduce((sum, { index }) => sum + (view.offer[index] ?? 0), 0);
    const list = joined(tiles.map(({ index, level }) => line('text.tile', { tile: quoted(tileName(index)), level })));
    return [line('text.offer', { colour: colourName(colour), tiles: left, list })];
  });
}

function pileLines({ deckSize, pile }: KemetView): Line[] {
  const cards = kindsOf(pile);
  return [
    line('cards.deck', { n: deckSize }),
    cards.length === 0 ? line('cards.pile.empty') : line('text.pile', { cards: joined(cards.map(cardName)) }),
  ];
}

function handLines({ own }: KemetView): Line[] {
  if (own === null) return [];
  const battle = BATTLE_CARDS.filter(({ index }) => (own.battleHand & (1 << index)) !== 0);
  return [
    line('text.hand', { cards: joined(kindsOf(own.hand).map(cardName)) }),
    line('text.battle-hand', { cards: joined(battle.map(({ index }) => battleCardName(index))) }),
  ];
}
