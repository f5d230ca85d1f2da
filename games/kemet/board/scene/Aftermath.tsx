import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type ReactElement, useMemo } from 'react';
import { fighters, sideOf } from '../../rules/battle-sums.ts';
import { boardOf } from '../../rules/content/areas.ts';
import { RULES } from '../../rules/content/constants.ts';
import { creatureWith } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import { type KemetMove, RECALL, RETREAT, STAY } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import type { KemetView } from '../../rules/view.ts';
import { words } from '../../texts/index.ts';
import { areaName, creatureName, joined } from '../../texts/terms.ts';
import { SeatSign } from '../look/Glyph.tsx';
import { isTemple, refugesOf } from './battle-facts.ts';

interface AftermathProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
}

interface Way {
  readonly move: KemetMove;
  readonly rule: string;
  readonly gains: readonly Line[];
  readonly risks: readonly Line[];
}

/** What a battle has cost, and each way on with what it brings and what it risks. */
export function Aftermath({ props, battle }: AftermathProps): ReactElement {
  const { view, say, moves, choose } = props;
  const asked = moves.some((move) => move.do === 'recall');
  const ways = useMemo(() => (asked ? waysOn(props, battle) : []), [asked, props, battle]);
  return (
    <div className="kemet-aftermath" data-part="aftermath">
      <p className="kemet-losses">
        {[
          { seat: battle.attacker, came: battle.attackers, lost: battle.attackerLost },
          { seat: battle.defender, came: battle.defenders, lost: battle.defenderLost },
        ].map(({ seat, came, lost }) => (
          // Whoever has retreated or was recalled since has survived too.
          <span key={seat} data-explain={say(line('battle.losses.about'))} data-rule="11.4.1">
            <SeatSign seat={seat} /> {say(line('battle.losses', { lost, left: came - lost }))}
          </span>
        ))}
      </p>
      <div className="kemet-ways">
        {ways.map(({ move, rule, gains, risks }) => (
          <article key={move.do} data-explain={say(line(`battle.${move.do}.about`))} data-rule={rule}>
            <button
              type="button"
              className={move.do === 'recall' ? 'btn' : 'btn go'}
              aria-disabled={false}
              onClick={() => choose(move)}
            >
              {say(words.move(move, view))}
            </button>
            <ul>
              {gains.map((gain) => (
                <li key={say(gain)} data-kind="gain">
                  {say(gain)}
                </li>
              ))}
              {risks.map((risk) => (
                <li key={say(risk)} data-kind="risk">
                  {say(risk)}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </div>
  );
}

/** The ways that are on the list, each with its consequences. */
function waysOn({ view, seat, seats, moves }: BoardProps<Kemet>, battle: BattleTask): readonly Way[] {
  if (seat === null) return [];
  const units = fighters(view, battle, sideOf(battle, seat));
  const beast = creatureWith(view, seat, battle.area);
  const prayer = view.prayer[seat] ?? 0;
  const supply = view.supply[seat] ?? 0;
  const name = (one: number): string => seats.find((seatInfo) => seatInfo.seat === one)?.name ?? '';
  const enemies = (areas: readonly number[]): Line | null => threats(view, seat, areas, name);
  const found: Way[] = [];
  for (const move of moves) {
    if (move === RECALL) {
      const after = Math.min(RULES.prayerMax, prayer + units - 1);
      const won = battle.winner === seat;
      found.push({
        move,
        rule: won ? '11.7.1' : '11.6.2',
        gains: [
          line('battle.recall.prayer', { gain: after - prayer, before: prayer, after }),
          line('battle.recall.units', { units, supply: supply + units }),
        ],
        risks: [
          ...(beast === NONE ? [] : [line('battle.recall.creature', { creature: creatureName(beast) })]),
          ...(won
            ? [
                line('battle.recall.area', {
                  area: areaName(battle.area),
                  temple: isTemple(battle.area) ? 'yes' : 'no',
                }),
              ]
            : []),
        ],
      });
    }
    if (move === RETREAT) {
      const refuges = refugesOf(view);
      const threat = enemies(refuges);
      found.push({
        move,
        rule: '11.6.3',
        gains: [
          line('battle.retreat.units', { units }),
          ...(beast === NONE ? [] : [line('battle.retreat.creature', { creature: creatureName(beast) })]),
        ],
        risks: [
          line('battle.retreat.areas', { name: name(battle.winner), areas: joined(refuges.map(areaName)) }),
          ...(threat === null ? [] : [threat]),
        ],
      });
    }
    if (move === STAY) {
      const threat = enemies([battle.area]);
      found.push({
        move,
        rule: '11.7.1',
        gains: [
          line('battle.stay.area', { area: areaName(battle.area), temple: isTemple(battle.area) ? 'yes' : 'no' }),
          line('battle.stay.units', { units }),
        ],
        risks: threat === null ? [] : [threat],
      });
    }
  }
  return found;
}

/** The enemy troops beside some areas, by land. */
function threats(view: KemetView, seat: number, areas: readonly number[], name: (seat: number) => string): Line | null {
  const { near } = boardOf(view.seats);
  const beside = new Set(areas.flatMap((area) => near[area] ?? []));
  const troops = new Map<number, number[]>();
  for (const area of beside) {
    const holder = view.holder[area] ?? NONE;
    const units = view.units[area] ?? 0;
    if (holder === NONE || holder === seat || units === 0) continue;
    troops.set(holder, [...(troops.get(holder) ?? []), units]);
  }
  if (troops.size === 0) return null;
  const named = [...troops].map(([holder, units]) =>
    line('battle.threat.troop', { name: name(holder), units: units.join(', ') }),
  );
  return line('battle.threat', { troops: joined(named) });
}
