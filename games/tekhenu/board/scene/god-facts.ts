import { type Line, line } from '@naos/words';
import {
  BASTET_PAPYRUS,
  byCount,
  HORUS_BONUS,
  STATUE_GRANITE,
  THOTH_CARDS,
  THOTH_PAPYRUS,
} from '../../rules/content/board.ts';
import { type Amounts, BREAD, GRANITE, LIMESTONE, NOTHING, PAPYRUS } from '../../rules/content/goods.ts';
import { HAPPINESS_COST, ROWS, SLOTS } from '../../rules/content/osiris.ts';
import { BUILDING_SPACES } from '../../rules/content/temple.ts';
import { TILES } from '../../rules/content/tiles.ts';
import {
  BASTET,
  COLOURS,
  CONDITIONS,
  colourOf,
  conditionOf,
  dieAt,
  FORBIDDEN,
  faceOf,
  GODS,
  GOOD_OF_COLOUR,
  HATHOR,
  HORUS,
  OSIRIS,
  PURE,
  PURITIES,
  purityOf,
  RA,
  sectorOf,
  THOTH,
} from '../../rules/content/wheel.ts';
import type { TekhenuView } from '../../rules/view.ts';
import { amountsLine, colourName, dieName, godName, goodName, joined } from '../../texts/terms.ts';

const TAINTED = PURITIES.indexOf('tainted');

/** What an action costs, from the cheapest way to the dearest; happiness is no good. */
interface Cost {
  readonly good: number | 'happiness';
  readonly low: number;
  readonly high: number;
}

function between(good: number, costs: readonly number[]): Cost {
  return costs.length === 0 ? { good, low: 0, high: 0 } : { good, low: Math.min(...costs), high: Math.max(...costs) };
}

/** What the action of a god costs a player now, whatever the die. */
export function costOf(view: TekhenuView, god: number, seat: number): Cost {
  switch (god) {
    case HORUS:
      return between(GRANITE, STATUE_GRANITE.slice(view.players[seat]?.statues ?? 0).slice(0, 1));
    case RA:
      return between(
        LIMESTONE,
        view.raSlots.flatMap((tile) => TILES[tile]?.limestone ?? []),
      );
    case HATHOR:
      return between(
        BREAD,
        BUILDING_SPACES.flatMap(({ bread, fromPlayers }, i) =>
          view.spaces[i] === -1 && fromPlayers <= view.players.length ? [bread] : [],
        ),
      );
    case BASTET:
      return between(PAPYRUS, [BASTET_PAPYRUS]);
    case THOTH:
      return between(PAPYRUS, THOTH_PAPYRUS.slice(1));
    default:
      return { good: 'happiness', low: HAPPINESS_COST, high: HAPPINESS_COST };
  }
}

/** The Horus position of a god's token, counted from 1, and the bonus of a statue for that god. */
export function statueOf({ tokens }: TekhenuView, god: number): { readonly position: number; readonly bonus: Amounts } {
  const position = tokens.indexOf(god);
  return { position: position + 1, bonus: HORUS_BONUS[position] ?? NOTHING };
}

/** What a god does, pays and gives, in words. */
export function aboutGod(view: TekhenuView, god: number): Line {
  return line('explain.god.statue', {
    about: line(`explain.god.${GODS[god]}`),
    bonus: amountsLine(statueOf(view, god).bonus),
    own: byCount(view.players.length).bonusOnOwnAction ? 'yes' : 'no',
  });
}

/** What the action of a god brings with a value, before its target is chosen. */
export function givesOf(view: TekhenuView, god: number, value: number): Line | null {
  switch (god) {
    case HORUS:
      return line('gives.horus', { god: godName(view.tokens[value - 1] ?? 0) });
    case RA:
      return line('gives.ra');
    case HATHOR:
      return line('gives.hathor', { value });
    case BASTET:
      return line('gives.bastet', { value });
    case THOTH:
      return line('gives.thoth', { n: THOTH_CARDS[value] ?? 0 });
    case OSIRIS:
      return line('gives.osiris', { value, gain: rowGain(value) });
    default:
      return null;
  }
}

/** The resources of a row of workshops and quarries: as many of its own kind in every district. */
function rowGain(value: number): Line {
  const gains = Array.from({ length: SLOTS.length / ROWS }, (_, district) => SLOTS[district * ROWS + value - 1]?.gain);
  const own = Math.max(...(gains[0] ?? NOTHING).slice(0, 4));
  return line('amount.any', { n: own });
}

/** What a god does and how the light stands in its sector. */
export function aboutSector(view: TekhenuView, god: number): Line {
  return line('explain.both', { first: aboutGod(view, god), second: aboutLight(view, god) });
}

/** The light of a sector, and what each colour of dice is in it. */
export function aboutLight({ wheel }: TekhenuView, sector: number): Line {
  const condition = conditionOf(wheel, sector);
  const of = (wanted: number): Line => {
    const colours = COLOURS.flatMap((_, colour) =>
      purityOf(colour, condition) === wanted ? [colourName(colour)] : [],
    );
    return colours.length === 0 ? line('text.none') : joined(colours);
  };
  return line('explain.sector', {
    god: godName(sector),
    light: line(`light.${CONDITIONS[condition]}`),
    pure: of(PURE),
    tainted: of(TAINTED),
    forbidden: of(FORBIDDEN),
  });
}

/** A die on the wheel: where it would lie on the scales and what it could do. */
export function aboutDie(spot: number, purity: number): Line {
  const die = dieAt(spot);
  const good = GOOD_OF_COLOUR[colourOf(die)] ?? -1;
  return line(`explain.die.${PURITIES[purity]}`, {
    die: dieName(die),
    face: faceOf(die),
    god: godName(sectorOf(spot)),
    produce: good === -1 ? line('nothing') : line('explain.die.produces', { good: goodName(good) }),
  });
}
