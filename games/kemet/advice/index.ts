import { loadWeights } from '@naos/bots';
import type { Advice, Adviser } from '@naos/game-module';
import { line } from '@naos/words';
import type { Kemet } from '../rules/index.ts';
import { battleOf } from '../rules/view.ts';
import { areaName, battleCardName } from '../texts/terms.ts';
import { attacks, type BattleOdds, battleOdds, marchOdds, type Odds } from './odds.ts';

const cellsOf = ({ win, lost, theirs }: Odds) => [{ chance: win }, { mean: lost }, { mean: theirs }];
const COLUMNS = [line('odds.win'), line('odds.lost'), line('odds.theirs')];

/** Cards of a battle with their odds. */
function ofBattle({ battle, cards, mixed, hidden }: BattleOdds): Advice {
  const most = Math.max(...cards.map(({ share }) => share));
  return {
    text: [
      line('odds.battle', { area: areaName(battle.area), percent: Math.round(mixed.win * 100) }),
      line('odds.mix'),
    ],
    columns: [line('odds.card'), line('odds.share'), ...COLUMNS],
    rows: cards
      .toSorted((a, b) => b.share - a.share || b.win - a.win)
      .map(({ card, share, ...odds }) => ({
        name: battleCardName(card),
        cells: [{ chance: share }, ...cellsOf(odds)],
        marked: share === most,
      })),
    note: line('odds.note', { n: hidden }),
  };
}

/** Areas that may be attacked with their odds. */
function ofMarch(all: readonly BattleOdds[]): Advice {
  return {
    text: [line('odds.march')],
    columns: [line('odds.area'), ...COLUMNS],
    rows: all.map(({ battle, mixed }, i) => ({ name: areaName(battle.area), cells: cellsOf(mixed), marked: i === 0 })),
    note: line('odds.note', { n: Math.max(0, ...all.map(({ hidden }) => hidden)) }),
  };
}

/** Kemet's odds: of the cards in a battle, and of a battle before the step that begins it. */
export const advisers: readonly Adviser<Kemet>[] = [
  {
    id: 'odds',
    title: line('odds.title'),
    applies: (view, seat) => {
      const battle = battleOf(view.agenda);
      if (battle === null) return attacks(view, seat).length > 0;
      return !view.revealed && (battle.attacker === seat || battle.defender === seat);
    },
    advise: async (view, seat) => {
      const { evaluationOf } = await import('../bot/evaluate.ts');
      const evaluate = evaluationOf(await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url)));
      const odds = battleOdds(view, seat, evaluate);
      return odds === null ? ofMarch(marchOdds(view, seat, evaluate)) : ofBattle(odds);
    },
  },
];
