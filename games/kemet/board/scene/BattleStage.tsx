import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import { ATTACKER, DEFENDER, helper, knownStrength, type Side, seatOf } from '../../rules/battle-sums.ts';
import { battleCardAt } from '../../rules/content/battle-cards.ts';
import { KINDS } from '../../rules/content/interventions.ts';
import { creatureWith } from '../../rules/creatures.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { areaName, battleCardName, cardName, creatureName, joined } from '../../texts/terms.ts';
import { BattleHand } from '../input/BattleHand.tsx';
import { Glyph, SeatSign } from '../look/Glyph.tsx';
import { creatureWords } from './labels.ts';

interface StageProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
}

const STEPS = ['council', 'clash', 'losses', 'after'] as const;

/** Which of the readable parts of a battle waits for somebody: losses and rewards never do. */
function stepOf({ view }: BoardProps<Kemet>, battle: BattleTask): (typeof STEPS)[number] {
  if (!view.revealed) return 'council';
  return battle.winner === NONE ? 'clash' : 'after';
}

/** A battle as a stage of its own: what is known of both sides, the secret choice, the reveal, losses and aftermath. */
export function BattleStage({ props, battle }: StageProps): ReactElement {
  const { say, view } = props;
  const now = stepOf(props, battle);
  const stage = useRef<HTMLElement>(null);
  // A battle that one has to fight comes into sight by itself.
  useEffect(() => {
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={stage}
      className="kemet-battle card"
      data-part="battle"
      aria-label={say(line('battle.title', { area: areaName(battle.area) }))}
    >
      <header>
        <Glyph name="battle" />
        <h2>{say(line('battle.title', { area: areaName(battle.area) }))}</h2>
        <ol className="kemet-battle-steps">
          {STEPS.map((step) => (
            <li key={step} aria-current={step === now ? 'step' : undefined}>
              {say(line(`battle.step.${step}`))}
            </li>
          ))}
        </ol>
      </header>
      <div className="kemet-sides">
        <SideHead props={props} battle={battle} side={ATTACKER} />
        <Strengths props={props} battle={battle} />
        <SideHead props={props} battle={battle} side={DEFENDER} />
      </div>
      {view.spied !== NONE && (
        <p className="kemet-spied">{say(line('battle.spied', { card: battleCardName(view.spied) }))}</p>
      )}
      <p className="note">
        {say(line('battle.tie'))} {say(line('battle.if-attacker'))}
      </p>
      <BattleHand props={props} battle={battle} />
    </section>
  );
}

/** Everything of a side's strength that lies open now. */
function openStrength({ view }: BoardProps<Kemet>, battle: BattleTask, side: Side): number {
  const { units, tiles, creature, home } = knownStrength(view, battle, side);
  return units + tiles + creature + home;
}

function SideHead({ props, battle, side }: StageProps & { readonly side: Side }): ReactElement {
  const { view, say, seats } = props;
  const seat = seatOf(battle, side);
  const decided = battle.winner !== NONE;
  const lost = side === ATTACKER ? battle.attackerLost : battle.defenderLost;
  const total = decided ? (side === ATTACKER ? battle.attack : battle.defence) : openStrength(props, battle, side);
  const state: Line = decided
    ? battle.winner === seat
      ? line('battle.wins')
      : line('nothing')
    : line(view.ready[side] === 1 ? 'battle.ready' : 'battle.thinking');
  return (
    <div className="kemet-side" data-seat={seat} data-won={decided && battle.winner === seat}>
      <b className="kemet-side-total">{total}</b>
      <SeatSign seat={seat} />
      <span>{seats.find((seatInfo) => seatInfo.seat === seat)?.name}</span>
      <small>{say(line(side === ATTACKER ? 'battle.attacker' : 'battle.defender'))}</small>
      <small className="kemet-side-state">{say(state)}</small>
      {decided && lost > 0 && <small className="kemet-side-lost">{say(line('battle.lost', { n: lost }))}</small>}
    </div>
  );
}

/** The rows of the comparison: attacker, what, defender. */
function Strengths({ props, battle }: StageProps): ReactElement {
  const { view, say } = props;
  const known = [ATTACKER, DEFENDER].map((side) => knownStrength(view, battle, side as Side));
  const [a, d] = known;
  const rows: readonly { readonly key: string; readonly cells: readonly (string | ReactElement)[] }[] = [
    // The units that fought: those that are left stand on the map.
    { key: 'units', cells: [String(battle.attackers), String(battle.defenders)] },
    { key: 'creature', cells: [creatureCell(props, battle, ATTACKER), creatureCell(props, battle, DEFENDER)] },
    { key: 'tiles', cells: [plus(a?.tiles ?? 0), plus(d?.tiles ?? 0)] },
    { key: 'home', cells: [plus(a?.home ?? 0), plus(d?.home ?? 0)] },
    { key: 'card', cells: [cardCell(props, ATTACKER), cardCell(props, DEFENDER)] },
    { key: 'divine', cells: [divineCell(props, battle, ATTACKER), divineCell(props, battle, DEFENDER)] },
  ];
  return (
    <table>
      <caption className="unseen">{say(line('battle.known'))}</caption>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <td>{cells[0]}</td>
            <th scope="row">{say(line(`battle.${key}`))}</th>
            <td>{cells[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const plus = (n: number): string => (n > 0 ? `+${n}` : '0');

/** The creature of a side; one that the Snake voids is struck through. */
function creatureCell({ view, say }: BoardProps<Kemet>, battle: BattleTask, side: Side): ReactElement {
  const present = creatureWith(view, seatOf(battle, side), battle.area);
  if (present === NONE) return <span>0</span>;
  const works = helper(view, battle, side) === present;
  const { creature } = knownStrength(view, battle, side);
  const name = say(creatureName(present));
  return <span data-explain={creatureWords(present, say)}>{works ? `${name} ${plus(creature)}` : <s>{name}</s>}</span>;
}

function cardCell({ view, say }: BoardProps<Kemet>, side: Side): ReactElement {
  const card = view.shown[side] ?? NONE;
  if (card === NONE) return <span className="note">+1…5</span>;
  return (
    <span>
      {say(battleCardName(card))} +{battleCardAt(card).strength}
    </span>
  );
}

function divineCell({ view, say }: BoardProps<Kemet>, battle: BattleTask, side: Side): ReactElement {
  const cards = Array.from({ length: KINDS }, (_, kind) => kind).filter(
    (kind) => (view.shownAdded[side * KINDS + kind] ?? 0) > 0,
  );
  if (view.revealed) return <span>{cards.length === 0 ? '0' : say(joined(cards.map(cardName)))}</span>;
  return <span className="note">{say(line('battle.hidden', { n: view.cards[seatOf(battle, side)] ?? 0 }))}</span>;
}
