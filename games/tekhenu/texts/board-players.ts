import { type Line, line, type SeatNamer } from '@naos/words';
import { balanceOf } from '../rules/balance.ts';
import { START, STATUE_GRANITE, UPKEEP } from '../rules/content/board.ts';
import { BREAD, GRANITE, SCRIBE } from '../rules/content/goods.ts';
import { BLESSING, CARDS_OF_KIND, DECREE, TECHNOLOGY } from '../rules/content/market.ts';
import { ANKH } from '../rules/content/starting.ts';
import { effectOf, T15, T17 } from '../rules/content/technologies.ts';
import type { PlayerView, TekhenuView } from '../rules/view.ts';
import { amountLine, amountsLine, cardWords, dieName, godName, joined } from './terms.ts';

function cardsOf(mask: number, kind: number): Line[] {
  return Array.from({ length: CARDS_OF_KIND }, (_, card) => card)
    .filter((card) => (mask & (1 << card)) !== 0)
    .map((card) => line('text.card', cardWords(kind, card)));
}

function orNone(list: readonly Line[]): Line {
  return list.length === 0 ? line('text.none') : joined(list);
}

function openCards(p: PlayerView): Line {
  return orNone([...cardsOf(p.blessings, BLESSING), ...cardsOf(p.technologies, TECHNOLOGY)]);
}

function ankhOf({ technologies, destiny }: PlayerView): number | Line {
  return (technologies & T15) !== 0 ? (effectOf(T15).ankh ?? 0) : (ANKH[destiny] ?? line('text.none'));
}

function piecesLine(p: PlayerView, name: string): Line {
  const { buildings, pillars, statues, technologies } = p;
  const upkeep = (technologies & T17) !== 0 ? line('text.none') : amountLine(BREAD, UPKEEP[buildings] ?? 0);
  const cost = amountLine(GRANITE, STATUE_GRANITE[statues] ?? 0);
  return statues < START.statues
    ? line('text.pieces', { name, buildings, pillars, statues, cost, upkeep })
    : line('text.pieces.all', { name, buildings, pillars, upkeep });
}

function scalesLine({ left, right, under, excess }: PlayerView, balance: number, name: string): Line {
  const dice = (list: readonly number[]) => orNone(list.map(dieName));
  return line('text.scales', { name, left: dice(left), right: dice(right), under: dice(under), excess, balance });
}

/** What lies before a player: points, goods, cards, pieces, scales. */
export function playerLines(view: TekhenuView, p: PlayerView, player: number, name: SeatNamer): Line[] {
  const { vp, happiness, population, buildings, pillars, statues, decreeCount: decrees } = p;
  const cards = openCards(p);
  if (player >= view.seats) {
    const scribes = amountLine(SCRIBE, p.goods[SCRIBE] ?? 0);
    const pieces = { buildings, pillars, statues };
    return [line('text.opponent', { vp, happiness, population, ...pieces, cards, scribes, decrees })];
  }
  const said = name(player);
  return [
    line('text.player', {
      vp,
      happiness,
      population,
      cards,
      decrees,
      name: said,
      goods: amountsLine(p.goods),
      production: amountsLine(p.production),
      ankh: ankhOf(p),
    }),
    piecesLine(p, said),
    scalesLine(p, balanceOf({ ...p, decrees: 0 }), said),
  ];
}

/** What the viewer alone sees or holds: decrees, and the die in hand. */
export function ownLines({ viewer, players, agenda }: TekhenuView): Line[] {
  const lines: Line[] = [];
  const mine = viewer === null ? undefined : players[viewer];
  const decrees = cardsOf(mine?.decrees ?? 0, DECREE);
  if (decrees.length > 0) lines.push(line('text.decrees', { list: joined(decrees) }));
  const turn = agenda.find((task) => task.do === 'turn');
  if (turn?.do === 'turn' && turn.held) {
    lines.push(line('text.held', { die: dieName(turn.die), god: godName(turn.sector), value: turn.value }));
  }
  return lines;
}
