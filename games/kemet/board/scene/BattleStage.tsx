import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import { sideOf } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { areaName, battleCardName } from '../../texts/terms.ts';
import { BattleHand } from '../input/BattleHand.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { Aftermath } from './Aftermath.tsx';
import { isTemple, ownCommitment, SIDES, sideSum } from './battle-facts.ts';
import { Forecast } from './Forecast.tsx';
import { StrengthScale } from './StrengthScale.tsx';

interface StageProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
}

const STEPS = ['council', 'clash', 'losses', 'after'] as const;
const RULE_OF_STEP = { council: '11.1.1', clash: '11.2.1', losses: '11.4.2', after: '11.6.1' } as const;

/** Which of the readable parts of a battle waits for somebody: losses and rewards never do. */
function stepOf({ view }: BoardProps<Kemet>, battle: BattleTask): (typeof STEPS)[number] {
  if (!view.revealed) return 'council';
  return battle.winner === NONE ? 'clash' : 'after';
}

/** A battle on one screen: both sides on one scale, what each answer would bring, the secret choice, the aftermath. */
export function BattleStage({ props, battle }: StageProps): ReactElement {
  const { say, view, seat } = props;
  const now = stepOf(props, battle);
  const [pondered, ponder] = useState(NONE);
  const fights = seat !== null && (seat === battle.attacker || seat === battle.defender);
  const side = seat !== null && fights ? sideOf(battle, seat) : null;
  const chosen = side === null ? null : ownCommitment(view, pondered);
  const sums = SIDES.map((one) => sideSum(view, battle, one, one === side ? chosen : null));
  const role = seat === battle.attacker ? 'attacker' : 'defender';
  return (
    <section
      className="kemet-battle card"
      data-part="battle"
      data-council={side !== null && now === 'council'}
      aria-label={say(line('battle.title', { area: areaName(battle.area) }))}
    >
      <header data-explain={say(line('battle.total.about'))} data-rule="11.3.3">
        <Glyph name="battle" />
        <h2>{say(line('battle.title', { area: areaName(battle.area) }))}</h2>
        <ol className="kemet-battle-steps">
          {STEPS.map((step, i) => (
            <li
              key={step}
              aria-current={step === now ? 'step' : undefined}
              data-explain={say(line(`battle.step.${step}`))}
              data-rule={RULE_OF_STEP[step]}
            >
              <i aria-hidden="true">{i + 1}</i>
              <span>{say(line(`battle.step.${step}`))}</span>
            </li>
          ))}
        </ol>
      </header>
      <StrengthScale props={props} battle={battle} sums={sums} />
      {view.spied !== NONE && (
        <p className="kemet-spied">{say(line('battle.spied', { card: battleCardName(view.spied) }))}</p>
      )}
      <p className="note kemet-stake">
        <span className="kemet-stake-tie">{say(line('battle.tie'))} </span>
        {side !== null && now === 'council'
          ? say(line(`battle.stake.${role}`, { temple: isTemple(battle.area) ? 'yes' : 'no' }))
          : say(line('battle.if-attacker'))}
      </p>
      {side !== null && now === 'council' && (
        <>
          <Forecast props={props} battle={battle} side={side} chosen={chosen} />
          <BattleHand props={props} battle={battle} onPonder={ponder} />
        </>
      )}
      {now === 'after' && <Aftermath props={props} battle={battle} />}
    </section>
  );
}
