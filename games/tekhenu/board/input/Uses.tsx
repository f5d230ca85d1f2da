import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { dieAt, GODS, sectorOf } from '../../rules/content/wheel.ts';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';
import { TAKE_ANUBIS } from '../../rules/moves.ts';
import type { TekhenuView } from '../../rules/view.ts';
import { explainMove } from '../../texts/explained.ts';
import { words } from '../../texts/index.ts';
import { Glyph, type GlyphName, goodClass, goodGlyph } from '../look/Glyph.tsx';
import { type Effects, effectsBetween, priceOf } from '../scene/effects.ts';
import { change, figure } from '../scene/figures.ts';
import { Bar, Die } from '../scene/Pieces.tsx';
import { balanceAhead, pointed, usePointed, usesAfter } from './pointing.ts';

/** Moves that are drawn on the picture and need no button of their own. */
const DRAWN: ReadonlySet<TekhenuMove['do']> = new Set(['take', 'anubis', 'idle', 'lay', 'build']);

function glyphOf(move: TekhenuMove): GlyphName {
  switch (move.do) {
    case 'act':
    case 'extra':
      return GODS[move.god] ?? 'horus';
    case 'produce':
    case 'gain':
    case 'track':
      return goodGlyph(move.good);
    case 'value':
      return 'scribe';
    case 'card':
    case 'refresh':
      return 'tech';
    case 'osiris':
      return 'osiris';
    case 'statue':
      return 'statue';
    case 'score':
    case 'repeat':
    case 'keep':
      return 'decree';
    case 'faith':
      return 'faith';
    case 'upkeep':
      return 'bread';
    case 'pan':
      return 'scales';
    default:
      return move.do.startsWith('bless') ? 'blessing' : 'ra';
  }
}

/** Everything that can be done with a button, with what it gives and costs; in the draft the uses of the pointed die. */
export function Uses(props: BoardProps<Tekhenu>): ReactElement | null {
  const { ask, moves, say } = props;
  if (ask === null) return null;
  const listed = moves.filter((move) => !DRAWN.has(move.do));
  const drafting = ask.task === 'turn' && ask.choice === 'draft';
  return (
    <section
      className="tekhenu-uses"
      aria-label={say(line('ui.uses'))}
      data-part="uses"
      data-of-die={ask.task === 'turn' && ask.choice === 'ready'}
    >
      {drafting && <PointedDie {...props} />}
      {drafting && <DiceList {...props} />}
      {ask.choice === 'cell' || ask.choice === 'space' ? (
        <p className="tekhenu-hint">{say(line(`ui.hint.${ask.choice}`))}</p>
      ) : null}
      {listed.map((move) => (
        <UseButton key={words.move(move, props.view).key + JSON.stringify(move)} props={props} move={move} />
      ))}
    </section>
  );
}

/** On a phone the dice of the wheel are too small for a finger: the same dice again, large, by sector. */
function DiceList(props: BoardProps<Tekhenu>): ReactElement {
  const { moves, say, view } = props;
  const shown = usePointed(props);
  const spots = [...new Set(moves.flatMap((move) => ('spot' in move ? [move.spot] : [])))].toSorted((a, b) => a - b);
  return (
    <ul className="tekhenu-dice">
      {spots.map((spot) => {
        const move = moves.find((one) => 'spot' in one && one.spot === spot);
        if (move === undefined) return null;
        const god = GODS[sectorOf(spot)] ?? 'horus';
        return (
          <li key={spot}>
            <button
              type="button"
              aria-pressed={shown !== null && 'spot' in shown && shown.spot === spot}
              aria-label={say(words.move(move, view))}
              onClick={() => pointed.set(move)}
            >
              <svg viewBox="-17 -17 34 36" width="30" height="32" aria-hidden="true">
                <Die die={dieAt(spot)} x={0} y={0} />
                {move.do === 'anubis' && <Bar x={10} y={-10} />}
              </svg>
              <Glyph name={god} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the die under the pointer could do, before it is taken. */
function PointedDie(props: BoardProps<Tekhenu>): ReactElement {
  const { say, moves, choose, view, seat } = props;
  const move = usePointed(props);
  if (move === null || seat === null || !('spot' in move))
    return <p className="tekhenu-hint">{say(line('ui.hint.draft'))}</p>;
  const anubis = at(TAKE_ANUBIS, move.spot);
  const modes = [...new Set([move, ...(moves.includes(anubis) ? [anubis] : [])])];
  return (
    <div className="tekhenu-pointed">
      {move.do === 'take' && (
        <ul>
          {usesAfter(props, move).map((use) => (
            <li key={JSON.stringify(use.move)}>
              <Glyph name={glyphOf(use.move)} />
              <span>{say(words.move(use.move, use.view))}</span>
              <Price view={use.view} move={use.move} seat={seat} say={say} />
            </li>
          ))}
          <li className="tekhenu-balance-row">
            <Glyph name="scales" />
            <span>{say(line('ui.balance.after'))}</span>
            <b>
              {figure(balanceAhead(view, seat))} → {figure(balanceAhead(props.preview(move) ?? view, seat))}
            </b>
          </li>
        </ul>
      )}
      {modes.map((mode) => (
        <button
          key={mode.do}
          type="button"
          className="btn"
          onClick={() => {
            pointed.set(null);
            choose(mode, true);
          }}
        >
          {say(words.move(mode, view))}
        </button>
      ))}
    </div>
  );
}

function UseButton({ props, move }: { readonly props: BoardProps<Tekhenu>; readonly move: TekhenuMove }): ReactElement {
  const { say, view, choose, preview, seat, explain } = props;
  const after = seat === null ? null : preview(move);
  const effects = after === null || seat === null ? null : effectsBetween(view, after, seat);
  const top = view.agenda.at(-1);
  const about = explainMove(move, view);
  const look = () => {
    pointed.set(move);
    explain(null);
  };
  return (
    <button
      type="button"
      className="tekhenu-use"
      data-open="true"
      data-explain={about === null ? undefined : say(about)}
      onPointerEnter={look}
      onFocus={look}
      onClick={() => {
        pointed.set(null);
        choose(move);
      }}
    >
      <Glyph name={glyphOf(move)} />
      <span>{say(words.move(move, view))}</span>
      {seat !== null && <Price view={view} move={move} seat={seat} say={say} known={effects} />}
      {effects !== null && <Chips effects={effects} say={say} balance={top?.do === 'turn'} />}
    </button>
  );
}

type SayProp = { readonly say: BoardProps<Tekhenu>['say'] };

function Price({
  view,
  move,
  seat,
  say,
  known = null,
}: SayProp & {
  readonly view: TekhenuView;
  readonly move: TekhenuMove;
  readonly seat: number;
  /** What is told besides; a price that is part of it is not told twice. */
  readonly known?: Effects | null;
}): ReactElement | null {
  const turn = view.agenda.find((task) => task.do === 'turn');
  const price = priceOf(view, move, seat, turn?.do === 'turn' ? turn.value : 1);
  if (price === null) return null;
  if ('key' in price) return <em className="tekhenu-chip">{say(price)}</em>;
  const told = known?.goods.some(({ good, n }) => good === price.good && n < 0) ?? false;
  return price.n === 0 || told ? null : <GoodChip good={price.good} n={price.n} say={say} />;
}

function GoodChip({ good, n, say }: SayProp & { readonly good: number; readonly n: number }): ReactElement {
  const name = goodGlyph(good);
  return (
    <em className="tekhenu-chip" data-loss={n < 0}>
      {change(n)} <Glyph name={name} className={goodClass(good)} />
      <span className="unseen"> {say(line(`good.${name}`))}</span>
    </em>
  );
}

function Chips({
  effects,
  say,
  balance,
}: SayProp & { readonly effects: Effects; readonly balance: boolean }): ReactElement {
  const { goods, points, happiness, population } = effects;
  return (
    <>
      {points !== 0 && (
        <em className="tekhenu-chip tekhenu-vpchip">{say(line('amount.points', { n: change(points) }))}</em>
      )}
      {goods.map(({ good, n }) => (
        <GoodChip key={good} good={good} n={n} say={say} />
      ))}
      {happiness !== 0 && (
        <em className="tekhenu-chip" data-loss={happiness < 0}>
          {change(happiness)} <Glyph name="happy" className="tekhenu-r-happy" />
          <span className="unseen"> {say(line('marker.happiness'))}</span>
        </em>
      )}
      {population !== 0 && (
        <em className="tekhenu-chip" data-loss={population < 0}>
          {change(population)} <Glyph name="people" />
          <span className="unseen"> {say(line('marker.population'))}</span>
        </em>
      )}
      {balance && (
        <em className="tekhenu-chip" data-loss={effects.balance < 0}>
          <Glyph name="scales" /> {figure(effects.balance)}
          <span className="unseen"> {say(line('ui.balance.after'))}</span>
        </em>
      )}
    </>
  );
}
